import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'

describe.each(locales)('the pages of the tools in %s name buttons and fields by their labels', (locale) => {
  const { workbench, plan, compare, review, run, indexAdvisor, sql } = messages[locale]
  const { copyLink, clear } = workbench

  it.each([
    ['plan', [plan.mask, copyLink, clear]],
    [
      'compare',
      [compare.before, compare.after, compare.dialect, compare.save, compare.noVerdict, sql.tryOwn, copyLink],
    ],
    ['review', [review.addSchema, copyLink, clear]],
    ['run', [run.run, run.sql, run.schema, run.stop, run.reset, run.previous, copyLink, clear]],
    ['index-advisor', [...Object.values(indexAdvisor.fields).slice(0, 3), indexAdvisor.rows, copyLink, clear]],
  ])('%s.mdx', (name, labels) => {
    const page = readFileSync(`content/${locale}/docs/workbench/${name}.mdx`, 'utf8')
    const bold = [...page.matchAll(/\*\*([^*]+?):?\*\*/g)].map(([, text]) => text)
    expect(labels.filter((label) => !bold.includes(label))).toEqual([])
  })
})
