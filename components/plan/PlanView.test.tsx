// @environment jsdom
import { expect, it } from 'vitest'
import messages from '@/messages/en.json'
import { render } from '../test-dom'
import { PlanFormat } from './format'
import { PlanDetails } from './PlanDetails'
import { summaryOf } from './PlanView'
import { readPlan } from './read-plan'

const texts = messages.plan
const format = new PlanFormat('en-GB')

function read(text: string) {
  const { plan } = readPlan(text)
  if (!plan) throw new Error('the plan was not read')
  return plan
}

it('the summary of a plan writes one node and one call of a trigger in the singular', () => {
  const plan = read(`Insert on t  (cost=0.00..0.01 rows=0 width=0) (actual time=0.100..0.100 rows=0 loops=1)
Trigger g: time=0.200 calls=1
Trigger h: time=0.200 calls=2`)
  expect(summaryOf(plan, texts, format)).toEqual([
    'PostgreSQL, text',
    'one node',
    '0.1 ms in all nodes',
    'cost 0.01',
    'trigger g: 0.2 ms in one call',
    'trigger h: 0.2 ms in 2 calls',
  ])
})

it.each([
  [1, 'one batch, 9 kB'],
  [4, '4 batches, 9 kB'],
])('the details of a hash table with %i batches say %j', (batches, expected) => {
  const { root } = read(`Hash  (cost=1.00..1.00 rows=9 width=4) (actual time=0.100..0.100 rows=9 loops=1)
  Buckets: 1024  Batches: ${batches}  Memory Usage: 9kB
  ->  Seq Scan on t  (cost=0.00..1.00 rows=9 width=4) (actual time=0.010..0.010 rows=9 loops=1)`)
  const { container } = render(<PlanDetails measured={root} texts={texts} format={format} />)
  expect(container.textContent).toContain(expected)
})
