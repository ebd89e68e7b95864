/** `Menu`: items that can be found by id and clicked. Nothing is drawn, and no key is heard: the page hears its own. */
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
