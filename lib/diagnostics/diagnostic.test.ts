import { describe, expect, it } from 'vitest'
import {
  diagnostic,
  DiagnosticsError,
  formatDiagnostic,
  formatReport,
  reportsIn,
  sortReports,
  type Report,
} from './diagnostic'

const at = (file: string, line?: number, column?: number): Report => ({
  file,
  message: 'wrong',
  ...(line !== undefined && { line }),
  ...(column !== undefined && { column }),
})

describe('a report', () => {
  it('a report begins with its file, line and column, as far as they are known, in the form that editors link', () => {
    expect(formatReport(at('content/en/docs/a.mdx', 3, 7))).toBe('content/en/docs/a.mdx:3:7: wrong')
    expect(formatReport(at('content/tags.yml', 3))).toBe('content/tags.yml:3: wrong')
    expect(formatReport(at('content/tags.yml'))).toBe('content/tags.yml: wrong')
  })

  it('diagnostics are sorted by file, then numerically by line and column', () => {
    const mixed = [at('b', 1), at('a', 10), at('a', 9, 12), at('a', 9, 2), at('a', 9)]
    expect(sortReports(mixed).map(formatReport)).toEqual([
      'a:9: wrong',
      'a:9:2: wrong',
      'a:9:12: wrong',
      'a:10: wrong',
      'b:1: wrong',
    ])
  })

  it('a diagnostic that was found twice is listed once', () => {
    expect(sortReports([at('a', 1), at('a', 1)])).toEqual([at('a', 1)])
    expect(reportsIn('a', ['wrong', 'wrong'])).toEqual([at('a')])
  })
})

describe('a diagnostic', () => {
  it('a diagnostic without a position and fix is at the start of the file and has the fix of its rule', () => {
    expect(diagnostic('tags', at('a.mdx'))).toEqual({
      file: 'a.mdx',
      line: 1,
      column: 1,
      rule: 'tags',
      severity: 'error',
      message: 'wrong',
      fix: 'use a key of tags.yml, or declare it there',
    })
  })

  it('a diagnostic is formatted with its fix and its rule, after “warning” if it is a warning', () => {
    expect(formatDiagnostic(diagnostic('location', { ...at('a', 2, 3), fix: 'move it' }))).toBe(
      'a:2:3: wrong → move it [location]',
    )
    expect(formatDiagnostic(diagnostic('spacing', at('a', 2, 3)))).toBe('warning a:2:3: wrong → add a space [spacing]')
  })

  it('the message of a DiagnosticsError lists all diagnostics in order', () => {
    const errors = ['b', 'a'].map((file) => diagnostic('location', { ...at(file), fix: 'move it' }))
    expect(new DiagnosticsError(errors).message).toBe(
      'a:1:1: wrong → move it [location]\nb:1:1: wrong → move it [location]',
    )
  })
})
