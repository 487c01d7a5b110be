import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from './setup/axe'
import { servedSite, slowly, wake } from './setup/browser'

const site = servedSite('out')
const path = '/docs/markdown-page/'
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }

describe('tabs', () => {
  const open = (query = '', options: BrowserContextOptions = {}) => site.open(path + query, options)
  const mysql = 'article [data-group=engine] >> role=tab[name="MySQL"]'
  const selected = '[data-group=engine] [role=tab][aria-selected=true]'

  it('show the default one, and the one that is pressed, which the address and the browser keep', async () => {
    const { page, noise } = await open()
    await wake(page)
    const panel = page.getByRole('tabpanel', { name: 'PostgreSQL' }).first()
    expect(await panel.textContent()).toContain('FETCH FIRST 10 ROWS ONLY')
    await page.locator(mysql).first().click()
    await page.getByRole('tabpanel', { name: 'MySQL' }).first().waitFor()
    expect(await page.getByRole('tabpanel', { name: 'MySQL' }).first().textContent()).toContain('LIMIT 10')
    expect(await panel.isVisible()).toBe(false)
    expect(new URL(page.url()).search).toBe('?engine=mysql')
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.engine'))).toBe('mysql')
    expect(noise).toEqual([])
  })

  it('of one group go together, here, in other windows and on a later visit', async () => {
    const { page } = await open()
    const other = await page.context().newPage()
    await other.goto(site.url(path))
    await wake(other)
    await wake(page)
    await page.locator(mysql).first().click()
    await page.waitForFunction(() => document.querySelectorAll('[aria-selected=true][data-value=mysql]').length === 2)
    await other.waitForFunction(
      () => !document.querySelector('[data-group=engine] [aria-selected=true]:not([data-value=mysql])'),
    )
    await page.goto(site.url(path))
    expect(await page.locator(selected).allTextContents()).toEqual(['MySQL', 'MySQL'])
  })

  it('are as the address asks before any script of React is there, whatever was chosen before', async () => {
    const { page } = await open('?engine=mysql')
    await page.evaluate(() => localStorage.setItem('docusaurus.tab.engine', 'postgresql'))
    await page.reload()
    expect(await page.locator(selected).first().textContent()).toBe('MySQL')
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBeUndefined()
  })

  it('are recalled on a page that is navigated to', async () => {
    const { page } = await open()
    await page.evaluate(() => localStorage.setItem('docusaurus.tab.engine', 'mysql'))
    await page.goto(site.url('/docs/faq/'))
    await wake(page)
    await page.evaluate(() => history.back())
    await page.waitForURL(site.url(path))
    await page.locator(selected).first().waitFor()
    expect(await page.locator(selected).allTextContents()).toEqual(['MySQL', 'MySQL'])
  })

  it('by keyboard: Left and Right walk around, Enter shows, one tab is in the order of Tab', async () => {
    const { page } = await open()
    await wake(page)
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.locator(selected).first().focus()
    for (const [key, tab] of [
      ['ArrowRight', 'MySQL'],
      ['ArrowRight', 'PostgreSQL'],
      ['ArrowLeft', 'MySQL'],
    ] as const) {
      await page.keyboard.press(key)
      await page.waitForFunction((text) => document.activeElement?.textContent === text, tab)
    }
    expect(await page.locator(selected).first().textContent()).toBe('PostgreSQL')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.ariaSelected === 'true')
    expect(await focused()).toBe('MySQL')
    const order = await page
      .locator('[data-group=engine] >> nth=0')
      .evaluate((set) => [...set.querySelectorAll<HTMLElement>('[role=tab]')].map(({ tabIndex }) => tabIndex))
    expect(order).toEqual([-1, 0])
  })

  it('the pressed tab stays where it is on the screen when those above change', async () => {
    const { page } = await open()
    await wake(page)
    const tab = page.locator(mysql).last()
    await tab.scrollIntoViewIfNeeded()
    const top = () => tab.evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    await tab.click()
    await page.waitForFunction(() => new URLSearchParams(location.search).has('engine'))
    expect(Math.abs((await top()) - before)).toBeLessThan(1)
  })

  it('a press before React is there is not lost', async () => {
    const { page, noise } = await site.blank()
    await slowly(page)
    await page.goto(site.url(path))
    await page.locator(mysql).first().click()
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBeUndefined()
    await page.waitForFunction(() => new URLSearchParams(location.search).get('engine') === 'mysql')
    expect(await page.locator(selected).first().textContent()).toBe('MySQL')
    expect(noise).toEqual([])
  })
})

describe('pictures', () => {
  const drawing = 'A statement is rewritten, then both results are compared'

  it('that use currentColor follow the colour mode, say what they show, and have a caption', async () => {
    const { page } = await site.open(path)
    const picture = page.getByRole('img', { name: drawing })
    const colour = () =>
      picture
        .locator('rect')
        .first()
        .evaluate((rect) => getComputedStyle(rect).stroke)
    const light = await colour()
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
    expect(await colour()).not.toBe(light)
    expect(await page.locator('figcaption', { hasText: 'From a statement to a proof' }).isVisible()).toBe(true)
  })

  it('are enlarged in a dialog, which Escape and a press close', async () => {
    const { page, noise } = await site.open(path)
    await wake(page)
    const button = page.getByRole('button', { name: 'Enlarge' }).first()
    const dialog = page.getByRole('dialog', { name: drawing })
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await button.click()
      await dialog.waitFor()
      expect(await axeFindings(page)).toEqual([])
      await close()
      await dialog.waitFor({ state: 'detached' })
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    }
    expect(noise).toEqual([])
  })
})

describe('without JavaScript', () => {
  it('everything can be read: each panel stands below its name', async () => {
    const { page } = await site.open(path, { javaScriptEnabled: false })
    const panels = page.locator('[data-group=engine] [role=tabpanel]')
    for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true)
    expect(await panels.nth(1).innerText()).toMatch(/^MySQL\n[^]*LIMIT 10/)
    expect(await page.locator('[role=tablist]').first().isVisible()).toBe(false)
  })

  it.each([path, '/docs/blog/2023/not-in-null-trap/'])('%s has no button, for it would do nothing', async (address) => {
    const { page } = await site.open(address, { javaScriptEnabled: false })
    expect(await page.locator('button').filter({ visible: true }).allTextContents()).toEqual([])
  })
})

describe('the page of all components', () => {
  it.each(['', 'sql/'].flatMap((page) => [`/docs/markdown-page/${page}`, `/docs/zh/markdown-page/${page}`]))(
    '%s has no barrier for anyone',
    async (address) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const size of [{}, phone]) {
          const { page, noise } = await site.open(address, { colorScheme, ...size })
          await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), colorScheme)
          expect(await axeFindings(page)).toEqual([])
          expect(noise).toEqual([])
          await page.context().close()
        }
      }
    },
  )

  it('does not shift when React comes', async () => {
    const { page } = await site.open(path)
    const places = () =>
      page.$$eval('article :not(button)', (all) => all.map((one) => Math.round(one.getBoundingClientRect().top)).join())
    const before = await places()
    await wake(page)
    expect(await places()).toBe(before)
  })
})
