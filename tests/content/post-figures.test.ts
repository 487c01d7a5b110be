import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { site } from '@/lib/config/site'
import { locales } from '@/lib/i18n/locales'
import { listFiles } from '@/lib/node/list-files'

/** What shows the point of a post: a plan, a diagram, an index figure, a part of a report, an image. */
const figure = /^<Plan\b|^<Rewrite\b[^>]*\splan\b|^```(?:mermaid|index)\b|^<ReportPart\b|!\[[^\]]*\]\(|<svg\b/m

/** A plan as text, as PostgreSQL prints it. */
const printedPlan = /^```text\b[^\n]*\n(?:(?!```)[^\n]*\n)*?[^\n]*\(cost=/m

it.each(locales)('every post has a figure or a plan that shows its point (%s)', (locale) => {
  const folder = path.join(site.contentDir, locale, 'blog')
  const posts = listFiles(folder).filter((file) => /\.mdx?$/.test(file))
  expect(posts.length).toBeGreaterThan(0)
  const without = posts.filter((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    return !figure.test(text) && !printedPlan.test(text)
  })
  expect(without).toEqual([])
})
