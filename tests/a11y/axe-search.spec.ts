import { expectNoAxeViolations } from '../support/axe'
import { openSearchDialog, searchDialog, searchField, searchStatus, waitForAnswer } from '../support/search-dialog'
import { expect, test, type Page } from '../support/site'
import { resizeTo } from '../support/viewport'

/** The dialog alone: the page behind it is inert, and is checked by itself. */
const dialog = 'dialog[open]'
/** Has no result in English, so the English dialog lists the Chinese ones under a heading of their own. */
const chineseQuery = '三值逻辑'
/** On small pages, because axe reads the whole document. */
const cases = [
  { path: '/docs/blog/authors/', textOfChineseQuery: 'In 中文' },
  { path: '/docs/zh/blog/authors/', textOfChineseQuery: 'NULL 不是值：三值逻辑入门' },
]

/** Empties the field, so that the answer to the previous query disappears, and waits for the answer to a query. */
async function search(page: Page, query: string): Promise<void> {
  await searchField(page).fill('')
  await expect(searchStatus(page)).toBeEmpty()
  await searchField(page).fill(query)
  await waitForAnswer(page)
}

for (const { path, textOfChineseQuery } of cases)
  test(`axe finds no violation of WCAG 2.2 AA in the search dialog on ${path}, with or without results`, async ({
    site,
  }) => {
    // 20 runs of axe
    test.setTimeout(120_000)
    const { page } = await openSearchDialog(await site.open(path, { colorScheme: 'light' }))
    for (const query of ['', 'index', 'orcale worksapce', 'inqqqqqqqqq', chineseQuery])
      await test.step(`no violation in the results of “${query}”`, async () => {
        if (query !== '') await search(page, query)
        if (query === chineseQuery) await expect(searchDialog(page)).toContainText(textOfChineseQuery)
        await resizeTo(page, 1440)
        await expectNoAxeViolations(page, 'light', dialog)
        await resizeTo(page, 390)
        await expectNoAxeViolations(page, 'dark', dialog)
      })
  })
