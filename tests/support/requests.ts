import { expect, type Page, type Request } from '@playwright/test'
import { waitForRender } from './actions'

/** The requests that a page has made since they were first recorded. */
export interface RecordedRequests {
  /** Their paths, in order. A test may empty the list. */
  readonly paths: string[]
  /** Waits until every request is answered, including those that the answers and the next frames lead to. */
  settle(): Promise<void>
}

const probe = '/robots.txt?settle'

/** Records the requests of a page from now on. */
export function recordRequests(page: Page): RecordedRequests {
  const paths: string[] = []
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (request.url().endsWith(probe)) return
    pending.add(request)
    paths.push(new URL(request.url()).pathname)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))

  const settle = async (): Promise<void> => {
    let before
    do {
      before = paths.length
      await expect.poll(() => pending.size, { intervals: [20] }).toBe(0)
      await waitForRender(page)
      // requests are reported in order: once this one is answered, all earlier ones are known
      await page.evaluate((url) => fetch(url, { method: 'HEAD' }).then(() => {}), probe)
    } while (pending.size > 0 || paths.length > before)
  }
  return { paths, settle }
}
