// @environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handleTabs, tabKey } from './tabs'

/** Runs the script from its source text alone, as it runs inline. */
const runScript = () => new Function(`(${handleTabs.toString()})(${JSON.stringify(tabKey)})`)()

runScript()

const set = (attributes: string, ...values: readonly string[]) =>
  `<div data-tabs ${attributes}><div role="tablist">${values
    .map(
      (value, index) =>
        `<button role="tab" data-act="tab" data-value="${value}" aria-selected="${index === 0}">${value}</button>`,
    )
    .join(
      '',
    )}</div>${values.map((_, index) => `<div role="tabpanel" ${index === 0 ? '' : 'hidden'}></div>`).join('')}</div>`

const tab = (name: string, index = 0) =>
  [...document.querySelectorAll<HTMLElement>('[role=tab]')].filter(({ textContent }) => textContent === name)[index]
const selected = () => [...document.querySelectorAll('[aria-selected=true]')].map(({ textContent }) => textContent)
const visiblePanels = () =>
  [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')].flatMap(({ hidden }, index) => (hidden ? [] : [index]))

/** Presses a key on a tab; returns the tab that then has the focus, or undefined if the key is not a tab's. */
function press(name: string, key: string, modifiers: KeyboardEventInit = {}): string | null | undefined {
  tab(name)?.focus()
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers })
  tab(name)?.dispatchEvent(event)
  return event.defaultPrevented ? (document.activeElement?.textContent ?? null) : undefined
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollBy', vi.fn())
  localStorage.clear()
  history.replaceState(null, '', '/docs/')
  document.body.innerHTML =
    set('data-group="shell"', 'bash', 'go', 'java') +
    set('data-group="shell" data-query="sh"', 'bash', 'go') +
    set('', 'bash', 'go')
})

afterEach(() => {
  vi.runAllTimers()
})

describe('a tab', () => {
  it('a tab shows its panel in all sets of its group when it is clicked, and is stored', () => {
    tab('go')?.click()
    expect(selected()).toEqual(['go', 'go', 'bash'])
    expect(visiblePanels()).toEqual([1, 4, 5])
    vi.runAllTimers()
    expect([localStorage.getItem('docusaurus.tab.shell'), location.search]).toEqual(['go', '?sh=go'])
    expect(document.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(2)
  })

  it('a tab changes the URL only after the next paint', () => {
    tab('go')?.click()
    vi.advanceTimersToNextFrame()
    expect(location.search).toBe('')
    vi.runAllTimers()
    expect(location.search).toBe('?sh=go')
  })

  it('a tab that is clicked before the next paint leaves the tab of another set in the URL', () => {
    document.body.innerHTML = set('data-query="a"', 'x', 'y') + set('data-query="b"', 'v', 'w')
    tab('y')?.click()
    tab('w')?.click()
    expect(selected()).toEqual(['y', 'w'])
    vi.runAllTimers()
    expect(location.search).toBe('?a=y&b=w')
  })

  it('a tab leaves the URL of another page that the reader has opened before the next paint', () => {
    tab('go')?.click()
    history.pushState(null, '', '/docs/faq/')
    vi.runAllTimers()
    expect([location.pathname, location.search]).toEqual(['/docs/faq/', ''])
  })

  it('a tab without a group shows its panel in its own set only', () => {
    tab('go', 2)?.click()
    expect(selected()).toEqual(['bash', 'bash', 'go'])
    expect([localStorage.length, location.search]).toEqual([0, ''])
  })

  it.each([
    ['ArrowRight', 'bash', 'go'],
    ['ArrowRight', 'java', 'bash'],
    ['ArrowLeft', 'bash', 'java'],
    ['ArrowLeft', 'java', 'go'],
    ['Home', 'java', 'bash'],
    ['End', 'bash', 'java'],
  ])('the key %s on the tab “%s” focuses the tab “%s”, and selects nothing', (key, from, to) => {
    expect(press(from, key)).toBe(to)
    expect(selected()).toEqual(['bash', 'bash', 'bash'])
  })

  it.each([
    ['Enter', {}],
    ['a', {}],
    ['ArrowLeft', { altKey: true }],
    ['Home', { ctrlKey: true }],
  ])('a tab leaves the key %s with %o to the browser', (key, modifiers) => {
    expect(press('go', key, modifiers)).toBeUndefined()
  })
})

describe('new tabs', () => {
  it('new tabs are handled once although the script runs repeatedly', () => {
    const add = vi.spyOn(window, 'addEventListener')
    runScript()
    expect(add).not.toHaveBeenCalled()
  })

  it('new tabs show the stored choice, or the choice that the query names', () => {
    localStorage.setItem('docusaurus.tab.shell', 'go')
    runScript()
    expect(selected()).toEqual(['go', 'go', 'bash'])
    history.replaceState(null, '', '/docs/?sh=bash')
    runScript()
    expect(selected()[1]).toBe('bash')
  })

  it('new tabs follow a change of the query on the same page', () => {
    dispatchEvent(new CustomEvent('site:query', { detail: '?sh=go' }))
    expect(selected()[1]).toBe('go')
  })
})

describe('the selected tabs of a loaded page', () => {
  /** Opens a page of sets with a query and returns the tab that each of them shows. */
  function shownBy(query: string, ...sets: readonly string[]): (string | null)[] {
    document.body.innerHTML = sets.join('')
    dispatchEvent(new CustomEvent('site:query', { detail: query }))
    return selected()
  }
  const asking = 'data-group="engine" data-query="engine"'
  const silent = 'data-group="engine"'

  it('the selected tabs of a loaded page are the first tabs by default', () => {
    expect(shownBy('', set(asking, 'pg', 'mysql'), set(silent, 'pg', 'mysql'))).toEqual(['pg', 'pg'])
  })

  it('the selected tabs of a loaded page are the stored tabs in all sets of the group', () => {
    localStorage.setItem('docusaurus.tab.engine', 'mysql')
    const sets = [set(asking, 'pg', 'mysql'), set(silent, 'pg', 'mysql'), set('', 'pg', 'mysql')]
    expect(shownBy('', ...sets)).toEqual(['mysql', 'mysql', 'pg'])
  })

  it('the selected tabs of a loaded page are those of the query in all sets of the group, even if another choice is stored', () => {
    localStorage.setItem('docusaurus.tab.engine', 'pg')
    const sets = [set(silent, 'pg', 'mysql'), set(asking, 'pg', 'mysql'), set(silent, 'pg', 'oracle')]
    expect(shownBy('?engine=mysql', ...sets)).toEqual(['mysql', 'mysql', 'pg'])
  })

  it('the selected tabs of a loaded page are those of a set’s own parameter if the group has several', () => {
    const other = 'data-group="engine" data-query="second"'
    const sets = [set(asking, 'pg', 'mysql'), set(other, 'pg', 'mysql')]
    expect(shownBy('?engine=mysql&second=pg', ...sets)).toEqual(['mysql', 'pg'])
  })
})
