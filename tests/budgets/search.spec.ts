import { startPage } from '../support/actions'
import { servedTotal } from '../support/brotli'
import { recordRequests } from '../support/requests'
import { searchField, searchFor } from '../support/search-dialog'
import { expect, test } from '../support/site'

for (const [path, query] of [
  ['/docs/faq/', 'deadlock'],
  ['/docs/zh/faq/', '死锁'],
] as const)
  test(`the first results of a search take at most 60 kB on ${path}, of which the scripts are at most 32 kB`, async ({
    site,
  }) => {
    const { page, errors } = await site.open(path)
    await startPage(page)
    const requests = recordRequests(page)
    await page.keyboard.press('/')
    await expect(searchField(page)).toBeFocused()
    await searchFor(page, query)
    await requests.settle()
    const scripts = await servedTotal(requests.paths.filter((file) => file.endsWith('.js')))
    const all = await servedTotal(requests.paths)
    console.log(`the first results of “${query}”, brotli: ${all} B, of which the scripts are ${scripts} B`)
    expect(scripts).toBeLessThanOrEqual(32_000)
    expect(all).toBeLessThanOrEqual(60_000)
    expect(errors).toEqual([])
  })
