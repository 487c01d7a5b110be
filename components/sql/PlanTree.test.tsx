// @environment jsdom
import { render } from '../test-dom'
import { expect, it, vi } from 'vitest'
import type { PlanNode } from '@/lib/plan/model'
import { PlanTree } from './PlanTree'

const words = {
  cost: (percent: number) => `cost ${percent} %`,
  rows: 'rows',
  changed: 'new',
  perRow: 'per row',
  runs: (count: number) => `${count} runs`,
}

it('a plan shows each node’s own share of the cost, and how often a subquery runs', () => {
  const node = { details: [], rows: 1 }
  const subPlan: PlanNode = { ...node, role: 'SubPlan 1', kind: 'Aggregate', cost: 37, loops: 1500, children: [] }
  const plan: PlanNode = { ...node, kind: 'Seq Scan', cost: 56_000, loops: 1, children: [subPlan] }
  const { container } = render(<PlanTree plan={plan} other={plan} words={words} number={new Intl.NumberFormat('en')} />)
  const texts = [...container.querySelectorAll('li')].map((item) =>
    [...(item.firstElementChild?.children ?? [])].map(({ textContent }) => textContent.trim()),
  )
  expect(texts).toEqual([
    ['Seq Scan', 'cost 1 %', 'rows 1'],
    ['SubPlan 1: Aggregate', 'cost 99 %', 'rows 1', 'per row', '1500 runs'],
  ])
})

it('the share of a plan node has at most three decimals in the style attribute and never an exponent', () => {
  const scan: PlanNode = { kind: 'Seq Scan', details: [], rows: 1, cost: 2_999_999, children: [] }
  const plan: PlanNode = { kind: 'Sort', details: [], rows: 1, cost: 3_000_000, children: [scan] }
  const { container } = render(<PlanTree plan={plan} other={plan} words={words} number={new Intl.NumberFormat('en')} />)
  const styles = [...container.querySelectorAll('[style]')].map((element) => element.getAttribute('style'))
  expect(styles).toEqual(['--share: 0;', '--share: 1;'])
})

it('a plan shows two equal nodes below the same node', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const limit: PlanNode = { kind: 'Limit', details: [], rows: 1, cost: 1, children: [] }
  const plan: PlanNode = { kind: 'Append', details: [], rows: 2, cost: 2, children: [limit, limit] }
  const { container } = render(<PlanTree plan={plan} other={plan} words={words} number={new Intl.NumberFormat('en')} />)
  expect(container.querySelectorAll('li')).toHaveLength(3)
  expect(errors).not.toHaveBeenCalled()
})
