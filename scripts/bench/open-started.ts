import type { Page } from 'playwright-core'

/** Opens a URL, moves the mouse, which makes the site load its scripts, and waits until they have started. */
export async function openStarted(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.mouse.move(300, 500)
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true')
}
