import { describe, expect, it } from 'vitest'
import { sourceHash, withSourceHash } from './source-hash'

const original = { fields: { title: 'A', date: '2025-01-31', tags: ['faq'] }, body: '\nText.\n' }

describe('the hash of an original', () => {
  it('the hash of an original is twelve hexadecimal digits, and equal for equal texts', () => {
    expect(sourceHash(original)).toBe('6139e9cb7ebf')
  })

  it.each([
    ['its date', { ...original, fields: { ...original.fields, date: '2025-02-01' } }],
    ['its tags', { ...original, fields: { ...original.fields, tags: [] } }],
    ['Windows line ends', { ...original, body: '\r\nText.\r\n' }],
    ['blanks at the ends of lines', { ...original, body: '\nText.  \n\n' }],
  ])('the hash of an original does not change with %s', (_, changed) => {
    expect(sourceHash(changed)).toBe(sourceHash(original))
  })

  it.each([
    ['its title', { ...original, fields: { ...original.fields, title: 'B' } }],
    ['a description', { ...original, fields: { ...original.fields, description: 'C' } }],
    ['its body', { ...original, body: '\nText!\n' }],
    ['a line break', { ...original, body: '\nText.\n\nText.\n' }],
  ])('the hash of an original changes with %s', (_, changed) => {
    expect(sourceHash(changed)).not.toBe(sourceHash(original))
  })
})

describe('a stamp', () => {
  it.each([
    [
      'is the last line of the frontmatter',
      '---\ntitle: 甲\n---\n\n文。\n',
      "---\ntitle: 甲\nsource_hash: 'abc'\n---\n\n文。\n",
    ],
    [
      'takes the place of an older one',
      "---\nsource_hash: 'old'\ntitle: 甲\n---\n",
      "---\nsource_hash: 'abc'\ntitle: 甲\n---\n",
    ],
    [
      'keeps Windows line ends',
      '---\r\ntitle: 甲\r\n---\r\n文。',
      "---\r\ntitle: 甲\r\nsource_hash: 'abc'\r\n---\r\n文。",
    ],
    ['makes frontmatter where there is none', '文。\n', "---\nsource_hash: 'abc'\n---\n\n文。\n"],
    [
      'leaves the body alone',
      '---\ntitle: 甲\n---\nsource_hash: x\n',
      "---\ntitle: 甲\nsource_hash: 'abc'\n---\nsource_hash: x\n",
    ],
  ])('a stamp of an original %s', (_, text, stamped) => {
    expect(withSourceHash(text, 'abc')).toBe(stamped)
  })
})
