// @environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SqlExamples } from '@/lib/site-data/sql-examples'
import { screen } from '../test-dom'
import { field, open, press, status, type } from './test-run'

const file: SqlExamples = {
  tables: [
    ['t', 'CREATE TABLE t (a INT);'],
    ['u', 'CREATE TABLE u ();'],
  ],
  volume: [['t', 'INSERT INTO t VALUES (1);']],
  examples: { ab1: { sql: 'TABLE t', tables: ['t'], setup: 'CREATE INDEX ON t (a);', hasVolume: true } },
}
describe('the input of the tool that runs SQL', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)))
    sessionStorage.clear()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    history.replaceState(null, '', '/')
  })

  it('an example of the site fills the form, and the text that it replaces can be brought back', async () => {
    history.replaceState(null, '', '#example=ab1')
    open({ sql: 'SELECT 2' })
    await waitFor(() => expect(field('SQL')).toBe('TABLE t'))
    expect(field('Schema and rows')).toBe('CREATE TABLE t (a INT);\nINSERT INTO t VALUES (1);\nCREATE INDEX ON t (a);')
    expect(status()).toBe('The example is in the form. Nothing runs until you press Run.')
    press('Back to my text')
    expect([field('SQL'), location.hash]).toEqual(['SELECT 2', ''])
    expect(screen.queryByRole('button', { name: 'Back to my text' })).toBeNull()
  })

  it('Reset brings back the example after a change, which removes the example from the URL', async () => {
    history.replaceState(null, '', '#example=ab1')
    open({})
    await waitFor(() => expect(field('SQL')).toBe('TABLE t'))
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
    type('SQL', 'DROP TABLE t')
    expect(location.hash).toBe('')
    press('Reset')
    await waitFor(() => expect(field('SQL')).toBe('TABLE t'))
  })

  it.each(['none', 'constructor', '__proto__'])(
    'the example “%s” is reported, and the form keeps its text',
    async (name) => {
      history.replaceState(null, '', `#example=${name}`)
      open({ sql: 'SELECT 2' })
      await waitFor(() => expect(status()).toBe('The example could not be loaded.'))
      expect(field('SQL')).toBe('SELECT 2')
    },
  )
})
