import { describe, expect, it } from 'vitest'
import type { SidebarCategory } from '../site-data/sidebar-view'
import { choose, isOpen } from './sidebar-choices'

const category = (key: string, facts: Partial<SidebarCategory> = {}): SidebarCategory => ({
  key,
  label: key,
  href: `/${key}/`,
  ...facts,
})
const first = category('0')
const second = category('1')
const read = category('2', { active: true, open: true })

describe('a category of the sidebar', () => {
  it('a category of the sidebar is closed unless it contains the page or is configured as open', () => {
    expect(isOpen(first, [first], {}, '/a/', true)).toBe(false)
    expect(isOpen(read, [first, read], {}, '/a/', true)).toBe(true)
    expect(isOpen(category('0', { open: true }), [], {}, '/a/', true)).toBe(true)
  })

  it('a category of the sidebar keeps the reader’s choice on the next pages', () => {
    const choices = choose({}, first, [first, second], { open: true, at: '/a/' }, true)
    expect(isOpen(first, [first, second], choices, '/b/', true)).toBe(true)
  })

  it('a category of the sidebar that contains the page can be closed, and is open again on the next page', () => {
    const choices = choose({}, read, [first, read], { open: false, at: '/a/' }, true)
    expect(isOpen(read, [first, read], choices, '/a/', true)).toBe(false)
    expect(isOpen(read, [first, read], choices, '/b/', true)).toBe(true)
  })

  it('a category of the sidebar that is not collapsible is open despite any choice', () => {
    const fixed = category('0', { fixed: true, open: true })
    expect(isOpen(fixed, [fixed], { '0': { open: false, at: '/a/' } }, '/a/', true)).toBe(true)
  })

  it('a category of the sidebar closes its siblings when it is opened, including the one with the page', () => {
    const level = [first, second, read]
    const choices = choose({ '1': { open: true, at: '/a/' } }, first, level, { open: true, at: '/a/' }, true)
    expect(level.map((each) => isOpen(each, level, choices, '/a/', true))).toEqual([true, false, false])
  })

  it('a category of the sidebar that contains the next page is the only open category there', () => {
    const level = [first, read]
    const choices = choose({}, first, level, { open: true, at: '/a/' }, true)
    expect(level.map((each) => isOpen(each, level, choices, '/b/', true))).toEqual([false, true])
  })

  it('a category of the sidebar does not close its siblings without auto-collapse', () => {
    const level = [first, second, read]
    const choices = choose({ '1': { open: true, at: '/a/' } }, first, level, { open: true, at: '/a/' }, false)
    expect(level.map((each) => isOpen(each, level, choices, '/b/', false))).toEqual([true, true, true])
  })
})
