// @environment jsdom
import { act } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import messages from '@/messages/en.json'
import { exampleJoin, exampleSubquery } from '@/lib/plan/examples'
import { packHash } from '@/lib/text/packed-hash'
import { fireEvent, render, screen, within } from '../test-dom'
import { articleFiles } from './article-files'
import { planHash } from './plan-props'
import { PlanLive } from './PlanLive'

const props = {
  texts: messages.plan,
  language: 'en-GB',
  shared: messages.workbench,
  articles: articleFiles,
  unreached: '',
}
const open = (typed: string, ...pressed: string[]) =>
  render(<PlanLive {...props} typed={{ 'plan-0': typed }} pressed={pressed} />)
const grid = () => screen.getByRole('treegrid')
const rows = () => within(grid()).getAllByRole('row').slice(1)
const kinds = () =>
  rows().map((row) => /^[−+]?(?:SubPlan \d: )?[A-Z][a-z]+(?: [A-Z][a-z]+)*/.exec(row.textContent)?.[0])
const field = () => screen.getAllByRole<HTMLTextAreaElement>('textbox')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const status = () => screen.getByRole('status').textContent

describe('the plan visualiser', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  it('the plan visualiser shows the nodes of a pasted plan, and announces it', async () => {
    open('')
    expect(screen.queryByRole('treegrid')).toBeNull()
    fireEvent.change(field()[0] as HTMLElement, { target: { value: exampleSubquery } })
    await screen.findByRole('treegrid')
    expect(kinds()).toEqual(['−Sort', '−Seq Scan', '−SubPlan 1: Aggregate', 'Seq Scan'])
    expect(status()).toMatch(/^The nodes of the plan: PostgreSQL, text, 4 nodes, executed in 447 ms, /)
    expect(
      screen.getByText(/This subquery ran 135 times for each run of the node above it and took 99\.\d* % /),
    ).toBeDefined()
  })

  it('the plan visualiser says what is wrong with a text, and where', () => {
    open('Sort  (cost=1.00..2.00 rows=1 width=4)\n  ->  Seq Scan on t  (cost=0.00..1')
    expect(status()).toContain('Line 2: “->  Seq Scan on t  (cost=0.00..1” has costs or times that cannot be read.')
    expect(screen.queryByRole('treegrid')).toBeNull()
  })

  it('the arrow keys move between nodes and fold them, Enter opens the details of a node', () => {
    open(exampleSubquery)
    const key = (name: string) => fireEvent.keyDown(document.activeElement as Element, { key: name })
    rows()[0]?.focus()
    key('ArrowDown')
    expect(document.activeElement).toBe(rows()[1])
    expect(rows().map((row) => row.tabIndex)).toEqual([-1, 0, -1, -1])
    key('ArrowLeft')
    expect(rows().length).toBe(2)
    expect(rows()[1]?.getAttribute('aria-expanded')).toBe('false')
    key('ArrowRight')
    key('End')
    key('Enter')
    expect(within(grid()).getByText('(o_custkey = c.c_custkey)')).toBeDefined()
    key('ArrowLeft')
    expect(document.activeElement).toBe(rows()[2])
    key('Home')
    expect(document.activeElement).toBe(rows()[0])
  })

  it('a finding opens its node', () => {
    open(exampleSubquery)
    press('SubPlan 1: Aggregate')
    expect(document.activeElement).toBe(rows()[2])
    expect(within(grid()).getByText('With its inputs')).toBeDefined()
  })

  it('names with markup are shown as texts', () => {
    open('Seq Scan on "<img src=x>"  (cost=0.00..1.00 rows=1 width=4)')
    expect(grid().innerHTML).toContain('&lt;img src=x&gt;')
  })

  it('a second plan is compared with the first', async () => {
    open('', 'two')
    expect(field().map(({ value }) => value)).toEqual([exampleSubquery, exampleJoin])
    const difference = await screen.findByRole('region', { name: 'What changed' })
    expect(difference.textContent).toMatch(/Time of all nodes: 447 ms → 10\.8 ms\. Most of the difference is here:/)
    expect(within(difference).getAllByRole('listitem')[0]?.textContent).toMatch(
      /^Seq Scan orders o → Seq Scan orders: 442 ms → 3\.06 ms \(−439 ms\)$/,
    )
    press('Remove the second plan')
    expect(field().map(({ value }) => value)).toEqual([exampleSubquery])
  })

  it('names are masked in the text and the tree, and shown again', async () => {
    open(exampleSubquery)
    press('Mask names')
    expect(field()[0]?.value).toContain('Seq Scan on t1 a1')
    await expect.poll(() => grid().textContent).not.toMatch(/customer|orders/)
    press('Show the names again')
    expect(field()[0]?.value).toBe(exampleSubquery)
  })

  it('the text is kept in the session until it is cleared', () => {
    const { unmount } = open(exampleSubquery)
    unmount()
    open('')
    expect(field()[0]?.value).toBe(exampleSubquery)
    press('Clear')
    expect([field()[0]?.value, sessionStorage.getItem('#plan=')]).toEqual(['', null])
  })

  it('a link opens the plans that it was made of, and a broken one says so', async () => {
    history.replaceState(null, '', await packHash(planHash, [exampleSubquery, exampleJoin]))
    open('')
    await expect.poll(() => field().map(({ value }) => value)).toEqual([exampleSubquery, exampleJoin])
    history.replaceState(null, '', '#plan=xyz')
    act(() => void dispatchEvent(new Event('hashchange')))
    await expect.poll(() => status()).toBe(messages.workbench.linkBroken)
  })
})
