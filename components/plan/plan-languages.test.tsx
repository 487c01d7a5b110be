// @environment jsdom
import { expect, it } from 'vitest'
import english from '@/messages/en.json'
import chinese from '@/messages/zh.json'
import { exampleSubquery } from '@/lib/plan/examples'
import { render, screen } from '../test-dom'
import { articleFiles } from './article-files'
import { PlanLive } from './PlanLive'

it.each([
  ['en-GB', english, 'Fold Sort', '98.8 %', /^The nodes of the plan: PostgreSQL, text, 4 nodes, .*, cost 50,849\.$/],
  ['zh-CN', chinese, '折叠 Sort', '98.8%', /^计划的节点：PostgreSQL，text，4 个节点，.*，代价 50,849。$/],
] as const)('a plan in %s has the punctuation of the language', (language, messages, fold, share, announced) => {
  const props = { texts: messages.plan, shared: messages.workbench, articles: articleFiles, unreached: '', language }
  render(<PlanLive {...props} typed={{ 'plan-0': exampleSubquery }} pressed={[]} />)
  expect(screen.getByRole('button', { name: fold, hidden: true }).textContent).toBe('−')
  expect(screen.getByText(share)).toBeDefined()
  expect(screen.getByRole('status').textContent).toMatch(announced)
})
