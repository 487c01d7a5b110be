import { describe, expect, it } from 'vitest'
import { parseLog } from './git'

const commit = (seconds: number, author: string, ...files: string[]) =>
  `\u0001${seconds}\t${author}\0\n${files.join('\0')}\0`

describe('parseLog', () => {
  it('parseLog returns the first commit in the log that names a file, which is the newest', () => {
    const log = [commit(1_700_000_000, 'Wei', 'en/a.mdx'), commit(1_600_000_000, 'Ana', 'en/a.mdx', 'en/b.mdx')]
    expect([...parseLog(log.join('\0'))]).toEqual([
      ['en/a.mdx', { date: '2023-11-14T22:13:20.000Z', author: 'Wei' }],
      ['en/b.mdx', { date: '2020-09-13T12:26:40.000Z', author: 'Ana' }],
    ])
  })

  it('parseLog does not unescape file names', () => {
    expect([...parseLog(commit(0, '李雷 <x>', 'zh/含 空格.mdx'))]).toEqual([
      ['zh/含 空格.mdx', { date: '1970-01-01T00:00:00.000Z', author: '李雷 <x>' }],
    ])
  })

  it('parseLog ignores an author without a name', () => {
    expect(parseLog(commit(0, '', 'a.mdx')).get('a.mdx')).toEqual({ date: '1970-01-01T00:00:00.000Z' })
  })

  it('parseLog returns no dates for commits without files and for an empty log', () => {
    expect(parseLog('\u00010\tAna').size).toBe(0)
    expect(parseLog('').size).toBe(0)
  })
})
