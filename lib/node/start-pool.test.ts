import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startPool } from './start-pool'

it('startPool loads the module of its threads with import(), never with require', async () => {
  const filename = path.join(mkdtempSync(path.join(tmpdir(), 'start-pool-')), 'module.mjs')
  writeFileSync(filename, 'const { stack } = new Error()\nexport default () => stack')
  const pool = startPool<null, string>({ filename, maxThreads: 1 })
  onTestFinished(() => pool.destroy())
  const stack = await pool.run(null)
  expect(stack).toContain('module.mjs')
  expect(stack).not.toMatch(/require/i)
})
