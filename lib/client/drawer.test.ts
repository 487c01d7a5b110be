// @environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startDrawer } from './drawer'

const { entry } = vi.hoisted(() => ({ entry: { back: () => {}, remove: vi.fn(async () => {}) } }))
vi.mock('./modal', async (original) => ({
  ...(await original<object>()),
  closeOnBack(close: () => void) {
    entry.back = close
    return entry.remove
  },
}))

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const drawer = () => find('[data-drawer]') as HTMLDetailsElement
const panel = () => find('[role=dialog]')
const inert = () => [...document.querySelectorAll<HTMLElement>('[id]')].filter((each) => each.inert).map(({ id }) => id)

/** Waits for the event of the browser after the drawer was opened or closed. */
const toggled = () =>
  new Promise((resolve) => drawer().addEventListener('toggle', () => setTimeout(resolve), { once: true }))

async function open(): Promise<void> {
  const opening = toggled()
  drawer().open = true
  await opening
}

/** Closes the drawer by an action. */
async function closeBy(act: () => void): Promise<void> {
  const closing = toggled()
  act()
  await closing
}

const escape = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
const click = (selector: string) => {
  find(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }))
  find(selector).click()
}

let widened: EventTarget
beforeEach(() => {
  widened = new EventTarget()
  entry.remove.mockReset().mockResolvedValue()
  vi.stubGlobal('matchMedia', () => widened)
  document.body.innerHTML = `
    <header><details data-drawer><summary>Menu</summary><div role="dialog" tabindex="-1">
      <div data-shown="secondary"><div id="main-menu"><a href="#news">News</a></div>
        <div id="section"><button>Back</button><a href="#part">Part</a><a href="#all" aria-expanded="false">All</a></div>
      </div></div></details></header>
    <main id="text"><p>Text</p></main>`
})

startDrawer()
afterEach(async () => {
  if (drawer().open) await closeBy(escape)
})

describe('the drawer', () => {
  it('the drawer is modal while it is open, and only the shown menu can be used', async () => {
    await open()
    expect([panel().ariaModal, document.activeElement, inert()]).toEqual(['true', panel(), ['main-menu', 'text']])
    await closeBy(escape)
    expect([panel().ariaModal, document.activeElement?.tagName, inert()]).toEqual([null, 'SUMMARY', []])
  })

  it('the menu of the site replaces that of the section, until the drawer is opened again', async () => {
    await open()
    // as the inline script of the button does
    find('[data-shown]').dataset.shown = 'primary'
    click('button')
    expect(inert()).toEqual(['section', 'text'])
    await closeBy(escape)
    await open()
    expect(inert()).toEqual(['main-menu', 'text'])
  })

  it.each([
    ['Escape', escape],
    ['a click outside', () => click('p')],
    ['Back', () => entry.back()],
    ['widening the window', () => void widened.dispatchEvent(new Event('change'))],
  ])('%s closes the drawer, and its history entry is removed', async (_, act) => {
    await open()
    await closeBy(act)
    expect(drawer().open).toBe(false)
    expect(entry.remove).toHaveBeenCalled()
  })

  it('a link is followed after the drawer is closed and its history entry is removed', async () => {
    await open()
    let remove = () => {}
    entry.remove.mockReturnValue(new Promise((resolve) => (remove = resolve)))
    await closeBy(() => click('#section a'))
    expect(location.hash).toBe('')
    remove()
    await expect.poll(() => location.hash).toBe('#part')
  })

  it('a link that opens its category, or another tab, leaves the drawer open', async () => {
    await open()
    click('[aria-expanded]')
    find('[href="#part"]').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(drawer().open).toBe(true)
  })

  it('a drawer that is already open when its script arrives is modal', async () => {
    drawer().setAttribute('open', '')
    dispatchEvent(new Event('site:arrived'))
    expect(panel().ariaModal).toBe('true')
    await toggled()
  })
})
