import type { Page } from 'playwright-core'
import { wake, type SitePage } from './browser'

/** The field of the search dialog. */
export const box = (page: Page) => page.getByRole('combobox')

/** What the dialog has found. */
export const options = (page: Page) => page.getByRole('option')

/** Opens the search of a page, once React is there. */
export async function openSearch(opened: SitePage): Promise<SitePage> {
  await wake(opened.page)
  await opened.page.keyboard.press('/')
  await box(opened.page).waitFor()
  return opened
}
