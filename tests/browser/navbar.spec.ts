import { isStarted, startPage, scrollTo, waitForStart } from '../support/actions'
import { expect, test, type Page } from '../support/site'
import { phone, resizeTo } from '../support/viewport'

const longPage = '/docs/guides/optimize/explainOutput/'
const heading = '#a-worked-sample'

declare global {
  interface Window {
    /** Counts events of the document. */
    scrolls: number
    scrollEnds: number
  }
}

/** Waits until the navbar is entirely inside or outside the viewport. */
async function waitForNavbar(page: Page, state: 'shown' | 'hidden'): Promise<void> {
  await page.waitForFunction((expected) => {
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return expected === 'shown' ? bottom >= 59 : bottom <= 0
  }, state)
}

/** Returns whether the name of the product is shown in the link to the home page. */
function shownName(page: Page): Promise<'whole' | 'cut' | 'hidden'> {
  return page.evaluate(() => {
    const link = document.querySelector('header a:has([data-mark])') as HTMLElement
    const name = link.querySelector('[data-mark] + *') as HTMLElement
    const [outer, inner] = [link.getBoundingClientRect(), name.getBoundingClientRect()]
    if (inner.top >= outer.bottom) return 'hidden'
    return inner.right <= outer.right + 1 ? 'whole' : 'cut'
  })
}

async function expectToFollowScroll(page: Page): Promise<void> {
  await scrollTo(page, 100)
  await scrollTo(page, 900)
  await waitForNavbar(page, 'hidden')
  await scrollTo(page, 700)
  await waitForNavbar(page, 'shown')
}

test.describe('the navbar', () => {
  test('the navbar hides on scrolling down and returns on scrolling up', async ({ site }) => {
    const { page } = await site.open(longPage)
    await expectToFollowScroll(page)
  })

  test('the navbar hides on scrolling down and returns on scrolling up on a phone, before the scripts start', async ({
    site,
  }) => {
    const { page } = await site.open(longPage, phone)
    await expectToFollowScroll(page)
    expect(await isStarted(page)).toBe(false)
  })

  test('the navbar returns when the hash targets an element, and stays while the page scrolls there', async ({
    site,
  }) => {
    const { page } = await site.open(longPage)
    await scrollTo(page, 100)
    await scrollTo(page, 400)
    await waitForNavbar(page, 'hidden')
    await page.locator(`nav[aria-label="On this page"] a[href="${heading}"]`).click()
    await page.waitForFunction((selector) => {
      const top = document.querySelector(selector)?.getBoundingClientRect().top ?? 0
      return top > 0 && top < 120
    }, heading)
    await waitForNavbar(page, 'shown')
  })

  test('the navbar is shown when a page opens at a hash, to which the page scrolls once', async ({ site }) => {
    const { page } = await site.blank()
    await page.addInitScript(() => {
      Object.assign(window, { scrolls: 0, scrollEnds: 0 })
      addEventListener('scroll', () => window.scrolls++)
      addEventListener('scrollend', () => window.scrollEnds++)
    })
    await page.goto(site.url(longPage + heading))
    await page.waitForFunction(() => window.scrollEnds > 0)
    await waitForNavbar(page, 'shown')
    // the scroll has loaded React, which must not scroll again
    await waitForStart(page)
    // scroll events are dispatched with the next frame
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
    expect(await page.locator(heading).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(60)
    expect(await page.evaluate(() => [window.scrolls, window.scrollEnds])).toEqual([1, 1])
  })

  test('the name of the product beside the buttons is shown whole, or not at all in large text', async ({ site }) => {
    const { page } = await site.open('/docs/', { ...phone, bypassCSP: true })
    expect(await shownName(page)).toBe('whole')
    await page.addStyleTag({ content: ':root { font-size: 32px }' })
    expect(await shownName(page)).toBe('hidden')
  })

  test('the navbar stays in view while the focus is in it', async ({ site }) => {
    const { page } = await site.open(longPage)
    await scrollTo(page, 100)
    await scrollTo(page, 900)
    await waitForNavbar(page, 'hidden')
    await page.locator('header').getByRole('link', { name: 'Blog' }).last().focus()
    await waitForNavbar(page, 'shown')
  })

  test('the navbar is shown on the next page after a navigation', async ({ site }) => {
    const { page } = await site.open(longPage)
    await startPage(page)
    await scrollTo(page, 100)
    await scrollTo(page, 2000)
    await waitForNavbar(page, 'hidden')
    await page.locator('a[rel=prev]').click()
    await page.waitForURL((url) => url.pathname.endsWith('/setupOptimization/'))
    await waitForNavbar(page, 'shown')
  })

  test('the navbar of a desktop has the sections, readable links to the provider that open a new tab, and no drawer', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/', { colorScheme: 'light' })
    await expect(page.locator('body > header > nav, body > header > div').getByRole('link')).toHaveText([
      'Tutorial',
      'Insides',
      'API',
      'Blog',
      'FAQs',
      'Book a Demo',
      'Try it Free',
    ])
    for (const [name, href] of [
      ['Book a Demo', 'https://www.example.com/support/'],
      ['Try it Free', 'https://www.example.com/'],
    ] as const) {
      const link = page.locator('body > header > div').getByRole('link', { name })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('target', '_blank')
    }
    const callToAction = page.locator('body > header').getByRole('link', { name: 'Try it Free' })
    // the brand's orange; the contrast is 5.9 : 1 by the formula of WCAG
    await expect(callToAction).toHaveCSS('background-color', 'rgb(255, 82, 0)')
    await expect(callToAction).toHaveCSS('color', 'rgb(29, 10, 0)')
    await expect(page.locator('summary[aria-label=Menu]')).toBeHidden()
  })

  for (const path of ['/docs/', '/docs/zh/'])
    test(`the navbar never shrinks its icons or, at the narrowest desktop width, the site’s name on ${path}`, async ({
      site,
    }) => {
      const { page } = await site.open(path, { viewport: { width: 230, height: 600 } })
      for (const width of [230, 390, 1000])
        await test.step(`icons are not shrunk at ${width} px`, async () => {
          await resizeTo(page, width, 600)
          const shrunk = await page.locator('header svg[width]:visible').evaluateAll((icons) =>
            icons.flatMap((icon) => {
              const expected = Number(icon.getAttribute('width'))
              const { width: actual } = icon.getBoundingClientRect()
              return actual === expected ? [] : [`${actual}: ${icon.parentElement?.outerHTML.slice(0, 80)}`]
            }),
          )
          expect(shrunk).toEqual([])
        })
      await test.step('the site’s name is not shrunk at 997 px', async () => {
        await resizeTo(page, 997, 600)
        const brand = page.locator('header > a')
        expect(await brand.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0)
      })
    })
})

test.describe('the button “Back to top”', () => {
  test('the button “Back to top” is shown on scrolling up, scrolls to the top, moves the focus there, and hides', async ({
    site,
  }) => {
    const { page } = await site.open(longPage)
    await startPage(page)
    const button = page.getByRole('button', { name: 'Back to top' })
    await scrollTo(page, 100)
    await scrollTo(page, 1500)
    await expect(button).toBeHidden()
    await scrollTo(page, 1300)
    await button.click()
    await page.waitForFunction(() => scrollY === 0)
    await expect(button).toBeHidden()
    await expect(page.locator('#page-top')).toBeFocused()
  })
})
