import { describe, expect, it } from 'vitest'
import type { Finding } from '@/lib/review/review'
import { excerptOf } from './excerpt'

const finding = (text: string, part: string, level: Finding['level'] = 'warning'): Finding => {
  const start = text.indexOf(part)
  const position = { line: 1, column: 1, end: { line: 1, column: 1 } }
  return { rule: 'DM01', name: '', level, start, end: start + part.length, position }
}
const linesOf = (text: string, findings: Finding[]) =>
  excerptOf(text, { start: 0, end: text.length, findings }).map(({ line, parts }) => {
    const texts = parts.map((part) => (part.level ? `[${part.text}]` : part.text))
    return `${line} ${texts.join('')}`
  })

describe('the excerpt of a statement', () => {
  it('findings are marked in the whole lines of a short statement', () => {
    const text = 'SELECT *\nFROM t'
    expect(linesOf(text, [finding(text, '*')])).toEqual(['1 SELECT [*]', '2 FROM t'])
  })

  it('of a long statement, only the lines around findings are shown', () => {
    const text = Array.from({ length: 20 }, (_, at) => `line${at + 1}x`).join('\n')
    expect(linesOf(text, [finding(text, 'line9x')])).toEqual(['8 line8x', '9 [line9x]', '10 line10x'])
  })

  it('of findings at one place, the most severe decides the mark', () => {
    const text = 'DELETE FROM t'
    const [line] = excerptOf(text, {
      ...{ start: 0, end: text.length },
      findings: [finding(text, 't', 'notice'), finding(text, 't', 'prohibited')],
    })
    expect(line?.parts.at(-1)).toEqual({ text: 't', level: 'prohibited' })
  })

  it('a long line is cut around its first mark', () => {
    const text = `${'a'.repeat(1000)}!${'b'.repeat(1000)}`
    const [line] = linesOf(text, [finding(text, '!')])
    expect(line).toBe(`1 …${'a'.repeat(60)}[!]${'b'.repeat(179)}…`)
  })

  it('a mark at the end of the text has a place', () => {
    const text = 'SELECT'
    const end = { ...finding(text, 'SELECT'), start: 6, end: 6 }
    expect(linesOf(text, [end])).toEqual(['1 SELECT[ ]'])
  })
})
