import { startPage } from '../support/actions'
import { expect, test } from '../support/site'

test('a reader says why a page was not helpful, by keyboard, and gets a link to an issue', async ({ site }) => {
  const { page, errors } = await site.open('/docs/zh/faq/')
  const question = page.getByRole('link', { name: '本页对你有帮助吗？' })
  await expect(question).toHaveAttribute('href', /\?title=\/docs\/zh\/faq\//)
  await startPage(page)
  await question.focus()
  await page.keyboard.press('Enter')
  const reason = page.getByRole('link', { name: '内容有误或已过时' })
  await expect(reason).toHaveAttribute('href', /&body=/)
  expect(errors).toEqual([])
})

test('without scripts the question is a link to an issue about the page', async ({ site }) => {
  const { page } = await site.open('/docs/faq/', { javaScriptEnabled: false })
  await expect(page.getByRole('link', { name: 'Was this page helpful?' })).toHaveAttribute(
    'href',
    /title=\/docs\/faq\//,
  )
})

test('list pages do not ask whether they were helpful', async ({ site }) => {
  const { page } = await site.open('/docs/blog/')
  await expect(page.getByText('Was this page helpful?')).toHaveCount(0)
})
