import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { openStarted } from './open-started'

/** The number of clicks, and how many of them follow each other in a document. */
const CLICKS = 50
const CLICKS_IN_DOCUMENT = 10
const start = '/docs/guides/optimize/workload-modes/MySQL_QueryLog/'

/** The durations from a click to the heading of the next page in milliseconds, and the paths of all pages. */
export interface Clicks {
  readonly durations: readonly number[]
  readonly visited: readonly string[]
}

/**
 * Clicks links of the sidebar, the navbar and the text, each to a page that was not visited before. `isPointedAt` is
 * whether the pointer rests on each link for 200 ms before the click.
 */
export async function clickTimes(page: Page, origin: string, isPointedAt: boolean): Promise<Clicks> {
  const durations: number[] = []
  const visited = new Set([start])
  let last = start
  while (durations.length < CLICKS) {
    await openStarted(page, origin + last)
    await page.evaluate(watchClicks)
    for (let click = 0; click < CLICKS_IN_DOCUMENT; click++) {
      const next = (await page.evaluate(visibleLinks)).find((link) => !visited.has(link))
      if (next === undefined) throw new Error(`${page.url()} has no link to a page that was not visited`)
      visited.add(next)
      last = next
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
  return { durations, visited: [...visited] }
}

/** Returns the uncompressed size of a page in the folder of a site, divided by the size of its Markdown. */
export function pageToMarkdown(site: string, page: string): number {
  const size = (file: string) => readFileSync(path.join(site, page, file)).length
  return size('index.html') / size('index.md')
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
