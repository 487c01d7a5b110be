import { describe, expect, it } from 'vitest'
import { run } from './run'

describe('a package’s command', () => {
  it('gives what it prints', async () => {
    expect(await run('tsx', ['--eval', 'console.log(1); console.error(2)'])).toMatch(/1\n2\n$|2\n1\n$/)
  })

  it('is told the folder it runs in, wherever the shell was', async () => {
    const before = process.env.PWD
    process.env.PWD = '/somewhere/else'
    try {
      expect((await run('tsx', ['--eval', 'console.log(process.env.PWD)'])).trim()).toBe(process.cwd())
    } finally {
      process.env.PWD = before
    }
  })

  it('fails with all that it printed', async () => {
    await expect(run('tsx', ['--eval', 'console.log("said"); process.exit(3)'])).rejects.toThrow(/tsx failed:\nsaid/)
  })
})
