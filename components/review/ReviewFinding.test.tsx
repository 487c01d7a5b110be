// @environment jsdom
import { expect, it } from 'vitest'
import { reviewSql } from '@/lib/review/review'
import type { ReviewDialect } from '@/lib/review/dialect'
import messages from '@/messages/zh.json'
import { render } from '../test-dom'
import { ReviewFinding, syntaxText } from './ReviewFinding'

const texts = messages.review
const { prohibited, warning, notice } = messages.ruleTexts.labels

async function showFirst(sql: string, dialect: ReviewDialect) {
  const [finding] = await reviewSql(sql, { dialect, rules: [] })
  if (!finding) throw new Error('the statement was read')
  const levels = { prohibited, warning, notice }
  const { container } = render(<ReviewFinding {...{ finding, texts, levels }} href={undefined} />)
  return { finding, title: container.querySelector('strong') }
}

it.each([
  ['SELECT FROM WHERE', '这条语句无法解析：此处不应出现 "'],
  ['SELECT a FROM t WHERE', '这条语句无法解析：语句不完整'],
])('the rejection of %s by the grammar of MySQL is in the language of the page', async (sql, expected) => {
  const { finding, title } = await showFirst(sql, 'mysql')
  expect(title?.textContent).toContain(expected)
  expect(title?.querySelector('q')).toBeNull()
  expect(syntaxText(finding.name, texts)).toBe(title?.textContent)
})

it('what PostgreSQL says about a statement is a quotation in English', async () => {
  const { title } = await showFirst('SELEC 1', 'postgresql')
  expect(title?.textContent).toBe('这条语句无法解析：syntax error at or near "SELEC"')
  expect(title?.querySelector('q[lang=en]')?.textContent).toBe('syntax error at or near "SELEC"')
})
