import { describe, expect, it } from 'vitest'
import { proseOf } from '../../content-model/prose'
import { hardToReadSentences } from './sentences'

const check = (body: string) =>
  hardToReadSentences(proseOf({ yaml: '', body, bodyLine: 1 })).map(
    ({ line, column, message }) => `${line}:${column}: ${message}`,
  )

describe('an English sentence', () => {
  it('an English sentence of forty words is accepted, and a longer one is reported where it begins', () => {
    const words = (count: number) => `The ${'word '.repeat(count - 2)}ends.`
    expect(check(words(40))).toEqual([])
    expect(check(`Short. ${words(41)}`)).toEqual(['1:8: the sentence has 41 words, 1 more than are easy to read'])
  })

  it('inline code counts as one word of an English sentence', () => {
    const half = 'word '.repeat(24).trim()
    expect(check(`It ${half}. \`SELECT a FROM b\` ${half}.`)).toEqual([])
  })

  it('an English sentence in a list, in a quotation or with a link is counted without the markup', () => {
    const body = `- **Note** [${'word '.repeat(38)}ends](https://example.com/a.b).\n> ${'word '.repeat(39)}ends.`
    expect(check(body)).toEqual([])
  })

  it('an English sentence in a table, a heading or a code block is not checked', () => {
    const words = 'word '.repeat(50)
    expect(check(`# ${words}\n\n| ${words} |\n| --- |\n\n\`\`\`text\n${words}\n\`\`\``)).toEqual([])
  })
})

describe('three sentences in a row', () => {
  it('three sentences in a row that begin with the same word are reported once, at the third', () => {
    expect(check('The plan. The cost. The time. The rows.')).toEqual(['1:21: 3 sentences in a row begin with “The”'])
    expect(check('The plan. The cost. A time. The rows.')).toEqual([])
  })

  it('three sentences in a row that begin with code are accepted', () => {
    expect(check('`a` is read. `b` is read. `c` is read.')).toEqual([])
  })
})
