import { expect, it, vi } from 'vitest'
import { PersistentMap } from './persistent-map'

const names = Array.from({ length: 5000 }, (_, at) => `t${at}`)
const full = names.reduce((map, name, at) => map.with(name, at), PersistentMap.empty<number>())

it('a map has the last value of each key', () => {
  expect(names.map((name) => full.get(name))).toEqual(names.map((_, at) => at))
  expect(full.with('t7', 70).get('t7')).toBe(70)
  expect(full.get('t5000')).toBeUndefined()
  expect(new Map(full.entries())).toEqual(new Map(names.map((name, at) => [name, at])))
})

it('a change makes another map', () => {
  const [more, less] = [full.with('more', 1), full.without('t7')]
  expect([full.get('more'), full.get('t7')]).toEqual([undefined, 7])
  expect([more.get('more'), less.get('t7')]).toEqual([1, undefined])
  expect([more.entries().length, less.entries().length]).toEqual([5001, 4999])
})

it('a change does not copy the map', () => {
  const set = vi.spyOn(Map.prototype, 'set')
  full.with('more', 1)
  expect(set.mock.calls.length).toBeLessThan(40)
  set.mockRestore()
})
