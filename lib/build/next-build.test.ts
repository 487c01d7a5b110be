import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { renderPages, type NextBuild } from './next-build'
import { compileInputs } from './page-inputs'

const hashFile = '.next/compiled-from'
const project = process.cwd()

beforeEach(() => {
  process.chdir(
    tempFolder({
      [hashFile]: 'the last code',
      '.export/en/docs/index.html': '',
      '.export/en/docs/faq/index.html': '',
      'lib/a.ts': 'export const a = 1',
    }),
  )
})

afterEach(() => {
  process.chdir(project)
})

/** A run of `next build` that ends as told; `onStart` is called when it starts to render. */
function nextBuild(output: Promise<string>, compiledFrom: string, onStart = () => {}): NextBuild {
  return { output, compiledFrom, end: onStart }
}

it('a build keeps the compiled app for the next one after it has rendered its pages', async () => {
  const compiledFrom = compileInputs()
  await expect(renderPages(nextBuild(Promise.resolve(''), compiledFrom), [], 2)).resolves.toBe(2)
  expect(readFileSync(hashFile, 'utf8')).toBe(compiledFrom)
})

it('a build that is killed while it renders makes the next one compile the app', async () => {
  const isKept: boolean[] = []
  const next = nextBuild(Promise.resolve(''), compileInputs(), () => isKept.push(existsSync(hashFile)))
  await renderPages(next, [], 2)
  expect(isKept).toEqual([false])
})

it('a build that fails while it renders makes the next one compile the app', async () => {
  const next = nextBuild(Promise.reject(new Error('next failed')), compileInputs())
  await expect(renderPages(next, [], 2)).rejects.toThrow('next failed')
  expect(existsSync(hashFile)).toBe(false)
})

it('a build during which code was edited makes the next one compile the app', async () => {
  const next = nextBuild(Promise.resolve(''), compileInputs(), () => writeFileSync('lib/a.ts', 'export const a = 2'))
  await renderPages(next, [], 2)
  expect(existsSync(hashFile)).toBe(false)
})

it('one process renders a few pages, and two render many', async () => {
  const sent: (string | undefined)[] = []
  const next: NextBuild = { ...nextBuild(Promise.resolve(''), ''), end: (input) => sent.push(input) }
  await renderPages(next, [], 50)
  await renderPages(next, [], 51)
  expect(sent).toEqual(['{"cpus":1}', '{"cpus":2}'])
})
