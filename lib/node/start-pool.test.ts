import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { startPool } from './start-pool'

it('startPool loads the module of its threads with import(), never with require', async () => {
  const folder = tempFolder({ 'module.mjs': 'const { stack } = new Error()\nexport default () => stack' })
  const filename = path.join(folder, 'module.mjs')
  const pool = startPool<null, string>({ filename, maxThreads: 1 })
  onTestFinished(() => pool.destroy())
  const stack = await pool.run(null)
  expect(stack).toContain('module.mjs')
  expect(stack).not.toMatch(/require/i)
})
