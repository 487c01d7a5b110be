import { axeViolations } from '../support/axe'
import { expect, test, type Page } from '../support/site'

/** Texts of equal style, of which axe checks samples: rows of a table, and code whose long line does not fit. */
const body = `
  <table>
    ${['first', 'second', 'third', 'fourth', 'fifth'].map((word) => `<tr><td>${word} value</td></tr>`).join('')}
  </table>
  <pre style="width: 200px; overflow: auto"><b>${'long '.repeat(40)}</b><i>${'hidden '.repeat(9)}</i>\n<i>short</i></pre>
  <p>a text with <label>a label <input></label></p>`

async function contrastViolations(page: Page, css: string): Promise<string[]> {
  await page.setContent(`<html lang="en"><title>Contrast</title><style>${css}</style>${body}</html>`)
  return axeViolations(page, { rules: ['color-contrast'] })
}

const lowContrasts = [
  ['one of many texts of equal style', 'tr:nth-child(3) td { color: #999 }', '>third value<'],
  ['the background of every second row', 'tr:nth-child(even) { background: #666 }', '>second value<'],
  ['the opacity of an ancestor', 'tr:last-child { opacity: 0.4 }', '>fifth value<'],
  ['a text whose equals are scrolled out of view', 'i { color: #999 }', '>short<'],
  ['a label', 'label { color: #999 }', '>a label <'],
] as const

test('axe reports a low contrast of any text, although it checks only samples of texts of equal style', async ({
  site,
}) => {
  const { page } = await site.open('/robots.txt')
  expect(await contrastViolations(page, '')).toEqual([])
  for (const [name, css, html] of lowContrasts)
    await test.step(name, async () => expect((await contrastViolations(page, css)).join()).toContain(html))
})
