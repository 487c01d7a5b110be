// @vitest-environment jsdom
import { fireEvent, render, screen } from '../test-dom'
import { describe, expect, it } from 'vitest'
import { Disclosure } from './Disclosure'

/** Renders a menu beside another control. `open` opens it, and the browser has not dispatched its `toggle` yet. */
function showMenu() {
  render(
    <>
      <Disclosure className="menu">
        <summary>Languages</summary>
        <a href="#zh">中文</a>
      </Disclosure>
      <button type="button">Elsewhere</button>
    </>,
  )
  const menu = screen.getByText('Languages').closest('details') as HTMLDetailsElement
  return {
    menu,
    open: () => (menu.open = true),
  }
}

describe('Disclosure', () => {
  it('Disclosure is a closed <details> with the given attributes', () => {
    const { menu } = showMenu()
    expect([menu.open, menu.className]).toEqual([false, 'menu'])
  })

  it('arriving on a page closes a Disclosure', () => {
    const { menu, open } = showMenu()
    open()
    dispatchEvent(new Event('site:arrived'))
    expect(menu.open).toBe(false)
  })

  it.each([
    ['a press', fireEvent.pointerDown],
    ['a focus', fireEvent.focusIn],
  ])('%s outside of a Disclosure closes it', (_, act) => {
    const { menu, open } = showMenu()
    open()
    act(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(menu.open).toBe(false)
  })

  it.each([
    ['a press', fireEvent.pointerDown],
    ['a focus', fireEvent.focusIn],
  ])('%s inside of a Disclosure leaves it open', (_, act) => {
    const { menu, open } = showMenu()
    open()
    act(screen.getByRole('link', { name: '中文' }))
    expect(menu.open).toBe(true)
  })

  it('Disclosure closes on Escape and returns the focus to its summary', () => {
    const { menu, open } = showMenu()
    open()
    const link = screen.getByRole('link', { name: '中文' })
    link.focus()
    fireEvent.keyDown(link, { key: 'Escape' })
    expect(menu.open).toBe(false)
    expect(document.activeElement?.textContent).toBe('Languages')
  })

  it('Disclosure stays open on other keys', () => {
    const { menu, open } = showMenu()
    open()
    fireEvent.keyDown(screen.getByRole('link', { name: '中文' }), { key: 'ArrowDown' })
    expect(menu.open).toBe(true)
  })
})
