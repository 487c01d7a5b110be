// @environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPause, fakePauses, fireEvent, render, screen, within } from '../test-dom'
import { ReviewLive } from './ReviewLive'
import { props, rules, TestWorker } from './test-review'

const open = (sql: string, ...pressed: string[]) => render(<ReviewLive {...props} typed={{ sql }} pressed={pressed} />)
/** Returns the findings, which are shown after a pause in typing. */
const result = () => afterPause(() => screen.getByLabelText('Findings', { selector: 'section' }))
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^SQL/ })
const names = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('a, strong')?.textContent)

describe('the review tool', () => {
  beforeEach(() => {
    fakePauses()
    vi.stubGlobal('Worker', TestWorker)
    vi.stubGlobal('fetch', async () => Response.json(rules))
  })
  afterEach(() => history.replaceState(null, '', '/'))

  const script = 'SELECT * FROM t ORDER BY random();\nDELETE FROM t;'

  it('the findings of typed SQL are shown at their place, without notices until the reader asks for them', async () => {
    open(script)
    const region = await result()
    expect(names(region)).toEqual(['DM15 ORDER BY a random value', 'DM01 UPDATE or DELETE without a condition'])
    expect(region.textContent).toContain(
      '1 prohibited, 1 with a warning, 1 with a notice.Not shown: 1 of lower levels.',
    )
    expect([...region.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['random', 't'])
    fireEvent.change(within(region).getByLabelText('Show'), { target: { value: 'notice' } })
    expect(names(region)).toContain('DM03 SELECT *')
    expect(screen.getByRole('status').textContent).toBe('1 prohibited, 1 with a warning, 1 with a notice.')
  })

  it('findings can be sorted by level', async () => {
    open(script)
    const region = await result()
    fireEvent.change(within(region).getByLabelText('Order'), { target: { value: 'level' } })
    expect(names(region)).toEqual(['DM01 UPDATE or DELETE without a condition', 'DM15 ORDER BY a random value'])
  })

  it('the position of a finding selects its place in the field', async () => {
    open(script)
    fireEvent.click(within(await result()).getByRole('button', { name: 'Select line and column 2:13 in the text' }))
    expect(document.activeElement).toBe(field())
    expect([field().selectionStart, field().selectionEnd]).toEqual([47, 48])
  })

  it('a reason shows code and links, and markup in it is text', async () => {
    open('DELETE FROM t')
    const region = await result()
    expect(within(region).getByRole('link', { name: 'there', hidden: true }).getAttribute('href')).toBe(
      'https://example.com/',
    )
    expect(region.querySelector('details code')?.textContent).toBe('a')
    expect(region.querySelector('details b')).toBeNull()
  })

  it('a statement that cannot be read is a finding without a rule', async () => {
    open('SELEC <script>alert(1)</script>')
    const region = await result()
    expect(names(region)).toEqual(['This statement cannot be read: syntax error at or near "SELEC"'])
    expect(region.querySelector('script')).toBeNull()
  })

  it('a statement that another dialect can read is reviewed in it when the reader accepts the offer', async () => {
    open('DELETE FROM `t`')
    await result()
    fireEvent.click(screen.getByRole('button', { name: 'Read it as MySQL' }))
    expect(screen.getByLabelText<HTMLSelectElement>('Dialect').value).toBe('mysql')
    await afterPause(() => expect(names(screen.getByLabelText('Findings', { selector: 'section' }))).toHaveLength(1))
    await vi.waitFor(() => screen.getByText('DM01', { exact: false, selector: 'a' }))
    expect(screen.queryByRole('button', { name: 'Read it as MySQL' })).toBeNull()
  })

  it('SQL that was read has no offer of another dialect', async () => {
    open('DELETE FROM t WHERE ROWNUM < NVL(a, 3)')
    await result()
    expect(screen.queryByText(/^This looks like SQL for/)).toBeNull()
  })

  it('a statement of the schema that cannot be read is shown with its line and announced', async () => {
    open('SELECT a FROM t')
    fireEvent.click(screen.getByRole('button', { name: 'Add a schema' }))
    const schema = 'CREATE TABLE t (a int);\nCREATE TABL u (c int);'
    fireEvent.change(screen.getByRole('textbox', { name: /^Schema/ }), { target: { value: schema } })
    const region = await result()
    expect(names(region)).toEqual(['This statement cannot be read: syntax error at or near "TABL"'])
    expect(within(region).getByRole('listitem').textContent).toContain('2:8')
    expect(region.querySelector('mark')?.textContent).toBe('TABL')
    expect(screen.getByRole('status').textContent).toContain('Part of the schema cannot be read')
  })

  it.each([
    ['SELECT 1; SELECT 2', 'The rules found nothing in 2 statements.'],
    ['SELECT 1', 'The rules found nothing in one statement.'],
    ['-- SELECT 1', 'There is no statement to review.'],
  ])('the review of %j, which has no findings, says how many statements there are', async (sql, expected) => {
    open(sql)
    expect((await result()).textContent).toContain(expected)
  })

  it('an example sets its dialect, and the schema is part of the link', async () => {
    open('', 'mysql')
    expect(screen.getByLabelText<HTMLSelectElement>('Dialect').value).toBe('mysql')
    fireEvent.click(screen.getByRole('button', { name: 'Add a schema' }))
    fireEvent.change(screen.getByRole('textbox', { name: /^Schema/ }), { target: { value: 'CREATE TABLE t (a int)' } })
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    await expect.poll(() => location.hash).toMatch(/^#review=/)
    sessionStorage.clear()
    open('')
    await expect.poll(() => screen.getAllByRole('textbox', { name: /^Schema/ })).toHaveLength(2)
  })
})
