import { holdRequests, startPage } from '../support/actions'
import {
  openSearchDialog,
  searchDialog,
  searchField,
  searchResults,
  searchStatus,
  waitForAnswer,
} from '../support/search-dialog'
import { expect, test, type Page } from '../support/site'

/** Drives an input method editor (IME) over the DevTools protocol. */
async function inputMethod(page: Page) {
  const session = await page.context().newCDPSession(page)
  return {
    /** Sets the text that is being composed. */
    compose: (text: string) =>
      session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    /** Ends the composition with a text. */
    commit: (text: string) => session.send('Input.insertText', { text }),
  }
}

test.describe('an input method', () => {
  test('an input method in the search dialog receives Enter and Escape exclusively while it composes', async ({
    site,
  }) => {
    const { page } = await openSearchDialog(await site.open('/docs/zh/faq/'))
    // the code of the dialog, which handles the keys
    await expect(searchStatus(page)).toBeAttached()
    const method = await inputMethod(page)
    const url = page.url()
    /** Dispatches a synthetic Enter; true if no handler has prevented its default action. */
    const pressEnter = (options: Pick<KeyboardEventInit, 'isComposing' | 'keyCode'>) =>
      searchField(page).evaluate(
        (field, init) =>
          field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })),
        options,
      )
    await test.step('Escape does not close the dialog', async () => {
      await method.compose('suo')
      await expect(searchField(page)).toHaveValue('suo')
      await page.keyboard.press('Escape')
      await expect(searchDialog(page)).toHaveCount(1)
      await method.commit('索引')
      await expect(searchResults(page).first()).toBeVisible()
      await waitForAnswer(page)
    })
    await test.step('Enter opens no result', async () => {
      await searchField(page).fill('索引')
      await method.compose('suo')
      await expect(searchField(page)).toHaveValue('索引suo')
      expect(await pressEnter({ isComposing: true })).toBe(true)
      expect(page.url()).toBe(url)
      await method.commit('所')
      await expect(searchField(page)).toHaveValue('索引所')
      await waitForAnswer(page)
    })
    await test.step('the Enter that Safari sends after the composition has ended opens no result', async () => {
      expect(await pressEnter({ keyCode: 229 })).toBe(true)
      expect(page.url()).toBe(url)
      await expect(searchDialog(page)).toHaveCount(1)
    })
  })

  test('an input method in the search dialog is not disturbed by arriving results, and its composition cancels an Enter that waits for them', async ({
    site,
  }) => {
    const { page, errors } = await openSearchDialog(await site.open('/docs/zh/faq/'))
    const release = await holdRequests(page, '**/_search/**')
    await searchField(page).fill('索引')
    await page.keyboard.press('Enter')
    const method = await inputMethod(page)
    await method.compose('sheji')
    release()
    await expect(searchResults(page).first()).toBeVisible()
    await expect(searchField(page)).toHaveValue('索引sheji')
    await method.commit('设计')
    await expect(searchField(page)).toHaveValue('索引设计')
    await expect(searchDialog(page)).toHaveCount(1)
    expect(errors).toEqual([])
  })

  test('an input method on the search page searches for nothing until it commits a word or the field loses the focus', async ({
    site,
  }) => {
    const { page, errors } = await site.blank()
    await page.clock.install()
    await page.goto(site.url('/docs/zh/search/?q=MySQL'))
    const status = page.locator('main [role=status]')
    const field = page.getByRole('searchbox')
    await expect(page.locator('[data-island=results] > ol > li').first()).toBeVisible()
    await field.focus()
    await page.keyboard.press('End')
    const method = await inputMethod(page)
    const found = (await status.textContent()) ?? ''
    await method.compose('qqqq')
    // typed text is searched for, and written to the URL, by timers
    await page.clock.runFor(5000)
    await expect(status).toHaveText(found)
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'MySQL')
    await method.commit('慢查询')
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'MySQL慢查询')
    await method.compose('rizhi')
    await field.blur()
    const value = await field.inputValue()
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === value)
    expect(errors).toEqual([])
  })

  test('an input method in the filter of the rule table filters nothing until it commits a word', async ({ site }) => {
    const { page, errors } = await site.open('/docs/zh/insides/rules/')
    await startPage(page)
    await page.locator('main input[name=q]').focus()
    const count = page.locator('output[data-many]')
    await expect(count).toHaveText(/\d/)
    const all = (await count.textContent()) ?? ''
    const method = await inputMethod(page)
    await method.compose('suoyin')
    await expect(count).toHaveText(all)
    await method.commit('索引')
    await expect(count).not.toHaveText(all)
    await expect(page.locator('tbody tr:not([hidden])')).not.toHaveCount(0)
    expect(errors).toEqual([])
  })
})
