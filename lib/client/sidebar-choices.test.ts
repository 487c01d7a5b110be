import { describe, expect, it } from 'vitest'
import { choose, chosenState, type ChosenCategory } from './sidebar-choices'

const category = (key: string, isActive = false): ChosenCategory => ({ key, isActive })
const first = category('0')
const second = category('1')
const read = category('2', true)

describe('a category of the sidebar', () => {
  it('a category of the sidebar has the state of the HTML without a choice', () => {
    expect(chosenState(first, [first, read], {}, '/a/', true)).toBeUndefined()
  })

  it('a category of the sidebar keeps the reader’s choice on the next pages', () => {
    const choices = choose({}, first, [first, second], { open: true, at: '/a/' }, true)
    expect(chosenState(first, [first, second], choices, '/b/', true)).toBe(true)
  })

  it('a category of the sidebar that contains the page can be closed, and has the state of the HTML on the next page', () => {
    const choices = choose({}, read, [first, read], { open: false, at: '/a/' }, true)
    expect(chosenState(read, [first, read], choices, '/a/', true)).toBe(false)
    expect(chosenState(read, [first, read], choices, '/b/', true)).toBeUndefined()
  })

  it('a category of the sidebar closes its siblings when it is opened, including the one with the page', () => {
    const level = [first, second, read]
    const choices = choose({ '1': { open: true, at: '/a/' } }, first, level, { open: true, at: '/a/' }, true)
    expect(level.map((each) => chosenState(each, level, choices, '/a/', true))).toEqual([true, false, false])
  })

  it('choices at the level of the next page do not apply there', () => {
    const level = [first, read]
    const choices = choose({}, first, level, { open: true, at: '/a/' }, true)
    expect(level.map((each) => chosenState(each, level, choices, '/b/', true))).toEqual([undefined, undefined])
  })

  it('a category of the sidebar does not close its siblings without auto-collapse', () => {
    const level = [first, second, read]
    const choices = choose({ '1': { open: true, at: '/a/' } }, first, level, { open: true, at: '/a/' }, false)
    expect(level.map((each) => chosenState(each, level, choices, '/b/', false))).toEqual([true, true, undefined])
  })
})
