// @environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { RewriteExamples } from '@/lib/site-data/rewrite-examples'
import { emptyInput } from './compare-props'
import { useRewrites } from './useRewrites'

const file: RewriteExamples = {
  tables: { t: 'CREATE TABLE t ();', u: 'CREATE TABLE u ();' },
  rewrites: { ab12: { tables: ['u'], setup: 'CREATE INDEX i ON u (a);', before: 'SELECT 2', after: 'SELECT 3' } },
  rules: { RW05: 'ab12' },
}

afterEach(() => {
  vi.unstubAllGlobals()
  location.hash = ''
})

it.each(['RW05', 'ab12'])(
  'the hash with %s fills the form with the tables and statements of a rewrite',
  async (name) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)))
    location.hash = `#example=${name}`
    const change = vi.fn()
    renderHook(() => useRewrites({ rewrites: '/rewrites.json' }, change))
    const schema = 'CREATE TABLE u ();\nCREATE INDEX i ON u (a);'
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith({ ...emptyInput, schema, before: 'SELECT 2', after: 'SELECT 3' }),
    )
  },
)

it('a rewrite that the site does not have is reported, and the form keeps its texts', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)))
  location.hash = '#example=RW99'
  const change = vi.fn()
  const { result } = renderHook(() => useRewrites({ rewrites: '/rewrites.json' }, change))
  await waitFor(() => expect(result.current.hasFailed).toBe(true))
  expect(change).not.toHaveBeenCalled()
})
