import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { searchIndexFolder } from '../../lib/dev/search-folder'
import { listFiles } from '../../lib/node/list-files'
import { expect, isSameDocument, pages, project, test } from './server'

const one = '/topic/one/'

/** Returns the files of the search index as one text. */
function indexText(): string {
  return listFiles(searchIndexFolder)
    .map((file) => readFileSync(path.join(searchIndexFolder, file), 'utf8'))
    .join('\n')
}

test('an open page shows an edited text, title and description without a reload', async ({ dev, open }) => {
  const page = await open(one)
  dev.save('en/docs/topic/one.mdx', '---\ntitle: Edited title\ntags: [first]\n---\n\nEdited text.\n')
  await expect(page.locator('h1')).toHaveText('Edited title')
  await expect(page.locator('main article')).toContainText('Edited text.')
  await expect(page).toHaveTitle(/^Edited title \|/)
  expect(await isSameDocument(page)).toBe(true)
  dev.save('en/docs/topic/one.mdx', pages['en/docs/topic/one.mdx'])
  await expect(page.locator('h1')).toHaveText('One')
})

test('a new page is served at its first request, and is 404 once its file is deleted', async ({ dev, open }) => {
  dev.save('en/docs/topic/new.mdx', '---\ntitle: New page\n---\n\nText.\n')
  await expect.poll(async () => (await fetch(dev.url('/topic/new/'))).status).toBe(200)
  const page = await open('/topic/new/')
  await expect(page.locator('h1')).toHaveText('New page')
  dev.remove('en/docs/topic/new.mdx')
  await expect(page.locator('h1:visible')).toHaveText('Page Not Found')
})

test('a 404 page becomes the page as soon as its file exists', async ({ dev, page }) => {
  await page.goto(dev.url('/topic/later/'))
  dev.save('en/docs/topic/later.mdx', '---\ntitle: Later\n---\n\nText.\n')
  await expect(page.locator('h1:visible')).toHaveText('Later')
  dev.remove('en/docs/topic/later.mdx')
})

test('a 404 page is complete in its HTML, and its controls work', async ({ dev, page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const response = await page.goto(dev.url('/topic/nothing/'))
  expect(response?.status()).toBe(404)
  expect(await response?.text()).toContain('<h1>Page Not Found</h1>')
  await page.getByRole('button', { name: 'Switch between dark and light mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light')
  expect(errors).toEqual([expect.stringContaining('404')])
})

test('a 404 page has the language of its URL and a title', async ({ dev, page }) => {
  await page.goto(dev.url('/zh/topic/nothing/'))
  await expect(page.locator('h1:visible')).toHaveText('找不到页面')
  await expect(page).toHaveTitle(/^找不到页面 \|/)
  await page.goto(dev.url('/blog/nothing/'))
  await expect(page).toHaveTitle(/^Page Not Found \|/)
})

test('a renamed file has a new URL, and a renamed folder moves its pages', async ({ dev }) => {
  const status = async (address: string) => (await fetch(dev.url(address))).status
  dev.save('en/docs/before/name.mdx', '---\ntitle: Name\n---\n\nText.\n')
  await expect.poll(() => status('/before/name/')).toBe(200)
  dev.remove('en/docs/before')
  dev.save('en/docs/after/name.mdx', '---\ntitle: Name\n---\n\nText.\n')
  await expect.poll(() => status('/after/name/')).toBe(200)
  await expect.poll(() => status('/before/name/')).toBe(404)
  dev.remove('en/docs/after')
})

test('a changed slug moves the page', async ({ dev }) => {
  dev.save('en/docs/topic/slug.mdx', '---\ntitle: Slug\nslug: /first-slug\n---\n\nText.\n')
  await expect.poll(async () => (await fetch(dev.url('/first-slug/'))).status).toBe(200)
  dev.save('en/docs/topic/slug.mdx', '---\ntitle: Slug\nslug: /second-slug\n---\n\nText.\n')
  await expect.poll(async () => (await fetch(dev.url('/second-slug/'))).status).toBe(200)
  expect((await fetch(dev.url('/first-slug/'))).status).toBe(404)
  dev.remove('en/docs/topic/slug.mdx')
})

test('a changed sidebar is shown on an open page', async ({ dev, open }) => {
  const page = await open(one)
  const links = page.locator('nav[aria-label="Docs sidebar"]').first().locator('a')
  const before = await links.allTextContents()
  dev.save('sidebars.ts', "export default { guidesBar: ['topic/two', 'topic/one'] }\n")
  await expect(links).toHaveText(['Two', 'One'])
  dev.save('sidebars.ts', project['sidebars.ts'])
  await expect(links).toHaveText(before)
})

test('a changed tag is shown on the pages that have it', async ({ dev, open }) => {
  const page = await open(one)
  await expect(page.locator('a[rel=tag]')).toHaveText(['First'])
  dev.save('tags.yml', 'first: { label: { en: Renamed, zh: 第一 } }\n')
  await expect(page.locator('a[rel=tag]')).toHaveText(['Renamed'])
  dev.save('tags.yml', project['tags.yml'])
})

test('a changed rule is shown on the page of its family', async ({ dev, open }) => {
  const page = await open('/topic/rules/')
  await expect(page.locator('main article')).toContainText('It says little.')
  dev.save('rules/names.ts', project['rules/names.ts'].replace('It says little.', 'Nobody understands it.'))
  await expect(page.locator('main article')).toContainText('Nobody understands it.')
})

test('a changed note on a revision is shown in the list of changes and its feeds', async ({ dev, open }) => {
  const noted = (note: string) =>
    pages['en/blog/2024/post.mdx'].replace('title:', `last_update: { date: 2024-02-03, note: ${note} }\ntitle:`)
  dev.save('en/blog/2024/post.mdx', noted('First note.'))
  dev.save('en/docs/whats-new.mdx', '---\ntitle: News\n---\n\n<WhatsNew />\n')
  await expect.poll(async () => (await fetch(dev.url('/whats-new/'))).status).toBe(200)
  const page = await open('/whats-new/')
  await expect(page.locator('main article')).toContainText('First note.')
  dev.save('en/blog/2024/post.mdx', noted('Second note.'))
  await expect(page.locator('main article')).toContainText('Second note.')
  expect(await isSameDocument(page)).toBe(true)
  expect(await (await fetch(dev.url('/whats-new/atom.xml'))).text()).toContain('Second note.')
  dev.remove('en/docs/whats-new.mdx')
  dev.save('en/blog/2024/post.mdx', pages['en/blog/2024/post.mdx'])
})

test('a changed image is shown under a new URL', async ({ dev, open }) => {
  const image = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"><rect width="${width}" height="10"/></svg>`
  dev.save('en/docs/topic/plan.svg', image(100))
  dev.save('en/docs/topic/image.mdx', '---\ntitle: Image\n---\n\n![A plan](./plan.svg)\n')
  await expect.poll(async () => (await fetch(dev.url('/topic/image/'))).status).toBe(200)
  const page = await open('/topic/image/')
  await expect(page.locator('main article :is(img, svg)[width="100"]')).toHaveCount(1)
  dev.save('en/docs/topic/plan.svg', image(120))
  await expect(page.locator('main article :is(img, svg)[width="120"]')).toHaveCount(1)
  dev.remove('en/docs/topic/image.mdx')
})

test('a changed OpenAPI document is shown on the pages that describe it', async ({ dev, open }) => {
  const page = await open('/topic/api/')
  const description = 'Makes a workspace from the DDL in the request'
  await expect(page.locator('main article')).toContainText(description)
  dev.save('api/openapi.yaml', project['api/openapi.yaml'].replace(description, 'An edited description'))
  await expect(page.locator('main article')).toContainText('An edited description')
})

test('a changed message is shown on an open page', async ({ open }) => {
  const page = await open(one)
  const file = path.join('messages', 'en.json')
  const before = readFileSync(file, 'utf8')
  try {
    writeFileSync(file, before.replace('"Skip to main content"', '"Skip to the edited content"'))
    await expect(page.getByText('Skip to the edited content')).toHaveCount(1)
  } finally {
    writeFileSync(file, before)
  }
})

test('drafts and unlisted pages are shown with a notice of how a build treats them', async ({ dev }) => {
  const html = async (address: string) => (await fetch(dev.url(address))).text()
  dev.save('en/docs/topic/draft.mdx', '---\ntitle: Soon\ndraft: true\n---\n\nDraft body.\n')
  dev.save('en/docs/topic/hidden.mdx', '---\ntitle: Hidden\nunlisted: true\n---\n\nHidden body.\n')
  await expect.poll(() => html('/topic/hidden/')).toContain('Hidden body.')
  expect(await html('/topic/draft/')).toContain('This page is a draft.')
  expect(await html('/topic/hidden/')).toContain('This page is unlisted.')
  dev.remove('en/docs/topic/draft.mdx')
  dev.remove('en/docs/topic/hidden.mdx')
})

test('feeds and Markdown versions are served at their public URLs', async ({ dev }) => {
  const feed = await fetch(dev.url('/zh/blog/atom.xml'))
  expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect(await feed.text()).toContain('<p>Rest.</p>')
  expect((await fetch(dev.url('/blog/feed.xml'))).status).toBe(404)
  const markdown = await fetch(dev.url('/topic/two/index.md'))
  expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(await markdown.text()).toContain('\n# Two\n\nText of two.')
  expect((await fetch(dev.url('/topic/nothing/index.md'))).status).toBe(404)
})

test('the search of the development server finds an edit', async ({ dev, open }) => {
  dev.save('en/docs/topic/two.mdx', '---\ntitle: Hypothetical index\n---\n\nText of two.\n')
  // a page is opened once the index is written, because opening one for each attempt takes longer than the index
  await expect(() => expect(indexText()).toContain('Hypothetical index')).toPass({ timeout: 60_000 })
  // an open page keeps the index that it has loaded
  await expect(async () => {
    const page = await open(one)
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('hypothetical')
    await expect(page.getByRole('option', { name: 'Hypothetical index' }).first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
})

test('100 saves in ten seconds cause no error, and the last one is shown', async ({ dev, open }) => {
  const errors: string[] = []
  const page = await open(one)
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('response', (response) => response.status() >= 500 && errors.push(`${response.status()}: ${response.url()}`))
  for (let save = 1; save <= 100; save++) {
    dev.save('en/docs/topic/one.mdx', `---\ntitle: Save ${save}\n---\n\nText of save ${save}.\n`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await expect(page.locator('main article')).toContainText('Text of save 100.')
  await expect(page.locator('h1')).toHaveText('Save 100')
  expect(errors).toEqual([])
  expect(dev.output()).not.toContain('SyntaxError')
  expect(await isSameDocument(page)).toBe(true)
})
