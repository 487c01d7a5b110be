import { readFileSync } from 'node:fs'
import path from 'node:path'
import { searchStatus } from '../support/search-dialog'
import { expect, pages, test } from './server'

/** Returns the key for server actions of the compiled app, on which the compiler's cache of every module depends. */
function actionsKey(): string {
  const file = path.join('.next', 'dev', 'server', 'server-reference-manifest.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { encryptionKey: string }).encryptionKey
}

test('a second start uses the caches of the first and compiles with the same key for server actions, and scripts that pages fetch later arrive', async ({
  dev,
  open,
}) => {
  dev.save('en/docs/topic/one.mdx', pages['en/docs/topic/one.mdx'])
  // of the page that the server has rendered as its first; a browser that shows one would load it again after the restart
  const key = actionsKey()
  await dev.restart()
  expect(actionsKey()).toBe(key)
  const page = await open('/topic/one/')
  await expect(page.locator('main article')).toContainText('Text of one.')
  // the code of the dialog is fetched when it opens
  await page.keyboard.press('/')
  await expect(searchStatus(page)).toBeAttached()
  expect(dev.output()).not.toMatch(/ 500 in /)
})
