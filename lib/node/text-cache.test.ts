import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { TextCache } from './text-cache'

it('the value of a text is made again only for another text or another key', () => {
  const file = `${tempFolder({})}/values.json`
  const make = vi.fn(() => ['a value'])
  const read = (key: string, ...text: string[]) => {
    const cache = new TextCache<string[]>(file, key)
    expect(cache.valueFor(text, make)).toEqual(['a value'])
    cache.save()
    return make.mock.calls.length
  }
  expect(read('first', 'a text')).toBe(1)
  expect(read('first', 'a text')).toBe(1)
  expect(read('first', 'another text')).toBe(2)
  expect(read('second', 'another text')).toBe(3)
})

it('a cache of texts keeps only the values that were used last', () => {
  const file = `${tempFolder({})}/values.json`
  for (const text of ['a text', 'another text']) {
    const cache = new TextCache<string>(file, 'key')
    cache.valueFor([text], () => `value of ${text}`)
    cache.save()
  }
  const { values } = JSON.parse(readFileSync(file, 'utf8')) as { values: Record<string, string> }
  expect(Object.values(values)).toEqual(['value of another text'])
})
