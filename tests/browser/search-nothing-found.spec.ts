import { openSearchDialog, searchDialog, searchField, searchResults } from '../support/search-dialog'
import { expect, test } from '../support/site'

test('a search without results offers rules, sections and a report, reads pinyin as Chinese, and its query is kept for the next opening', async ({
  site,
}) => {
  const { page, errors } = await openSearchDialog(await site.open('/docs/zh/faq/'))
  const dialog = searchDialog(page)
  await test.step('rules are offered for the number of a rule that does not exist', async () => {
    await searchField(page).fill('rw99')
    await expect(dialog.getByText('没有规则 RW99。')).toBeVisible()
    await expect(dialog.getByRole('link', { name: '全部规则' }).first()).toHaveAttribute('href', /\/insides\/rules\/$/)
  })
  await test.step('pinyin finds what its Chinese words find', async () => {
    await searchField(page).fill('suoyin shixiao')
    await expect(dialog.getByText('索引失效').first()).toBeVisible()
    await expect(searchResults(page).first()).toBeVisible()
  })
  await test.step('sections and a report are offered', async () => {
    await searchField(page).fill('mongodb')
    await expect(dialog.getByRole('link', { name: '反馈缺少的内容' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'API 参考' })).toHaveAttribute('href', '/docs/zh/api/')
  })
  await test.step('the query of a dialog that was closed without a choice is kept', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.keyboard.press('/')
    await expect(dialog).toBeVisible()
    await expect(searchField(page)).toHaveValue('mongodb')
    expect(errors).toEqual([])
  })
  await test.step('a section opens without the dialog', async () => {
    await dialog.getByRole('link', { name: 'API 参考' }).click()
    await expect(page).toHaveURL(/\/docs\/zh\/api\/$/)
    await expect(dialog).toBeHidden()
  })
})
