// @environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { screen } from '../test-dom'
import { alert, field, open, page, press } from './test-island'

const loadIsland = vi.hoisted(() => vi.fn())
vi.mock('./islands', () => ({ loadIsland }))

describe('the code of an island', () => {
  it('an island loads its code when a field gets the focus, and gets its props from the page', async () => {
    const { arrive } = open(loadIsland)
    expect(loadIsland).not.toHaveBeenCalled()
    field().focus()
    expect(loadIsland).toHaveBeenCalledWith('review')
    await arrive()
  })

  it('an island loads its code at once for a URL with its input', () => {
    location.hash = '#review=abc'
    open(loadIsland, 'data-hashes="#review="')
    expect(loadIsland).toHaveBeenCalled()
    location.hash = ''
  })

  it('an island loads its code at once if the reader has left an input in this tab', () => {
    sessionStorage.setItem('#review=', '{}')
    open(loadIsland, 'data-hashes="#review="')
    expect(loadIsland).toHaveBeenCalled()
    sessionStorage.clear()
  })

  it('an island reports that its code did not arrive, until the next try', async () => {
    const { fail } = open(loadIsland)
    press('Set')
    fail()
    await expect.poll(() => alert()?.textContent).toBe('Not loaded.')
    press('Set')
    expect(alert()).toBeNull()
  })

  it('an island follows a link if its code does not arrive, and a modified click at once', async () => {
    const { fail } = open(loadIsland)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    screen.getByText('Report').dispatchEvent(click)
    expect([click.defaultPrevented, loadIsland.mock.calls.length]).toEqual([false, 0])
    press('Report')
    expect(location.hash).toBe('')
    fail()
    await expect.poll(() => location.hash).toBe('#issue')
    location.hash = ''
  })

  it('an island of a page that was left is not started', async () => {
    open(loadIsland)
    page.abort()
    field().focus()
    expect(loadIsland).not.toHaveBeenCalled()
  })
})
