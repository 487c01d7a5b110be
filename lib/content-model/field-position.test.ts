import { expect, it } from 'vitest'
import { fieldPosition } from './field-position'

const yaml = 'title: faq\ntags: [api, faq]\nauthors:\n  - team'

it.each([
  ['tags', '', '3:1'],
  ['tags', 'faq', '3:13'],
  ['authors', 'team', '5:5'],
  ['slug', '', '1:1'],
  ['tags', 'unknown', '3:1'],
])('fieldPosition finds %s “%s” at %s', (field, value, place) => {
  const { line, column } = fieldPosition({ yaml }, field, value)
  expect(`${line}:${column}`).toBe(place)
})
