import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadBranches } from './sidebar-branches'

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

afterEach(() => vi.unstubAllGlobals())

describe('loadBranches', () => {
  it('loadBranches fetches a file once for many calls', async () => {
    const fetch = vi.fn(async () => answer(200, { '0': [{ label: 'A', href: '/a/' }] }))
    vi.stubGlobal('fetch', fetch)
    const [first, second] = await Promise.all([loadBranches('/once.json'), loadBranches('/once.json')])
    expect(first).toEqual({ '0': [{ label: 'A', href: '/a/' }] })
    expect([second === first, fetch.mock.calls]).toEqual([true, [['/once.json']]])
  })

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('offline'))],
    ['the file is not there', async () => answer(404, {})],
    ['the file is not what it should be', async () => new Response('<html>')],
  ])('loadBranches rejects if %s, and fetches again on the next call', async (_, fail) => {
    vi.stubGlobal('fetch', vi.fn(fail))
    const source = `/${_}.json`
    await expect(loadBranches(source)).rejects.toThrow()
    vi.stubGlobal('fetch', async () => answer(200, {}))
    await expect(loadBranches(source)).resolves.toEqual({})
  })
})
