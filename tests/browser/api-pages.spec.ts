import { readFileSync } from 'node:fs'
import { startPage } from '../support/actions'
import { expect, test, type Page } from '../support/site'

const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true, includeHidden: true })

test('an API page shows the example request in the chosen programming language, as does every page after it', async ({
  site,
}) => {
  const { page, errors } = await site.open('/docs/api/create-workspace/')
  await expect(panel(page, 'curl')).toBeVisible()
  await expect(panel(page, 'Go')).toBeHidden()
  await startPage(page)
  await page.getByRole('tab', { name: 'Go' }).click()
  await expect(panel(page, 'Go')).toBeVisible()
  await expect(panel(page, 'Go')).toContainText('json.Marshal(map[string]any{')
  await expect(page).toHaveURL(/\?language=go/)
  await page.goto(site.url('/docs/zh/api/analysis-list/'), { waitUntil: 'load' })
  await expect(panel(page, 'Go')).toBeVisible()
  await expect(panel(page, 'curl')).toBeHidden()
  expect(errors).toEqual([])
})

test('an API page shows the example request in every programming language without JavaScript', async ({ site }) => {
  const { page } = await site.open('/docs/zh/api/create-analysis/', { javaScriptEnabled: false })
  await expect(page.locator('[role=tabpanel] pre').filter({ visible: true })).toHaveCount(5)
  await expect(page.getByText('net/http').first()).toBeVisible()
})

for (const base of ['/docs/', '/docs/zh/'])
  test(`the link from ${base}api/ to the OpenAPI document loads the file as YAML, not by the router`, async ({
    site,
  }) => {
    const { page, errors } = await site.open(`${base}api/`)
    await startPage(page)
    const file = `${base}openapi.yaml`
    const responded = page.waitForResponse(
      (response) => response.url() === site.url(file) && response.request().isNavigationRequest(),
    )
    await page.locator('article a[href$=".yaml"]').click()
    const response = await responded
    expect(response.headers()['content-type']).toContain('yaml')
    await page.waitForURL(`**${file}`)
    await expect(page.locator('body')).toContainText('openapi: 3.1.0')
    expect(await page.locator('body').innerText()).toBe(readFileSync(`out${file}`, 'utf8'))
    expect(errors).toEqual([])
  })
