import { afterEach, expect, it, vi } from 'vitest'
import { searchSite } from './browser'
import { buildIndex } from '../index/build'
import { makePage } from '../index/test-index'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Serves the files of an index below a root of its own; returns what was asked for. */
async function serve(root: string, text: string, change: { files?: ReadonlyMap<string, string> } = {}) {
  const state = { files: change.files ?? buildIndex('en', [makePage({ id: text, title: text, text })]) }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const file = state.files.get(address.slice(root.length))
    return file === undefined ? new Response('', { status: 404 }) : new Response(file)
  })
  return { state, asked }
}

it('the search fetches each file of the index once', async () => {
  const { asked } = await serve('/one/', 'alpha')
  await searchSite('/one/', 'en', 'alpha', { limit: 5 })
  const before = asked.length
  expect((await searchSite('/one/', 'en', 'alpha', { limit: 5 })).total).toBe(1)
  expect(asked.length).toBe(before)
  expect(new Set(asked).size).toBe(asked.length)
})

it('the search fetches no texts for an outdated query, and shows cached texts without delay', async () => {
  vi.useFakeTimers()
  const { asked } = await serve('/typed/', 'alpha')
  const texts = () => asked.filter((address) => address.includes('/texts/')).length
  let isWanted = true
  const ask = (typed: string) => searchSite('/typed/', 'en', typed, { limit: 5 }, () => isWanted)
  const quick = ask('alph')
  await vi.advanceTimersByTimeAsync(30)
  isWanted = false
  await vi.advanceTimersByTimeAsync(100)
  expect([(await quick).hits, texts()]).toEqual([[], 0])
  isWanted = true
  const rested = ask('alpha')
  await vi.advanceTimersByTimeAsync(100)
  expect([(await rested).hits.length, texts()]).toEqual([1, 1])
  expect((await ask('alph')).hits.length).toBe(1)
})

it('the search reads the manifest again when a deploy has removed the shards', async () => {
  const { state } = await serve('/two/', 'alpha')
  await searchSite('/two/', 'en', 'alph', { limit: 5 })
  state.files = buildIndex('en', [makePage({ id: 'beta', title: 'beta' })])
  const { hits } = await searchSite('/two/', 'en', 'beta', { limit: 5 })
  expect(hits.map(({ href }) => href)).toEqual(['/beta/'])
})

it('the search returns partial results when a deploy has removed shards and the new manifest is not available either', async () => {
  const files = buildIndex(
    'en',
    ['alpha beta', 'alpha'].map((title, id) => makePage({ id: String(id), title })),
  )
  const { state } = await serve('/half/', '', { files })
  await searchSite('/half/', 'en', 'alpha', { limit: 1 })
  state.files = new Map()
  const { hits, isIncomplete } = await searchSite('/half/', 'en', 'alpha', { limit: 5 })
  expect({ count: hits.length, isIncomplete }).toEqual({ count: 1, isIncomplete: true })
})

it('the search rejects while no file is available, and recovers', async () => {
  const { state } = await serve('/three/', 'alpha', { files: new Map() })
  await expect(searchSite('/three/', 'en', 'alpha', { limit: 5 })).rejects.toThrow('404')
  state.files = buildIndex('en', [makePage({ id: 'alpha', title: 'alpha' })])
  expect((await searchSite('/three/', 'en', 'alpha', { limit: 5 })).total).toBe(1)
})
