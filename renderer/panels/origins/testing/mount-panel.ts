import { mount, type VueWrapper } from '@vue/test-utils'
import type { Component } from 'vue'
import { COLOURS } from './fixture'

const COMMON = { colours: COLOURS, readonly: false, help: true }

/** Mounts a panel in the page with the props all of them share, and leaves it there until the test unmounts it. */
export function mountPanel(panel: Component, props: Record<string, unknown>, more: object = {}): VueWrapper {
  // The panels differ in type; a test asks only for what every wrapper has.
  return mount(panel, { attachTo: document.body, props: { ...COMMON, ...props }, ...more }) as VueWrapper
}

/** Dialogs lie outside the panel, at the end of the page. */
export const inPage = (selector: string): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>(selector)]
export const buttonNamed = (name: string): HTMLButtonElement => {
  const found = inPage('button').find((b) => spoken(b) === name)
  if (!found) throw new Error(`No button "${name}" among: ${inPage('button').map(spoken).join(' | ')}`)
  return found as HTMLButtonElement // the selector asks for buttons
}
/** Words as a screen reader meets them: hidden parts left out, pictures by their label, pieces set apart. */
function read(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === 3) return node.textContent ?? ''
      if (!(node instanceof HTMLElement || node instanceof SVGElement)) return ''
      if (node.getAttribute('aria-hidden') === 'true') return ''
      return node.getAttribute('role') === 'img' ? (node.getAttribute('aria-label') ?? '') : read(node)
    })
    .join(' ')
}
const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.:;)])/g, '$1')
    .trim()
/** What a screen reader would call it: its label, or its words in one line. */
export const spoken = (element: Element): string => element.getAttribute('aria-label') ?? wordsIn(element)
export const wordsIn = (element: Element): string => tidy(read(element))
export const wordsOf = (wrapper: VueWrapper): string => wordsIn(wrapper.element as Element)
