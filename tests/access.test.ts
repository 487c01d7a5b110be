import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { describe, expect, it } from 'vitest'
import { servedSite } from './setup/browser'

const site = servedSite('out')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const templates = [
  '',
  'guides/optimize/workload-modes/MySQL_QueryLog/',
  'faq/',
  'tags/',
  'tags/optimization/',
  'blog/',
  'blog/2025/reading-plan-diffs/',
]
const pages = [...templates.flatMap((page) => [`/docs/${page}`, `/docs/zh/${page}`]), '/docs/no-such-page/']
const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1440].map((width) => ({ colorScheme, viewport: { width, height: 900 } })),
)

describe('WCAG 2.2 AA by axe', () => {
  it.each(pages)('%s has no violation in either theme, on a phone or a desktop', async (path) => {
    for (const look of looks) {
      const { page } = await site.open(path, look)
      await page.evaluate(axe)
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        }),
      )
      const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`))
      expect({ ...look, found }).toEqual({ ...look, found: [] })
      await page.context().close()
    }
  })
})

describe('without a horizontal scroll', () => {
  it.each([320, 390, 640, 820, 997, 1200])('every template fits a window %d px wide', async (width) => {
    for (const path of pages) {
      const { page } = await site.open(path, { viewport: { width, height: 900 } })
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect({ path, beyond }).toEqual({ path, beyond: 0 })
      await page.context().close()
    }
  })
})
