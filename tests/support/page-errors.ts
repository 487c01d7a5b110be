import type { Page, Request } from '@playwright/test'

/** Collects the errors of a page in order; requests that a navigation cancels do not count. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    const source = message.type() === 'error' ? ` ${message.location().url}` : ''
    if (['error', 'warning'].includes(message.type())) errors.push(`${message.type()}: ${message.text()}${source}`)
  })
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`))
  const pending = new Set<Request>()
  let cancelled = new Set<Request>()
  let isNavigating = false
  page.on('request', (request) => {
    // a navigation cancels what the page is fetching until the next document has arrived
    if (request.isNavigationRequest()) [cancelled, isNavigating] = [new Set(pending), true]
    else if (isNavigating) cancelled.add(request)
    pending.add(request)
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isNavigating = false
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => {
    pending.delete(request)
    if (request.isNavigationRequest()) isNavigating = false
    const reason = request.failure()?.errorText
    const isCancelled = reason === 'net::ERR_ABORTED' && cancelled.has(request)
    // the router sends HEAD and never reads the (empty) body, which Chromium reports as aborted
    if (request.method() !== 'HEAD' && !isCancelled) errors.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`)
  })
  return errors
}
