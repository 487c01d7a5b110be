import { axeViolations } from '../support/axe'
import { expect, test } from '../support/site'

for (const path of ['/docs/insides/rules/', '/docs/zh/insides/audit/dbDesign/nameConversion/'])
  test(`${path} has no axe violation`, async ({ site }) => {
    const { page } = await site.open(path)
    expect(await axeViolations(page)).toEqual([])
  })
