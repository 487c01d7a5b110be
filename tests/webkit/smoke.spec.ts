import { By, Key, until } from 'selenium-webdriver'
import { expect, test, type WebKit } from '../support/webkit'

const doc = '/docs/guides/optimize/explainOutput/'
const waitForHeading = (webkit: WebKit, text: string) => webkit.find(By.xpath(`//h1[contains(., "${text}")]`))

test.describe('in WebKit', () => {
  test('links and going back lead to pages in WebKit, of which versions without the Navigation API load documents', async ({
    webkit,
  }) => {
    await webkit.open(doc)
    await (await webkit.find(By.css('body > header > nav a[href="/docs/faq/"]'))).click()
    await waitForHeading(webkit, 'FAQ')
    await webkit.browser.executeScript('history.back()')
    await waitForHeading(webkit, 'Explain the output')
    expect(await webkit.errors()).toEqual([])
  })

  for (const { language, path, query } of [
    { language: 'English', path: '/docs/', query: 'slow query log' },
    { language: 'Chinese', path: '/docs/zh/', query: '慢查询日志' },
  ])
    test(`the search dialog in WebKit shows results, and Enter opens the first, in ${language}`, async ({ webkit }) => {
      const { browser } = webkit
      await webkit.open(path)
      await browser.actions().sendKeys('/').perform()
      const field = await webkit.find(By.css('dialog [role=combobox]'))
      await field.sendKeys(query)
      await webkit.find(By.css('dialog [role=option]'))
      const { height } = await (await webkit.find(By.css('dialog[open]'))).getRect()
      expect(height).toBeGreaterThan(400)
      // Enter waits for the results of the whole query while those of its first letters are shown
      await field.sendKeys(Key.ENTER)
      await browser.wait(until.urlIs(webkit.url(`${path}guides/optimize/workload-modes/MySQL_QueryLog/`)), 30_000)
      expect(await webkit.errors()).toEqual([])
    })

  test('going back to a page in WebKit applies the theme and the tab that were chosen in the meantime', async ({
    webkit,
  }) => {
    const { browser } = webkit
    const choices = () =>
      browser.executeScript<string[]>(`
        return [document.documentElement.dataset.theme, document.querySelector('[role=tab][aria-selected=true]').textContent]`)
    await webkit.open('/docs/markdown-page/')
    await browser.executeScript('localStorage.theme = "light"; localStorage["docusaurus.tab.engine"] = "postgresql"')
    await webkit.open('/docs/markdown-page/')
    expect(await choices()).toEqual(['light', 'PostgreSQL'])
    await browser.get(webkit.url('/docs/faq/'))
    await browser.executeScript('localStorage.theme = "dark"; localStorage["docusaurus.tab.engine"] = "mysql"')
    await browser.navigate().back()
    await waitForHeading(webkit, 'What a page can hold')
    expect(await choices()).toEqual(['dark', 'MySQL'])
  })

  test('the drawer opens in a narrow window of WebKit, and Escape closes it', async ({ webkit }) => {
    const { browser } = webkit
    await webkit.open(doc, 430)
    await (await webkit.find(By.css('summary[aria-label=Menu]'))).click()
    const entry = await webkit.find(By.css('[role=dialog] a[aria-current=page]'))
    await browser.wait(until.elementIsVisible(entry), 30_000)
    await browser.actions().sendKeys(Key.ESCAPE).perform()
    await browser.wait(until.elementIsNotVisible(entry), 30_000)
    expect(await webkit.errors()).toEqual([])
  })

  test('“Run it here” executes a rewrite in WebKit', async ({ webkit }) => {
    // starts PostgreSQL in the page
    test.setTimeout(130_000)
    await webkit.open(doc)
    await (await webkit.find(By.xpath('//button[contains(., "Run it here")]'))).click()
    await (await webkit.find(By.xpath('//button[text()="Run both"]'))).click()
    await webkit.find(By.xpath('//*[text()="Same rows, same order."]'), 90_000)
    expect(await webkit.errors()).toEqual([])
  })

  for (const path of [
    '/docs/zh/',
    '/docs/insides/rules/',
    '/docs/api/',
    '/docs/blog/',
    '/docs/search/?q=null',
    '/docs/zh/faq/',
  ])
    test(`${path} never scrolls horizontally and has no errors in a narrow and a wide window of WebKit`, async ({
      webkit,
    }) => {
      // the least width of the browser's window is about 450 px
      for (const width of [360, 1366])
        await test.step(`the page does not scroll horizontally at ${width} px`, async () => {
          await webkit.open(path, width)
          expect(await webkit.browser.executeScript('return document.documentElement.scrollWidth - innerWidth')).toBe(0)
          expect(await webkit.errors()).toEqual([])
        })
    })
})
