import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { axeFindings } from './setup/axe'
import { servedSite, wake } from './setup/browser'

const site = servedSite('out')
const pages = [
  '',
  'authentication/',
  'create-workspace/',
  'workspace-list/',
  'create-analysis/',
  'analysis-list/',
  'analysis-summary/',
  'analysis-detail/',
]

describe('a call’s page', () => {
  it('shows a request in the language one chooses, on every page from then on', async () => {
    const { page, noise } = await site.open('/docs/api/create-workspace/')
    const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true, includeHidden: true })
    expect(await panel('curl').isVisible()).toBe(true)
    expect(await panel('Go').isVisible()).toBe(false)
    await wake(page)
    await page.getByRole('tab', { name: 'Go' }).click()
    await panel('Go').waitFor()
    expect(await panel('Go').innerText()).toContain('json.Marshal(map[string]any{')
    expect(page.url()).toContain('?language=go')
    await page.goto(site.url('/docs/zh/api/analysis-list/'), { waitUntil: 'load' })
    await panel('Go').waitFor()
    expect(await panel('curl').isVisible()).toBe(false)
    expect(noise).toEqual([])
  })

  it('without scripts has every language below the other', async () => {
    const { page } = await site.open('/docs/zh/api/create-analysis/', { javaScriptEnabled: false })
    expect(await page.locator('[role=tabpanel] pre').count()).toBe(5)
    expect(await page.getByText('net/http').first().isVisible()).toBe(true)
  })

  it('has the same anchors in both languages, and contents that lead to them', async () => {
    const ids = async (address: string) => {
      const { page } = await site.open(address)
      const links = await page.$$eval('nav a[href^="#"]', (all) =>
        all.map((link) => link.getAttribute('href')?.slice(1)),
      )
      const headings = await page.$$eval('article :is(h2, h3)[id]', (all) => all.map(({ id }) => id))
      expect([...new Set(links)]).toEqual(headings)
      return headings
    }
    expect(await ids('/docs/zh/api/create-analysis/')).toEqual(await ids('/docs/api/create-analysis/'))
  })
})

describe('the document', () => {
  it.each(['/docs/', '/docs/zh/'])('is reached from %sapi/ by an ordinary link, not by the router', async (base) => {
    const { page, noise } = await site.open(`${base}api/`)
    const href = await page.locator('article a[href$=".yaml"]').getAttribute('href')
    expect(href).toBe(`${base}openapi.yaml`)
    const answer = await page.request.get(site.url(href ?? ''))
    expect(answer.headers()['content-type']).toContain('yaml')
    expect(parse(await answer.text())).toEqual(parse(readFileSync(`out${href}`, 'utf8')))
    await wake(page)
    await page.click('article a[href$=".yaml"]')
    await page.waitForURL(`**${href}`)
    expect(await page.locator('body').innerText()).toContain('openapi: 3.1.0')
    expect(noise).toEqual([])
  })
})

describe.each(['/docs/api/', '/docs/zh/api/'])('%s', (base) => {
  it.each(pages)(
    '%s holds nothing that axe finds, in both colour modes, nor is wider than a phone',
    async (address) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page, noise } = await site.blank({ viewport: { width: 390, height: 844 } })
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), colorScheme)
        await page.goto(site.url(base + address), { waitUntil: 'load' })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
        expect(await axeFindings(page)).toEqual([])
        expect(noise).toEqual([])
        await page.context().close()
      }
    },
  )
})
