import { afterEach, expect, it, vi } from 'vitest'
import { searchSite } from './browser'
import { buildIndex } from './build'
import { makePage } from './test-index'

afterEach(() => vi.unstubAllGlobals())

/** Serves the files of an index below a root of its own; returns what was asked for. */
async function serve(root: string, text: string, change: { files?: ReadonlyMap<string, string> } = {}) {
  const state = { files: change.files ?? (await buildIndex('en', [makePage({ id: text, title: text, text })])) }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const file = state.files.get(address.slice(root.length))
    return file === undefined ? new Response('', { status: 404 }) : new Response(file)
  })
  return { state, asked }
}

it('asks for each file once', async () => {
  const { asked } = await serve('/one/', 'alpha')
  await searchSite('/one/', 'en', 'alpha', { limit: 5 })
  const before = asked.length
  expect((await searchSite('/one/', 'en', 'alpha', { limit: 5 })).total).toBe(1)
  expect(asked.length).toBe(before)
  expect(new Set(asked).size).toBe(asked.length)
})

it('reads the manifest again when a deploy has taken the shards away', async () => {
  const { state } = await serve('/two/', 'alpha')
  await searchSite('/two/', 'en', 'alph', { limit: 5 })
  state.files = await buildIndex('en', [makePage({ id: 'beta', title: 'beta' })])
  const { hits } = await searchSite('/two/', 'en', 'beta', { limit: 5 })
  expect(hits.map(({ href }) => href)).toEqual(['/beta/'])
})

it('rejects while nothing can be had, and works when it can', async () => {
  const { state } = await serve('/three/', 'alpha', { files: new Map() })
  await expect(searchSite('/three/', 'en', 'alpha', { limit: 5 })).rejects.toThrow('404')
  state.files = await buildIndex('en', [makePage({ id: 'alpha', title: 'alpha' })])
  expect((await searchSite('/three/', 'en', 'alpha', { limit: 5 })).total).toBe(1)
})
