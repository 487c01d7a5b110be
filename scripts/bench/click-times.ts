import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'

/** The number of clicks, and how many of them follow each other in a document. */
const CLICKS = 50
const CLICKS_IN_DOCUMENT = 10
const start = '/docs/guides/optimize/workload-modes/MySQL_QueryLog/'

/** The durations from a click to the heading of the next page, and the sizes of the data that were loaded for it. */
export interface Clicks {
  /** In milliseconds. */
  readonly durations: readonly number[]
  /** The uncompressed size of each page’s data, divided by the size of its Markdown. */
  readonly dataToText: readonly number[]
}

/**
 * Clicks links of the sidebar, the navbar and the text, each to a page that was not visited before. `isPointedAt` is
 * whether the pointer rests on each link for 200 ms before the click.
 */
export async function clickTimes(page: Page, origin: string, site: string, isPointedAt: boolean): Promise<Clicks> {
  const durations: number[] = []
  const visited = new Set([start])
  while (durations.length < CLICKS) {
    await page.goto(origin + ([...visited].at(-1) ?? start))
    await page.mouse.move(300, 500)
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true')
    await page.evaluate(watchClicks)
    for (let click = 0; click < CLICKS_IN_DOCUMENT; click++) {
      const next = (await page.evaluate(visibleLinks)).find((link) => !visited.has(link))
      if (next === undefined) throw new Error(`${page.url()} has no link to a page that was not visited`)
      visited.add(next)
      const link = page.locator(`a[href="${next}"]`).filter({ visible: true }).first()
      await link.scrollIntoViewIfNeeded()
      if (isPointedAt) {
        await link.hover()
        await page.waitForTimeout(200)
      }
      await link.click()
      durations.push(await page.evaluate(() => window.lastClick))
      await page.waitForTimeout(200)
    }
  }
  const sizes = [...visited].map((visitedPath) => {
    const size = (file: string) => readFileSync(path.join(site, visitedPath, file)).length
    return size('index.txt') / size('index.md')
  })
  return { durations, dataToText: sizes }
}

declare global {
  interface Window {
    /** Resolves to the time from the last click to the heading of the next page, in milliseconds. */
    lastClick: Promise<number>
  }
}

/** Runs in the page: returns the paths of the docs and posts that visible links lead to. */
function visibleLinks(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/docs/"]')]
  const paths = links.filter((link) => link.checkVisibility() && link.hash === '' && link.search === '' && !link.target)
  return [...new Set(paths.map((link) => link.pathname))].filter((path) => !/\.[a-z]+$|^\/docs\/zh\//.test(path))
}

/** Runs in the page: measures each click on a link. */
function watchClicks(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const heading = () => document.querySelector('h1')
      const before = heading()
      const text = before?.textContent
      window.lastClick = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          const now = heading()
          if (!now || (now === before && now.textContent === text)) return
          observer.disconnect()
          resolve(performance.now() - timeStamp)
        })
        observer.observe(document, { subtree: true, childList: true, characterData: true })
      })
    },
    true,
  )
}
