import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { canServe, folderState } from './typed-before'

describe('what contentlayer remembers', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'typed-'))
  const page = path.join(folder, 'en', 'a.mdx')
  mkdirSync(path.join(folder, 'en'))
  const write = (text: string, changed: number) => {
    writeFileSync(page, text)
    utimesSync(page, changed, changed)
    return folderState(folder)
  }

  it('serves for the same files, for edited, new and missing ones', () => {
    const before = write('a', 1_000)
    expect(canServe(before, folderState(folder))).toBe(true)
    expect(canServe(before, write('b', 2_000))).toBe(true)
    expect(canServe({ ...before, files: {} }, before)).toBe(true)
    expect(canServe(before, { ...before, files: {} })).toBe(true)
  })

  it('does not serve where a file has another content and the same time', () => {
    expect(canServe(write('a', 1_000), write('b', 1_000))).toBe(false)
  })

  it('does not serve another folder, nor after a run that was cut off', () => {
    const before = write('a', 1_000)
    expect(canServe({ ...before, folder: 'elsewhere' }, before)).toBe(false)
    expect(canServe(undefined, before)).toBe(false)
  })
})
