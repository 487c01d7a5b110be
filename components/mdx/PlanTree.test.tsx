// @vitest-environment jsdom
import { render } from '../test-dom'
import { describe, expect, it } from 'vitest'
import type { PlanNode } from '@/lib/sql/plan'
import { PlanTree } from './PlanTree'

const node = (kind: string, cost: number, children: PlanNode[] = []): PlanNode => ({
  kind,
  details: [],
  rows: 1,
  cost,
  children,
})
const words = { cost: 'cost', rows: 'rows', changed: 'new' }
const sharesOf = (plan: PlanNode) => {
  const { container } = render(<PlanTree plan={plan} other={plan} words={words} number={new Intl.NumberFormat('en')} />)
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent).filter((text) => /%$/.test(text))
}

describe('the shares of a plan’s cost', () => {
  it('are each node’s own, without its inputs', () => {
    expect(sharesOf(node('Hash Join', 100, [node('Seq Scan', 60), node('Hash', 30, [node('Seq Scan', 25)])]))).toEqual([
      'cost 10 %',
      'cost 60 %',
      'cost 5 %',
      'cost 25 %',
    ])
  })

  it('below a Limit are of what it reads, and never more than all', () => {
    expect(
      sharesOf(node('Limit', 50, [node('Nested Loop', 1000, [node('Index Scan', 400), node('Memoize', 100)])])),
    ).toEqual(['cost 0 %', 'cost 50 %', 'cost 40 %', 'cost 10 %'])
  })
})
