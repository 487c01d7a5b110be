import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { contrastSample, markContrastSamples } from './contrast-samples'
import { expect, type Page } from './site'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Makes axe check the contrast of the samples only, because that of all elements takes half of the time of a run, and not
 * store the HTML of all elements.
 */
const configuration = { noHtml: true, rules: [{ id: 'color-contrast', selector: `[${contrastSample}]` }] }

const script = `${source}\naxe.configure(${JSON.stringify(configuration)})`

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that compare colours; the result of no other rule depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** The rules whose result depends on the theme or on the positions of elements. */
export const appearanceRules = [...colorRules, 'target-size', 'scrollable-region-focusable']

type Theme = 'light' | 'dark'

interface AxeOptions {
  /** Names of rules or tags; WCAG 2.2 AA and axe's best practices by default. */
  readonly rules?: readonly string[]
  /** A selector of the element to check; the whole page by default. Rules for whole pages then do not run. */
  readonly within?: string
}

interface Axe {
  run(context: string | Document, options: RunOptions): Promise<AxeResults>
}

/** Returns the violations of axe’s rules in the current state of the page: rule and element. */
export async function axeViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const { rules = wcag22aa, within } = options
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  await page.evaluate(markContrastSamples, [within ?? 'body', contrastSample] as const)
  // what the results of the test do not need takes a fifth of the time
  const run: RunOptions = {
    runOnly: [...rules],
    resultTypes: ['violations'],
    selectors: false,
    elementRef: true,
    preload: false,
  }
  return page.evaluate(
    async ([selector, runOptions]) => {
      const { axe } = window as Window & { axe?: Axe }
      const results = await axe?.run(selector ?? document, runOptions)
      if (!results) throw new Error('axe is not loaded')
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ element }) => `${id}: ${element?.outerHTML.slice(0, 120)}`),
      )
    },
    [within, run] as const,
  )
}

/** Expects no violation in a theme, which must follow the system on this page. */
export async function expectNoAxeViolationsIn(theme: Theme, page: Page, options?: AxeOptions): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  const message = `${page.url()}, ${theme}, ${page.viewportSize()?.width} px`
  expect(await axeViolations(page, options), message).toEqual([])
}

/**
 * Expects no violation in either theme, which must follow the system on this page: checks all rules in the first theme
 * and the rules for colours in the other one.
 */
export async function expectNoAxeViolations(page: Page, first: Theme = 'light', within?: string): Promise<void> {
  await expectNoAxeViolationsIn(first, page, { within })
  await expectNoAxeViolationsIn(first === 'light' ? 'dark' : 'light', page, { rules: colorRules, within })
}
