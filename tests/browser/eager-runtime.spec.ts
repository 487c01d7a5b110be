import { waitForHydration } from '../support/actions'
import { expect, test } from '../support/site'

test.use({ folder: '.cache/sites/eager' })

test('a page of the eager runtime hydrates without any user interaction', async ({ site }) => {
  const { page, errors } = await site.open('/docs/faq/')
  await waitForHydration(page)
  expect(errors).toEqual([])
})
