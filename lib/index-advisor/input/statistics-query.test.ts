import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { statisticsQuery } from './statistics-query'

it('leaves out values of the tables if asked to', () => {
  expect(statisticsQuery({ withValues: true })).toContain('most_common_vals')
  expect(statisticsQuery({ withValues: false })).not.toMatch(/most_common|histogram/)
})

it.each(['en', 'zh'])('the page of the tool in %s prints the query', (locale) => {
  const page = readFileSync(`content/${locale}/docs/workbench/index-advisor.mdx`, 'utf8')
  expect(page).toContain(`\`\`\`text\n${statisticsQuery({ withValues: true })}\n\`\`\``)
})
