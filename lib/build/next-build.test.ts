import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { renderPages, startNext, type NextBuild } from './next-build'
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
      // fails if the code is broken; writes its mode and the number of its rendering processes at its end
      'node_modules/.bin/next':
        '#!/bin/sh\ngrep broken lib/a.ts && status=1\necho "$3" $SITE_RENDERERS >> runs.txt\nexit $status\n',
    }),
  )
  chmodSync('node_modules/.bin/next', 0o755)
})

afterEach(() => {
  process.chdir(project)
})

/** A run of `next build` with two processes that ends as told; `onStart` is called when it starts to render. */
function nextBuild(output: Promise<string>, compiledFrom: string, onStart = () => {}): NextBuild {
  return {
    get output() {
      onStart()
      return output
    },
    compiledFrom,
    renderers: 2,
    stop: () => Promise.resolve(),
  }
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

it('one process renders a few pages; for many, `next build` is started again with two', async () => {
  let isStopped = false
  const stop = async () => void (isStopped = true)
  const next: NextBuild = { output: Promise.resolve(''), compiledFrom: '', renderers: 1, stop }
  await renderPages(next, [], 50)
  expect(isStopped).toBe(false)
  writeFileSync(hashFile, compileInputs())
  await renderPages(next, [], 51)
  expect(isStopped).toBe(true)
  expect(readFileSync('runs.txt', 'utf8')).toBe('generate 2\n')
})

it('the app is compiled in one process, and the pages are rendered in another when that has ended', async () => {
  await startNext({ expectsFewPages: false }).output
  expect(readFileSync('runs.txt', 'utf8')).toBe('compile\ngenerate 2\n')
})

it('no page is rendered if the app cannot be compiled, or if the build stops', async () => {
  await startNext({ expectsFewPages: false }).stop()
  expect(existsSync('runs.txt') ? readFileSync('runs.txt', 'utf8') : '').not.toContain('generate')
  rmSync('runs.txt', { force: true })
  writeFileSync('lib/a.ts', 'broken')
  await expect(startNext({ expectsFewPages: false }).output).rejects.toThrow('next failed')
  expect(readFileSync('runs.txt', 'utf8')).toBe('compile\n')
})

it('no page is rendered if the build stops while the compile ends', async () => {
  const next = startNext({ expectsFewPages: false })
  // this process does not learn of the end as long as it waits
  while (!existsSync('runs.txt'));
  await next.stop()
  await expect(next.output).rejects.toThrow()
  expect(readFileSync('runs.txt', 'utf8')).toBe('compile\n')
})

it('`next build` loads the app in two processes unless few pages and a compiled app are expected', async () => {
  const renderers = async (expectsFewPages: boolean) => {
    const next = startNext({ expectsFewPages })
    await next.stop()
    return next.renderers
  }
  expect([await renderers(true), await renderers(false)]).toEqual([2, 2])
  writeFileSync(hashFile, compileInputs())
  expect([await renderers(true), await renderers(false)]).toEqual([1, 2])
})
