// @environment jsdom
import { expect, it, vi } from 'vitest'
import { measure } from '@/lib/plan/analysis/measure'
import { exampleJoin } from '@/lib/plan/examples'
import { parsePlan } from '@/lib/plan/parse'
import messages from '@/messages/en.json'
import { fireEvent, render, screen } from '../test-dom'
import type { PlanViewProps } from './plan-props'
import { PlanPanel } from './PlanPanel'
import { PlanRow } from './PlanRow'

vi.mock('./PlanRow', { spy: true })

it('an arrow key renders only the rows that lose and get the focus', () => {
  const articles = {} as PlanViewProps['articles']
  const plan = measure(parsePlan(exampleJoin))
  render(<PlanPanel texts={messages.plan} language="en-GB" articles={articles} plan={plan} title="Plan" />)
  const [, first, second] = screen.getAllByRole('row')
  first?.focus()
  vi.mocked(PlanRow).mockClear()
  if (first) fireEvent.keyDown(first, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  expect(vi.mocked(PlanRow).mock.calls.map(([{ measured }]) => measured.at)).toEqual([0, 1])
})
