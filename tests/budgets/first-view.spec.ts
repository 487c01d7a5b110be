import { readFirstView } from '../support/first-view'
import { recordRequests } from '../support/requests'
import { expect, test } from '../support/site'

for (const path of ['', 'faq/', 'guides/ppv/', 'api/create-analysis/', 'insides/rules/', 'blog/', 'search/'])
  test(`/docs/${path} requests only what its HTML names, without any interaction`, async ({ site }) => {
    const { page, errors } = await site.blank()
    await page.clock.install()
    const requests = recordRequests(page)
    await page.goto(site.url(`/docs/${path}`))
    await page.clock.runFor(10_000)
    await requests.settle()
    const requested = requests.paths.filter((file) => !file.includes('favicon'))
    expect(requested.toSorted()).toEqual(readFirstView(`/docs/${path}`).files.toSorted())
    expect(errors).toEqual([])
  })
