import type { Page } from '@playwright/test'

/** A phone with a touchscreen. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Resizes the viewport and waits until the transitions that this starts have ended. */
export async function resizeTo(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(async (expected) => {
    while (innerWidth !== expected) await new Promise((resolve) => addEventListener('resize', resolve, { once: true }))
  }, width)
  await finishAnimations(page)
}

/** Waits until all running transitions and animations have ended. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

/** Returns by how many pixels the document is wider than the viewport. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
