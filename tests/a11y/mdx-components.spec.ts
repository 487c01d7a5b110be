import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/site'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const desktop = { viewport: { width: 1366, height: 900 } }

for (const name of ['', 'sql/'])
  for (const path of [`/docs/markdown-page/${name}`, `/docs/zh/markdown-page/${name}`])
    for (const [device, options] of Object.entries({ phone, desktop }))
      test(`${path} has no axe violation in either colour mode on a ${device}`, async ({ site }) => {
        const { page, errors } = await site.open(path, options)
        await expectNoAxeViolations(page)
        expect(errors).toEqual([])
      })
