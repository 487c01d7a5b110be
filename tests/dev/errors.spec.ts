import { expect, isSameDocument, pages, project, test } from './server'

const file = 'en/docs/topic/one.mdx'
const broken = '---\ntitle: One\n---\n\nText with <Unknown>.\n'

test('an error is shown over its page with file, line, column, code and fix, and disappears when it is corrected', async ({
  dev,
  open,
}) => {
  dev.save(file, pages[file])
  const page = await open('/topic/one/')
  const panel = page.getByRole('alert').filter({ hasText: 'The content has an error' })
  await expect(page.locator('main article')).toContainText('Text of one.')
  dev.save(file, broken)
  await expect(panel).toContainText(`${dev.folder}/${file}:5:11`)
  await expect(panel).toContainText('> 5 | Text with <Unknown>.')
  await expect(panel).toContainText('→ ')
  await expect(page.locator('main article')).toContainText('Text of one.')
  expect(dev.output()).toContain(`${dev.folder}/${file}:5:11: `)
  expect(dev.output()).toContain('> 5 | Text with <Unknown>.')
  dev.save(file, '---\ntitle: One\n---\n\nMended.\n')
  await expect(page.locator('main article')).toContainText('Mended.')
  await expect(panel).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(true)
})

test('pages stay usable, and show one line, while another page has an error', async ({ dev, open }) => {
  dev.save(file, broken)
  const page = await open('/topic/two/')
  await expect(page.getByText('One error on other pages')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'The content has' })).toHaveCount(0)
  dev.save('en/docs/topic/two.mdx', pages['en/docs/topic/two.mdx'].replace('Text of two.', 'Edited meanwhile.'))
  await expect(page.locator('main article')).toContainText('Edited meanwhile.')
  dev.save(file, pages[file])
  await expect(page.getByText('One error on other pages')).toHaveCount(0)
})

test('a new page with an error shows the error, and appears when it is corrected', async ({ dev, page }) => {
  dev.save('en/docs/topic/wrong.mdx', '---\ntitel: Wrong\n---\n\nText.\n')
  await page.goto(dev.url('/topic/wrong/'))
  await expect(page.locator('content-errors')).toContainText(`${dev.folder}/en/docs/topic/wrong.mdx:2:1`)
  dev.save('en/docs/topic/wrong.mdx', '---\ntitle: Right\n---\n\nText.\n')
  await expect(page.locator('h1:visible')).toHaveText('Right')
  await expect(page.locator('content-errors')).toHaveCount(0)
  dev.remove('en/docs/topic/wrong.mdx')
})

test('an error in a sidebar is shown on every page, and the last valid sidebar is kept', async ({ dev, open }) => {
  const page = await open('/topic/one/')
  const links = page.locator('nav[aria-label="Docs sidebar"]').first().locator('a')
  const before = await links.allTextContents()
  dev.save('sidebars.ts', 'export default { guidesBar: [1] }\n')
  await expect(page.getByRole('alert').filter({ hasText: 'The content has' })).toContainText('sidebars.ts:1')
  expect(await links.allTextContents()).toEqual(before)
  dev.save('sidebars.ts', project['sidebars.ts'])
  await expect(page.locator('content-errors')).toHaveCount(0)
})

test('an error that only the background checks find is shown once they have run', async ({ dev, open }) => {
  const page = await open('/topic/one/')
  dev.save(file, pages[file].replace('tags: [first]', 'tags: [unknown]'))
  const panel = page.getByRole('alert').filter({ hasText: 'The content has an error' })
  await expect(panel).toContainText('tag “unknown” is not declared in tags.yml', { timeout: 30_000 })
  dev.save(file, pages[file])
  await expect(panel).toHaveCount(0)
})

test('warnings are printed in the terminal, and not shown on pages', async ({ dev, open }) => {
  const page = await open('/topic/two/')
  dev.save('en/docs/topic/two.mdx', pages['en/docs/topic/two.mdx'].replace('./one.mdx', './nothing.mdx'))
  await expect.poll(() => dev.output(), { timeout: 30_000 }).toMatch(/warning .*two\.mdx:5:\d+: link to the file/)
  await expect(page.locator('content-errors')).toHaveCount(0)
})

test('a corrected error is printed again in the terminal when it comes back', async ({ dev }) => {
  const printed = () => dev.output().split(`${dev.folder}/en/docs/topic/again.mdx:5:6: `).length - 1
  const text = (body: string) => `---\ntitle: Again\n---\n\n${body}\n`
  dev.save('en/docs/topic/again.mdx', text('Text {again}.'))
  await expect.poll(printed).toBe(1)
  // a warning of the background checks says that they have run since the correction
  dev.save('en/docs/topic/again.mdx', text('See [this](./again-missing.mdx).'))
  await expect.poll(() => dev.output(), { timeout: 30_000 }).toContain('again-missing.mdx')
  dev.save('en/docs/topic/again.mdx', text('Text {again}.'))
  await expect.poll(printed).toBe(2)
  dev.remove('en/docs/topic/again.mdx')
})

test('a statement that does not run is shown over its page once it has been checked', async ({ dev, open }) => {
  dev.save(file, pages[file])
  const page = await open('/topic/one/')
  const panel = page.getByRole('alert').filter({ hasText: 'The content has an error' })
  dev.save(file, `${pages[file]}\n\`\`\`sql\nSELECT 1,\n  missing;\n\`\`\`\n`)
  await expect(panel).toContainText(`${dev.folder}/${file}:10:3`, { timeout: 60_000 })
  await expect(panel).toContainText('column "missing" does not exist')
  expect(dev.output()).toContain(`${dev.folder}/${file}:10:3: column "missing" does not exist`)
  dev.save(file, pages[file])
  await expect(panel).toHaveCount(0)
})
