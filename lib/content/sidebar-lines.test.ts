import { describe, expect, it } from 'vitest'
import { lineOfError, lineOfPath } from './sidebar-lines'

const items = [
  'faq',
  { type: 'category', label: { en: 'Audit', zh: '审核' }, items: ['audit', 'audit/rules', { type: 'group' }] },
]
const source = `// faq, Audit
export default {
  apiBar: [],
  guidesBar: [
    'faq',
    {
      label: { en: 'Audit', zh: '审核' },
      items: [
        'audit/rules',
        'audit',
        { type: 'group' },
      ],
    },
  ],
}`
const line = (...path: PropertyKey[]) => lineOfPath(source, { guidesBar: items }, path)

describe('lineOfPath', () => {
  it('finds a sidebar by its name', () => {
    expect(line('guidesBar')).toBe(4)
  })

  it('finds an item by what it says, below what holds it', () => {
    expect(line('guidesBar', 0)).toBe(5)
    expect(line('guidesBar', 1)).toBe(7)
    expect(line('guidesBar', 1, 'items', 0)).toBe(10)
    expect(line('guidesBar', 1, 'items', 2)).toBe(11)
  })

  it('stays at what holds an item that is not to be found', () => {
    expect(line('guidesBar', 1, 'items', 7)).toBe(8)
    expect(line('nowhere')).toBe(1)
  })
})

describe('lineOfError', () => {
  it('reads the place that the transformer gives, and what it says without the path', () => {
    const error = new Error('Transform failed with 1 error:\n/home/site/content/sidebars.ts:4:12: ERROR: Expected "]"')
    expect(lineOfError(error)).toEqual({ line: 4, message: 'Expected "]"' })
  })

  it('reads the place in the file at which the code failed', () => {
    const error = new Error('nope is not defined')
    error.stack =
      'ReferenceError: nope is not defined\n    at x (/home/site/content/sidebars.ts?at=1:6:6)\n    at y (z.js:1:1)'
    expect(lineOfError(error)).toEqual({ line: 6, message: 'nope is not defined' })
  })

  it('an error that tells no place is at the top', () => {
    const error = new Error('No.')
    error.stack = 'Error: No.'
    expect(lineOfError(error)).toEqual({ line: 1, message: 'No.' })
  })
})
