import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentHash } from '../node/content-hash'
import { tempFolder } from '../content-files/test-fixtures'
import { paths } from '../config/routes'

/** Imports the module as it runs in a render of a page, where React's `cache` returns the same object again. */
async function inRender() {
  vi.resetModules()
  vi.doMock('react', () => ({
    cache: <Value>(make: () => Value) => {
      const value = make()
      return () => value
    },
  }))
  return import('./page-query')
}

const log = () => process.env.SITE_QUERY_LOG ?? ''
const recorded = () =>
  readFileSync(log(), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as string[]).slice(1))

beforeEach(() => {
  vi.stubEnv('SITE_QUERY_LOG', path.join(tempFolder({ 'log.jsonl': '\n' }), 'log.jsonl'))
  return () => {
    vi.doUnmock('react')
    vi.resetModules()
  }
})

describe('pageQuery', () => {
  it('pageQuery records a query of a render once, with the hash of its answer', async () => {
    const { pageQuery } = await inRender()
    const titleOf = pageQuery('titleOf', (id: string) => ({ title: id.toUpperCase() }))
    expect([titleOf('a'), titleOf('a')]).toEqual([{ title: 'A' }, { title: 'A' }])
    expect(recorded()).toEqual([['["titleOf","a"]', contentHash('{"title":"A"}')]])
  })

  it('pageQuery records the outer query only if a query asks another one', async () => {
    const { pageQuery } = await inRender()
    const docs = pageQuery('docs', () => ['a', 'b'])
    const count = pageQuery('count', () => docs().length)
    expect(count()).toBe(2)
    expect(recorded()).toEqual([['["count"]', contentHash('2')]])
  })

  it('pageQuery records a query again after one that has failed', async () => {
    const { pageQuery } = await inRender()
    const fails = pageQuery('fails', () => {
      throw new Error('no such sidebar')
    })
    expect(fails).toThrow('no such sidebar')
    pageQuery('none', () => undefined)()
    expect(recorded()).toEqual([['["none"]', contentHash('undefined')]])
  })

  it('pageQuery records nothing outside of a render', async () => {
    vi.resetModules()
    const { pageQuery } = await import('./page-query')
    pageQuery('titleOf', () => 'A')()
    expect(readFileSync(log(), 'utf8')).toBe('\n')
  })
})

describe('recordPage', () => {
  it('recordPage records the public path of the page', async () => {
    const { recordPage } = await inRender()
    recordPage('zh', paths.run)
    expect(recorded()).toEqual([['/zh/workbench/run/']])
  })
})

describe('presentAnswer', () => {
  it('presentAnswer is the hash of the answer to a recorded query', async () => {
    const { pageQuery, presentAnswer } = await import('./page-query')
    pageQuery('join', (...texts: string[]) => texts.join())
    expect(presentAnswer('["join","a","b"]')).toBe(contentHash('"a,b"'))
  })

  it('presentAnswer is undefined for a query that fails, or that the code no longer has', async () => {
    const { pageQuery, presentAnswer } = await import('./page-query')
    pageQuery('fails', () => {
      throw new Error('no such sidebar')
    })
    expect([presentAnswer('["fails"]'), presentAnswer('["gone"]')]).toEqual([undefined, undefined])
  })
})
