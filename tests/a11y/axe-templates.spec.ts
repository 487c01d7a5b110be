import { expectNoAxeViolations } from '../support/axe'
import { test } from '../support/site'
import { templatePaths } from '../support/templates'
import { resizeTo } from '../support/viewport'

for (const path of templatePaths)
  test(`axe finds no violation of WCAG 2.2 AA on ${path}, in both themes, on desktops and phones`, async ({ site }) => {
    const { page } = await site.open(path, { colorScheme: 'light', viewport: { width: 1440, height: 900 } })
    await expectNoAxeViolations(page, 'light')
    await resizeTo(page, 390)
    await expectNoAxeViolations(page, 'dark')
  })
