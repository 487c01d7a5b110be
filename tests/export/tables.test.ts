import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { listFiles } from '@/lib/node/list-files'

/** As many columns have a label in `components/article/Tables.module.css`. */
const LABELLED = 8

it('every table of the text is in a container with the widths that it needs, and has a label for each column', () => {
  const wrong: string[] = []
  let count = 0
  for (const file of listFiles('out').filter((name) => name.endsWith('/index.html'))) {
    const html = readFileSync(path.join('out', file), 'utf8')
    if (!html.includes('<table')) continue
    visit(fromHtml(html), 'element', (box) => {
      const [table] = box.children
      if (![box.properties.className].flat().includes('table') || table?.type !== 'element') return
      count += 1
      let columns = 0
      visit(table, { tagName: 'tr' }, (row) => {
        if (row.type === 'element') columns = Math.max(columns, row.children.length)
      })
      const labels = [...String(table.properties.style).matchAll(/--\d+:/g)].length
      const isWhole = Number(box.properties.dataFrom) > 0 && labels === columns && columns <= LABELLED
      if (!isWhole) wrong.push(`${file}: ${columns} columns, ${labels} labels`)
    })
  }
  expect(count).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})
