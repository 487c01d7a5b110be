import { startPage } from './actions'
import { expect, type OpenPage, type Page } from './site'

/** The search dialog, while it is open. */
export const searchDialog = (page: Page) => page.locator('dialog[open]')

/** The text field of the search dialog. */
export const searchField = (page: Page) => page.locator('dialog').getByRole('combobox')

/** The search results in the dialog: pages and their sections. */
export const searchResults = (page: Page) => page.locator('dialog').getByRole('option')

/** The line of the dialog that announces the number of results. */
export const searchStatus = (page: Page) => page.locator('dialog [role=status]')

/** Starts the scripts of a page and opens its search dialog. */
export async function openSearchDialog(opened: OpenPage): Promise<OpenPage> {
  await startPage(opened.page)
  await opened.page.keyboard.press('/')
  await expect(searchField(opened.page)).toBeFocused()
  return opened
}

/** Searches in the dialog, which must not show results yet, and waits until it shows them. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await searchField(page).fill(query)
  await expect(searchResults(page).first()).toBeVisible()
  await waitForAnswer(page)
}

/** Waits until the dialog shows the answer to a query and all its requests have ended. */
export async function waitForAnswer(page: Page): Promise<void> {
  await expect(searchStatus(page)).toHaveText(/\d/)
  await expect(page.locator('dialog [role=listbox]')).toHaveAttribute('aria-busy', 'false')
}

/** Returns the background of what is highlighted in the page; transparent while nothing is. */
export function highlightColor(page: Page): Promise<string> {
  const text = page.locator('main p').first()
  return text.evaluate((element) => getComputedStyle(element, '::highlight(search)').backgroundColor)
}
