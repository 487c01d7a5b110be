// @environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handedOver } from '@/components/workbench/handover'
import { unpackHash } from '@/lib/text/packed-hash'
import { act, afterPause, fakePauses, fireEvent, render, screen } from '../test-dom'
import { OneBoxLive } from './OneBoxLive'

const texts = { form: 'Box', paste: 'Paste', placeholder: '', private: 'Nothing is sent.', clear: 'Clear' }
const classes = { form: '', field: '', actions: '', open: '', clear: '' }
const open = (typed = '', locale: 'en' | 'zh' = 'en') => {
  const root = locale === 'zh' ? '/zh/' : '/'
  render(<OneBoxLive {...{ locale, root, texts, classes }} typed={{ paste: typed }} pressed={[]} />)
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Paste' })
const status = () => screen.getByRole('status').textContent
/** Returns a link that is shown after a pause in typing. */
const link = (name: string) => afterPause(() => screen.getByText(name, { selector: 'a[href]' }))
/** Returns a function that returns the URL that was opened. */
function watchAddress() {
  const assign = vi.fn<(url: URL) => void>()
  vi.stubGlobal('location', Object.assign(new URL(location.href), { assign }))
  return () => assign.mock.calls.at(-1)?.[0] ?? new URL('about:blank')
}
const plan = 'Seq Scan on orders  (cost=0.00..22.70 rows=1270 width=36)'

describe('the one box', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    fakePauses()
  })
  afterEach(() => {
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })

  it('a pasted plan is announced, and one press opens the visualiser filled in', async () => {
    open()
    const opened = watchAddress()
    fireEvent.change(field(), { target: { value: plan } })
    const opener = await link('Open it in the plan visualiser')
    expect(status()).toBe('This is an execution plan of PostgreSQL.')
    fireEvent.click(opener)
    expect([opened().pathname, await unpackHash('#plan=', opened().hash)]).toEqual(['/docs/workbench/plan/', [plan]])
  })

  it('the Chinese box links to Chinese pages', async () => {
    open('SELECT a FROM t WHERE b = 1;', 'zh')
    expect((await link('审核这段 SQL')).getAttribute('href')).toMatch(/^\/docs\/zh\/workbench\/review\/#review=/)
  })

  it('two queries, tables with a query and an error lead to their pages', async () => {
    open('SELECT a FROM t; SELECT b FROM t;')
    expect((await link('Compare the two queries')).getAttribute('href')).toMatch(
      /^\/docs\/workbench\/compare\/#compare=/,
    )
    fireEvent.change(field(), { target: { value: 'CREATE TABLE t (a INT); SELECT a FROM t WHERE a = 1;' } })
    expect((await link('Find indexes')).getAttribute('href')).toMatch(/^\/docs\/workbench\/index-advisor\/#indexes=/)
    fireEvent.change(field(), { target: { value: 'ORA-00054: resource busy' } })
    expect((await link('Read the page about it')).getAttribute('href')).toBe(
      '/docs/insides/errors/locks/#lock-wait-timeout',
    )
    fireEvent.change(field(), { target: { value: 'ORA-99999: unknown' } })
    expect((await link('Search for it')).getAttribute('href')).toBe('/docs/search/?q=ORA-99999%3A+unknown')
  })

  it('a text that no tool fits can be searched for', async () => {
    open('create index concurrently')
    expect((await link('Search for it')).getAttribute('href')).toBe('/docs/search/?q=create+index+concurrently')
    expect(status()).toBe('This was not recognised as a plan, SQL or an error message.')
  })

  it('the text is kept in the session until it is cleared', async () => {
    sessionStorage.setItem('one box', plan)
    open()
    expect(field().value).toBe(plan)
    await link('Open it in the plan visualiser')
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect([field().value, sessionStorage.getItem('one box')]).toEqual(['', null])
    expect(document.activeElement).toBe(field())
    expect(screen.queryByRole('link')).toBeNull()
  })

  describe('a text that is too long for an ordinary URL', () => {
    // numbers that hardly repeat, because a repeated text is short when it is compressed
    const numbers = Array.from({ length: 7000 }, (_, at) => Math.abs(Math.sin(at)).toString(36).slice(2, 9))
    const sql = `SELECT a FROM t WHERE b = '${numbers.join('')}';`

    it('the text is handed over in the session', async () => {
      open(sql)
      const opened = watchAddress()
      fireEvent.click(await link('Review this SQL'))
      expect(opened().href).toMatch(/\/docs\/workbench\/review\/#review=$/)
      expect((handedOver('#review=') as { sql: string }).sql === sql).toBe(true)
    })

    it('the URL holds the text if the browser refuses to store it', async () => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('refused', 'QuotaExceededError')
      })
      open(sql)
      const opened = watchAddress()
      fireEvent.click(await link('Review this SQL'))
      const input = (await unpackHash('#review=', opened().hash)) as { sql: string } | undefined
      expect(input?.sql === sql).toBe(true)
    })
  })

  it('on the page of the tool, the link changes the hash and fires “hashchange” instead of navigating', async () => {
    open(plan)
    const opener = (await link('Open it in the plan visualiser')).getAttribute('href') ?? ''
    history.replaceState(null, '', opener)
    const opened = watchAddress()
    const changed = vi.fn()
    addEventListener('hashchange', changed)
    await act(async () => void fireEvent.click(await link('Open it in the plan visualiser')))
    expect([opened().href, changed.mock.calls.length]).toEqual(['about:blank', 1])
  })
})
