import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { sharedTempFolder } from '../content-files/test-fixtures'

/** The hash as a process that starts now would have it. */
async function hash(...places: string[]): Promise<string> {
  vi.resetModules()
  const { codeHash } = await import('./code-hash')
  return codeHash(...places)
}

describe('the fingerprint of code', () => {
  const folder = sharedTempFolder({ 'deep/a.ts': 'a', 'lock.json': '{}' })

  it('the fingerprint of code changes with a file at any depth, and with its name', async () => {
    const before = await hash(folder)
    writeFileSync(path.join(folder, 'deep', 'a.ts'), 'b')
    const after = await hash(folder)
    writeFileSync(path.join(folder, 'deep', 'b.ts'), '')
    expect(new Set([before, after, await hash(folder)]).size).toBe(3)
  })

  it('the fingerprint of code does not change with a test', async () => {
    const before = await hash(folder)
    writeFileSync(path.join(folder, 'deep', 'a.test.ts'), 'a test')
    expect(await hash(folder)).toBe(before)
  })

  it('the fingerprint of code depends on all files and folders that are named', async () => {
    const before = await hash(path.join(folder, 'deep'), path.join(folder, 'lock.json'))
    writeFileSync(path.join(folder, 'lock.json'), '{"a":1}')
    expect(await hash(path.join(folder, 'deep'), path.join(folder, 'lock.json'))).not.toBe(before)
  })

  it('the fingerprint of code throws an error for a path that does not exist', async () => {
    await expect(hash(path.join(folder, 'nothing'))).rejects.toThrow('nothing')
  })
})
