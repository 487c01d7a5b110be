import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '@/lib/content-files/test-fixtures'

const file = path.resolve('lib/node/v8-flags.cjs')

/** Returns the options of a process with a `NODE_OPTIONS` of its own, because the tests themselves run with the flags. */
const options = (nodeOptions: string) => ({
  encoding: 'utf8' as const,
  env: { ...process.env, NODE_OPTIONS: nodeOptions },
})

/** Calls a short function 20,000 times and returns V8's report of what it optimised. */
function optimised(args: readonly string[], nodeOptions = ''): string {
  const loop = 'function double(x) { return x * 2 } for (let i = 0; i < 20_000; i += 1) double(i)'
  return spawnSync(process.execPath, ['--trace-opt', '--no-use-osr', ...args, '--eval', loop], options(nodeOptions))
    .stdout
}

it('with the flags, V8 does not optimise a function that is called 20,000 times, which it does by default', () => {
  expect(optimised([])).toContain('double')
  expect(optimised(['--require', file])).not.toContain('double')
})

it('a child process has the flags too, from a folder with a space in its name, beside the options of the user', () => {
  const folder = tempFolder({})
  const copy = path.join(folder, 'my project', 'v8-flags.cjs')
  cpSync(file, copy)
  const child = `console.log(require('node:child_process').execFileSync(process.execPath, ['--eval', 'console.log(process.title)']) + process.env.NODE_OPTIONS)`
  const { stdout } = spawnSync(process.execPath, ['--require', copy, '--eval', child], options('--title=child'))
  expect(stdout).toBe(`child\n--title=child --require "${copy}"\n`)
  expect(optimised([], `--require "${copy}"`)).not.toContain('double')
})
