import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from './site'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that compare colours; the result of no other rule depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block']

type AxeWindow = Window & { axe?: { run(options: { runOnly: readonly string[] }): Promise<AxeResults> } }

/** Returns the violations of WCAG 2.2 AA, or of the given rules or tags, on the page as it stands: rule and element. */
export async function axeViolations(page: Page, runOnly: readonly string[] = wcag22aa): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (rules) => {
    const results = await (window as AxeWindow).axe?.run({ runOnly: rules })
    if (!results) throw new Error('axe is not loaded')
    return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`))
  }, runOnly)
}

/**
 * Expects no violation of WCAG 2.2 AA in either theme, which must follow the system on this page: checks all rules in
 * the first theme and the rules for colours in the other one.
 */
export async function expectNoAxeViolations(page: Page, firstTheme: 'light' | 'dark' = 'light'): Promise<void> {
  const runs = [
    { colorScheme: firstTheme, rules: wcag22aa },
    { colorScheme: firstTheme === 'light' ? 'dark' : 'light', rules: colorRules },
  ] as const
  for (const { colorScheme, rules } of runs) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const message = `${page.url()}, ${colorScheme}, ${page.viewportSize()?.width} px`
    expect(await axeViolations(page, rules), message).toEqual([])
  }
}
