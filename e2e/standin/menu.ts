/** `Menu`: items that can be found by id and clicked. Nothing is drawn. */
import { app } from './app'
import { strict } from './strict'

export interface ItemTemplate {
  id?: string
  label?: string
  role?: string
  type?: string
  accelerator?: string
  enabled?: boolean
  checked?: boolean
  submenu?: ItemTemplate[] | Menu
  click?: (item: MenuItem, window: unknown, event: unknown) => void
}

export class MenuItem {
  readonly id: string
  readonly label: string
  readonly role: string | undefined
  readonly type: string
  readonly accelerator: string | undefined
  enabled: boolean
  visible = true
  checked: boolean
  readonly submenu: Menu | undefined
  readonly click: () => void

  constructor(template: ItemTemplate) {
    this.id = template.id ?? ''
    this.label = template.label ?? template.role ?? ''
    this.role = template.role
    this.type = template.type ?? (template.submenu === undefined ? 'normal' : 'submenu')
    this.accelerator = template.accelerator
    this.enabled = template.enabled ?? true
    this.checked = template.checked ?? false
    this.submenu =
      template.submenu === undefined || template.submenu instanceof Menu
        ? template.submenu
        : Menu.buildFromTemplate(template.submenu)
    this.click = () => {
      if (!this.enabled) return
      if (this.role === 'quit') app.quit()
      else template.click?.(this, undefined, {})
    }
  }
}

export class Menu {
  private static applicationMenu: Menu | null = null
  items: MenuItem[] = []

  static setApplicationMenu(menu: Menu | null): void {
    Menu.applicationMenu = menu
  }
  static getApplicationMenu(): Menu | null {
    return Menu.applicationMenu
  }
  static buildFromTemplate(template: readonly ItemTemplate[]): Menu {
    const menu = new Menu()
    menu.items = template.map((item) => strict('menuItem', new MenuItem(item)))
    return strict('menu', menu)
  }
  getMenuItemById(id: string): MenuItem | null {
    return this.all().find((item) => item.id === id) ?? null
  }
  /** Every item, those of submenus included. */
  all(): MenuItem[] {
    return this.items.flatMap((item) => [item, ...(item.submenu?.all() ?? [])])
  }
}

export interface PressedKey {
  readonly key: string
  readonly command: boolean
  readonly shift: boolean
  readonly alt: boolean
}

/** An app window of a browser draws no menu, but its keys work. */
export function pressAccelerator(pressed: PressedKey): void {
  const item = Menu.getApplicationMenu()
    ?.all()
    .find((each) => each.accelerator !== undefined && sameKey(each.accelerator, pressed))
  item?.click()
}

function sameKey(accelerator: string, pressed: PressedKey): boolean {
  const parts = accelerator.toLowerCase().split('+')
  const key = parts.pop() ?? ''
  const names: Record<string, string> = { plus: '+' }
  return (
    (names[key] ?? key) === pressed.key.toLowerCase() &&
    parts.some((part) => part === 'cmdorctrl' || part === 'commandorcontrol') === pressed.command &&
    (parts.includes('shift') || key === 'plus') === (pressed.shift || key === 'plus') &&
    parts.includes('alt') === pressed.alt
  )
}
