import { By, Key, until, type WebDriver } from 'selenium-webdriver'
import { describe, expect, it } from 'vitest'
import { faults, hasWebKit, webkitSite } from './setup/webkit'

const doc = '/docs/guides/optimize/explainOutput/'
const heading = (browser: WebDriver, text: string) =>
  browser.wait(until.elementLocated(By.xpath(`//h1[contains(., "${text}")]`)), 10_000)

describe.skipIf(!hasWebKit())('in WebKit, the engine of Safari', () => {
  const site = webkitSite('out')

  it('a reader goes from page to page in one document, and back', async () => {
    const browser = await site.open(doc)
    await browser.executeScript('window.sameDocument = true')
    await browser.findElement(By.css('body > header > nav a[href="/docs/faq/"]')).click()
    await heading(browser, 'FAQ')
    await browser.executeScript('history.back()')
    await heading(browser, 'Explain the output')
    expect(await browser.executeScript('return window.sameDocument')).toBe(true)
    expect(await faults(browser)).toEqual([])
  })

  it.each([
    { language: 'English', path: '/docs/', query: 'slow query log' },
    { language: 'Chinese', path: '/docs/zh/', query: '慢查询日志' },
  ])('the search shows its hits and leads to the chosen one, in $language', async ({ path, query }) => {
    const browser = await site.open(path)
    await browser.actions().sendKeys('/').perform()
    const field = await browser.findElement(By.css('dialog [role=combobox]'))
    await field.sendKeys(query)
    const first = await browser.findElement(By.css('dialog [role=option]'))
    expect((await browser.findElement(By.css('dialog[open]')).getRect()).height).toBeGreaterThan(400)
    const href = (await first.getAttribute('href')) ?? ''
    await field.sendKeys(Key.ENTER)
    await browser.wait(until.urlIs(href), 10_000)
    expect(await faults(browser)).toEqual([])
  })

  it('a page that is gone back to has the theme and the tab that were chosen since', async () => {
    const browser = await site.open('/docs/markdown-page/')
    const look = () =>
      browser.executeScript<string[]>(`
        return [document.documentElement.dataset.theme, document.querySelector('[role=tab][aria-selected=true]').textContent]`)
    await browser.executeScript('localStorage.theme = "light"; localStorage["docusaurus.tab.engine"] = "postgresql"')
    await site.open('/docs/markdown-page/')
    expect(await look()).toEqual(['light', 'PostgreSQL'])
    await browser.get(site.url('/docs/faq/'))
    await browser.executeScript('localStorage.theme = "dark"; localStorage["docusaurus.tab.engine"] = "mysql"')
    await browser.navigate().back()
    await heading(browser, 'What a page can hold')
    expect(await look()).toEqual(['dark', 'MySQL'])
  })

  it('a phone has its menu, and Escape closes it', async () => {
    const browser = await site.open(doc, 430)
    await browser.findElement(By.css('summary[aria-label=Menu]')).click()
    const entry = await browser.findElement(By.css('[role=dialog] a[aria-current=page]'))
    await browser.wait(until.elementIsVisible(entry), 5000)
    await browser.actions().sendKeys(Key.ESCAPE).perform()
    await browser.wait(until.elementIsNotVisible(entry), 5000)
    expect(await faults(browser)).toEqual([])
  })

  it('a rewrite runs in the page', async () => {
    const browser = await site.open(doc)
    await browser.findElement(By.xpath('//button[contains(., "Run it here")]')).click()
    await browser.findElement(By.xpath('//button[text()="Run both"]')).click()
    await browser.wait(until.elementLocated(By.xpath('//*[text()="Same rows, same order."]')), 30_000)
    expect(await faults(browser)).toEqual([])
  })

  it.each(['/docs/zh/', '/docs/insides/rules/', '/docs/api/', '/docs/blog/', '/docs/search/?q=null', '/docs/zh/faq/'])(
    '%s fits a narrow window and a wide one, and nothing fails',
    async (path) => {
      for (const width of [360, 1366]) {
        const browser = await site.open(path, width)
        expect(await browser.executeScript('return document.documentElement.scrollWidth - innerWidth')).toBe(0)
        expect(await faults(browser)).toEqual([])
      }
    },
  )
})
