import { spawnSync } from 'node:child_process'
import { utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '@/lib/content-files/test-fixtures'
import { scriptArgs } from '@/lib/node/script-args'

/** Runs a script and returns its output, or the error. */
function run(script: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, scriptArgs(script, ...args), { encoding: 'utf8' })
  return stdout || stderr
}

it('a script runs with its arguments, and its modules know their own places', () => {
  const folder = tempFolder({
    'main.ts': `import { place } from './inner/place'
console.log(process.argv[1], ...process.argv.slice(2), place satisfies string)`,
    'inner/place.ts': 'export const place = import.meta.dirname',
  })
  const main = path.join(folder, 'main.ts')
  expect(run(main, '--count', '2')).toBe(`${main} --count 2 ${path.join(folder, 'inner')}\n`)
})

it('a script runs with the change of a module that it imports dynamically, even if the time of its file is old', () => {
  const folder = tempFolder({
    'main.ts': "console.log((await import('./part')).part)",
    'part.ts': "export const part = 'first'",
  })
  const part = path.join(folder, 'part.ts')
  const runs = [run(path.join(folder, 'main.ts')), run(path.join(folder, 'main.ts'))]
  writeFileSync(part, "export const part = 'second'")
  utimesSync(part, 0, 0)
  expect([...runs, run(path.join(folder, 'main.ts'))]).toEqual(['first\n', 'first\n', 'second\n'])
})

it('an error names the line of the TypeScript file', () => {
  const folder = tempFolder({ 'main.ts': "\n\ninterface Unused {}\nthrow new Error('failed')" })
  expect(run(path.join(folder, 'main.ts'))).toMatch(/main\.ts:4[^]*Error: failed/)
})

it('a cache folder that cannot be written to is reported in one sentence', () => {
  const cwd = tempFolder({ 'main.ts': '', '.cache': 'a file in place of the folder' })
  const [runner = '', ...args] = scriptArgs('main.ts')
  const { status, stderr } = spawnSync(process.execPath, [path.resolve(runner), ...args], { cwd, encoding: 'utf8' })
  expect(stderr).toMatch(/^cannot write into \.cache\/, which all commands use: .*\n$/)
  expect(status).toBe(1)
})
