import { waitForStart } from '../support/actions'
import { expect, test } from '../support/site'

test.use({ folder: '.cache/sites/eager' })

test('the scripts of a page of the eager runtime start without any user interaction', async ({ site }) => {
  const { page, errors } = await site.open('/docs/faq/')
  await waitForStart(page)
  expect(errors).toEqual([])
})
