// @environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as collapse from './collapse'
import { startSidebarTrees } from './sidebar-tree'

const entry = (name: string) => `<li><a href="/docs/${name}/">${name}</a></li>`
const branch = (hidden: string, ...items: string[]) => `<div ${hidden}><ul>${items.join('')}</ul></div>`
const category = (key: string, name: string, isOpen: boolean, inner = '', facts = '') => `
  <li data-key="${key}" ${facts}><div><a href="/docs/${name}/">${name}</a>
    <button aria-expanded="${isOpen}" aria-label="">&gt;</button></div>${inner}</li>`
const sidebar = (...items: string[]) =>
  `<nav data-tree="guides" data-auto-collapse data-expand="Expand “{label}”" data-collapse="Collapse “{label}”"><ul>${items.join('')}</ul></nav>`

const pages: Record<string, string> = {}
const fetching = vi.fn(async (path: string) => {
  if (pages[path] === undefined) throw new TypeError('offline')
  return new Response(`<html><body>${pages[path]}</body></html>`, { headers: { 'content-type': 'text/html' } })
})
const button = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"] > div > button`) as HTMLElement
const state = (key: string) => [
  button(key).ariaExpanded,
  button(key).ariaLabel,
  document.querySelector<HTMLElement>(`[data-key="${key}"] > :nth-child(2)`)?.hidden,
]
/** Shows a page, as after a navigation. */
function open(...items: string[]): void {
  dispatchEvent(new Event('site:leaving'))
  document.body.innerHTML = sidebar(...items)
  dispatchEvent(new Event('site:arrived'))
}

/** Clicks the label of a category; returns whether the click was left to the browser, which jsdom cannot do. */
function isLeftToBrowser(key: string, modifiers?: MouseEventInit): boolean {
  let isLeft = false
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', stop, { once: true })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers })
  document.querySelector(`[data-key="${key}"] a`)?.dispatchEvent(click)
  return isLeft
}

startSidebarTrees()
let number = 0
beforeEach(() => {
  vi.stubGlobal('fetch', fetching)
  vi.spyOn(collapse, 'animateHeight').mockImplementation((_, __, done) => done())
  sessionStorage.clear()
  history.replaceState(null, '', `/docs/page-${number++}/`)
})

describe('a category of a sidebar', () => {
  it('a category of a sidebar opens and closes by its button, whose label says what it does', () => {
    open(category('0', 'audit', false, branch('hidden', entry('rules'))))
    button('0').click()
    expect(state('0')).toEqual(['true', 'Collapse “audit”', false])
    button('0').click()
    expect(state('0')).toEqual(['false', 'Expand “audit”', true])
  })

  it('a closed category without entries takes them from the page that it links to, as they are on other pages', async () => {
    const inner = category('1-0', 'inner', true, branch('', entry('deep')), 'data-active')
    pages['/docs/optimise/'] = sidebar(
      category('1', 'optimise', true, branch('', '<li><a href="/docs/x/" aria-current="page">x</a></li>', inner)),
    )
    open(category('0', 'audit', true, branch('', entry('rules'))), category('1', 'optimise', false))
    button('1').click()
    await expect.poll(() => state('1')).toEqual(['true', 'Collapse “optimise”', false])
    expect(document.querySelector('[aria-current],[data-active]')).toBeNull()
    expect(state('1-0')).toEqual(['false', 'Expand “inner”', true])
    // with auto-collapse
    expect(state('0')).toEqual(['false', 'Expand “audit”', true])
  })

  it('the choice of the reader applies to the next pages, and loads the entries there', async () => {
    pages['/docs/run/'] = sidebar(category('2', 'run', true, branch('', entry('a'))))
    open(category('2', 'run', false))
    button('2').click()
    await expect.poll(() => state('2')[0]).toBe('true')
    open(category('2', 'run', false), category('3', 'other', false))
    await expect.poll(() => state('2')).toEqual(['true', 'Collapse “run”', false])
    expect(fetching.mock.calls.filter(([path]) => path === '/docs/run/')).toHaveLength(1)
    open(category('2', 'run', false), category('3', 'other', true, branch('', entry('b')), 'data-active'))
    expect(state('2')[0]).toBe('false')
  })

  it('a choice that the reader makes while the entries of an earlier one arrive is kept', async () => {
    let send = (_response: Response) => {}
    const page = sidebar(category('4', 'slow', true, branch('', entry('a'))))
    fetching.mockImplementationOnce(() => new Promise((resolve) => (send = resolve)))
    open(category('4', 'slow', false, branch('hidden', entry('a'))))
    button('4').click()
    open(category('4', 'slow', false), category('5', 'fast', false, branch('hidden', entry('b'))))
    button('5').click()
    expect(state('5')[0]).toBe('true')
    send(new Response(`<html><body>${page}</body></html>`, { headers: { 'content-type': 'text/html' } }))
    await expect.poll(() => document.querySelector('[data-key="4"] > :nth-child(2)')).not.toBeNull()
    expect([state('4')[0], state('5')[0]]).toEqual(['false', 'true'])
  })

  it('a category that cannot be closed does not react to a click', () => {
    open(category('0', 'fixed', true, branch('', entry('rules')), 'data-fixed'))
    button('0').click()
    expect(state('0')[0]).toBe('true')
  })

  it('a label with a button opens the category and leads to its page', () => {
    open(category('0', 'audit', false, branch('hidden', entry('rules'))))
    expect([isLeftToBrowser('0'), state('0')[0]]).toEqual([true, 'true'])
  })

  it.each([
    ['does not have its entries', sidebar(category('0', 'other', true, branch('', entry('a'))))],
    ['cannot be fetched', undefined],
  ])('a category whose page %s leads to that page', async (_, page) => {
    if (page !== undefined) pages['/docs/gone/'] = page
    const assign = vi.fn()
    vi.stubGlobal('location', Object.assign(new URL(location.href), { assign }))
    open(category('9', 'gone', false))
    button('9').click()
    await expect.poll(() => assign).toHaveBeenCalledWith(`${location.origin}/docs/gone/`)
    expect(state('9')[0]).toBe('false')
    expect(sessionStorage.length).toBe(0)
    delete pages['/docs/gone/']
  })

  it('the label of a category toggles it if it leads to the page that is shown, or has no button', async () => {
    open(
      category('0', 'audit', true, branch('', entry('rules')), 'data-active').replace('<a', '<a aria-current="page"'),
      `<li data-key="1"><div><a href="/docs/a/" aria-expanded="false">Other</a></div>${branch('hidden', entry('a'))}</li>`,
    )
    expect([isLeftToBrowser('0', { ctrlKey: true }), state('0')[0]]).toEqual([true, 'true'])
    expect([isLeftToBrowser('0'), state('0')[0]]).toEqual([false, 'false'])
    expect(isLeftToBrowser('1')).toBe(false)
    await expect.poll(() => document.querySelector('[data-key="1"] a')?.ariaExpanded).toBe('true')
  })

  it('a category is opened in both sidebars of the same name, of which one is in the drawer', () => {
    open(category('0', 'audit', false, branch('hidden', entry('rules'))))
    document.body.append(document.querySelector('nav')?.cloneNode(true) as Node)
    button('0').click()
    expect([...document.querySelectorAll('button')].map(({ ariaExpanded }) => ariaExpanded)).toEqual(['true', 'true'])
  })
})
