import { describe, expect, it } from 'vitest'
import { axeFindings } from './setup/axe'
import { servedSite, wake } from './setup/browser'

const site = servedSite('out')

describe('forced colours', () => {
  it('keep the borders of boxes and buttons, and mark what is current', async () => {
    const { page } = await site.open('/docs/guides/optimize/workspace-types/MySQL/', { forcedColors: 'active' })
    const current = page.locator('[data-sidebar] a[aria-current=page]')
    const look = await current.evaluate((element) => {
      const { outlineStyle, borderInlineStartStyle, textDecorationLine } = getComputedStyle(element)
      return [outlineStyle, borderInlineStartStyle, textDecorationLine]
    })
    expect(look.some((style) => style !== 'none')).toBe(true)
    expect(await axeFindings(page, ['wcag2aa'])).toEqual([])
  })

  it('tell the active hit of the search from the others, and show what was searched for', async () => {
    const { page } = await site.open('/docs/', { forcedColors: 'active', colorScheme: 'dark' })
    await wake(page)
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('index')
    const first = page.getByRole('option').first()
    const mark = first.locator('mark').first()
    await mark.waitFor()
    const shades = await mark.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return { color, backgroundColor }
    })
    // on nothing of its own, a mark’s text would have the colour of the page behind it
    expect(shades.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    expect(shades.backgroundColor).not.toBe(shades.color)
    await page.keyboard.press('ArrowDown')
    const active = page.locator('[role=option][aria-selected=true]')
    await active.waitFor()
    const id = (await active.getAttribute('id')) ?? ''
    const looks = [await page.locator(`[id="${id}"]`).screenshot()]
    await page.keyboard.press('ArrowDown')
    await page.locator(`[id="${id}"][aria-selected=false]`).waitFor()
    looks.push(await page.locator(`[id="${id}"]`).screenshot())
    expect(looks[0]?.equals(looks[1] ?? Buffer.alloc(0))).toBe(false)
  })

  it.each(['hl', 'focus'])('tell a line of code that is marked as .%s from the others', async (mark) => {
    const { page } = await site.open('/docs/markdown-page/', { forcedColors: 'active' })
    const code = page.locator('pre', { has: page.locator(`.${mark}`) }).first()
    await code.evaluate((element) => (element.id = 'marked'))
    const marked = await page.locator('#marked').screenshot()
    await page.locator(`#marked .${mark}`).evaluateAll((lines, name) => {
      for (const line of lines) line.classList.remove(name)
    }, mark)
    expect(marked.equals(await page.locator('#marked').screenshot())).toBe(false)
  })

  it('tell the chosen tab by more than the weight of its letters', async () => {
    const { page } = await site.open('/docs/markdown-page/', { forcedColors: 'active' })
    const lines = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => [tab.ariaSelected, getComputedStyle(tab).textDecorationLine].join(': ')))
    expect(new Set(lines)).toEqual(new Set(['true: underline', 'false: none']))
  })
})
