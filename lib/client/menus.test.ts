// @environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { startMenus } from './menus'

startMenus()
beforeEach(() => {
  document.body.innerHTML = `
    <details data-menu open><summary>Languages</summary><a href="#zh">中文</a></details>
    <details open><summary>Other</summary></details>
    <button>Elsewhere</button>`
})

const menu = () => document.querySelector<HTMLDetailsElement>('[data-menu]') as HTMLDetailsElement
const dispatch = (selector: string, event: Event) => document.querySelector(selector)?.dispatchEvent(event)
const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })

describe('a menu', () => {
  it.each(['pointerdown', 'focusin'])('a menu closes on %s outside of it, but not inside', (type) => {
    dispatch('[data-menu] a', new Event(type, { bubbles: true }))
    expect(menu().open).toBe(true)
    dispatch('button', new Event(type, { bubbles: true }))
    expect(menu().open).toBe(false)
  })

  it('a menu closes on Escape in it, which returns the focus to its button', () => {
    dispatch('button', escape())
    expect(menu().open).toBe(true)
    dispatch('[data-menu] a', escape())
    expect([menu().open, document.activeElement?.textContent]).toEqual([false, 'Languages'])
  })

  it('other elements that can be opened stay open', () => {
    dispatch('button', new Event('pointerdown', { bubbles: true }))
    expect(document.querySelectorAll('details[open]')).toHaveLength(1)
  })

  it('a menu that Escape has dismissed while the mouse is over it can be opened again when the mouse has left it', () => {
    menu().setAttribute('data-dismissed', '')
    dispatch('[data-menu] a', new Event('pointerover', { bubbles: true }))
    expect(menu().hasAttribute('data-dismissed')).toBe(true)
    dispatch('button', new Event('pointerover', { bubbles: true }))
    expect(menu().hasAttribute('data-dismissed')).toBe(false)
  })
})
