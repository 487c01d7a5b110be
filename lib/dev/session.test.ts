import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { mdx } from '../content-files/test-fixtures'
import { startSession, two } from './test-session'

it('a saved page is published, and no other page is processed again', async () => {
  const { save, titles, store } = await startSession(two)
  expect(await save('en/docs/a.mdx', mdx('title: Edited'))).toBe(true)
  expect(titles()).toEqual(['Edited', 'B'])
  expect(store.typed).toEqual([['en/docs/a.mdx', 'en/docs/b.mdx'], ['en/docs/a.mdx']])
})

it('saving a file without a change publishes nothing', async () => {
  const { save } = await startSession(two)
  expect(await save('en/docs/a.mdx', two['en/docs/a.mdx'])).toBe(false)
})

it('a hidden file beside a page is not a page', async () => {
  const { save, titles, session } = await startSession(two)
  await save('en/docs/.a.mdx', mdx('title: Hidden'))
  await save('en/docs/._a.mdx', 'Mac OS X')
  expect(titles()).toEqual(['A', 'B'])
  expect([...session.diagnostics()]).toEqual([])
})

it('an edit of a body changes the hash by which the page names its body', async () => {
  const { save, snapshot } = await startSession(two)
  const before = snapshot().docs.map(({ bodyHash }) => bodyHash)
  await save('en/docs/a.mdx', mdx('title: A', 'Another text.'))
  const [a, b] = snapshot().docs.map(({ bodyHash }) => bodyHash)
  expect(a).not.toBe(before[0])
  expect(b).toBe(before[1])
})

it('a new page is published, and a deleted page is removed', async () => {
  const { save, remove, titles } = await startSession(two)
  await save('en/docs/c.mdx', mdx('title: C'))
  expect(titles()).toEqual(['A', 'B', 'C'])
  await remove('en/docs/a.mdx')
  expect(titles()).toEqual(['B', 'C'])
})

it.each([
  ['body', mdx('title: A', 'Edited <Unknown>.'), 5, 'body'],
  ['frontmatter', mdx('title: A\ncolour: red'), 3, 'frontmatter'],
])(
  'a page with an error in its %s keeps its last version until the error is corrected',
  async (_, text, line, rule) => {
    const { save, session, titles, snapshot } = await startSession(two)
    const before = snapshot()
    expect(await save('en/docs/a.mdx', text)).toBe(false)
    expect(snapshot()).toEqual(before)
    expect(session.diagnostics().get('en/docs/a.mdx')?.[0]).toMatchObject({ line, rule, severity: 'error' })
    await save('en/docs/a.mdx', mdx('title: Mended'))
    expect(titles()).toEqual(['Mended', 'B'])
    expect(session.diagnostics().size).toBe(0)
  },
)

it('an error in a body that is there at the start is found when the page is rendered', async () => {
  const { save, session } = await startSession({ 'en/docs/a.mdx': mdx('title: A', 'Text with <Unknown>.') })
  expect(session.diagnostics().size).toBe(0)
  await session.checkBody({ locale: 'en', file: 'docs/a.mdx' })
  expect(session.diagnostics().get('en/docs/a.mdx')).toMatchObject([{ line: 5, column: 11, rule: 'body' }])
  await save('en/docs/a.mdx', mdx('title: A', 'Mended.'))
  expect(session.diagnostics().size).toBe(0)
})

it('an error in one page does not prevent another page from being published', async () => {
  const { save, titles } = await startSession(two)
  await save('en/docs/a.mdx', mdx('title: A', '<Unknown>'))
  await save('en/docs/b.mdx', mdx('title: Edited'))
  expect(titles()).toEqual(['A', 'Edited'])
})

it('a changed image results in a new version, although the snapshot does not contain images', async () => {
  const { save, snapshot } = await startSession({ ...two, 'en/docs/plan.svg': '<svg/>' })
  const { version, ...before } = snapshot()
  expect(await save('en/docs/plan.svg', '<svg width="1"/>')).toBe(true)
  const { version: later, ...after } = snapshot()
  expect(later).not.toBe(version)
  expect(after).toEqual(before)
})

it('a folder that is added or removed adds or removes its pages', async () => {
  const { session, titles } = await startSession({ ...two, 'en/docs/guides/c.mdx': mdx('title: C') })
  expect(titles()).toEqual(['A', 'B', 'C'])
  rmSync(path.join(session.folder, 'en/docs/guides'), { recursive: true })
  await session.update(['en/docs/guides'])
  expect(titles()).toEqual(['A', 'B'])
})

it('a folder that is added processes only its pages', async () => {
  const { session, store, titles } = await startSession(two)
  mkdirSync(path.join(session.folder, 'en/docs/guides'))
  writeFileSync(path.join(session.folder, 'en/docs/guides/c.mdx'), mdx('title: C'))
  await session.update(['en/docs/guides'])
  expect(store.typed.at(-1)).toEqual(['en/docs/guides/c.mdx'])
  expect(titles()).toEqual(['A', 'B', 'C'])
})

it('a content folder that is replaced by another has the pages of the other', async () => {
  const { session, folder, titles } = await startSession({ ...two, 'other/en/docs/b.mdx': mdx('title: Other') })
  rmSync(path.join(folder, 'en'), { recursive: true })
  renameSync(path.join(folder, 'other/en'), path.join(folder, 'en'))
  await session.update([''])
  expect(titles()).toEqual(['Other'])
})

it('a renamed folder with a dot in its name renames its pages', async () => {
  const { session, folder, snapshot } = await startSession({ 'en/docs/1.0/a.mdx': mdx('title: A') })
  renameSync(path.join(folder, 'en/docs/1.0'), path.join(folder, 'en/docs/1.1'))
  await session.update(['en/docs/1.0', 'en/docs/1.1'])
  expect(snapshot().docs.map(({ sourceFile }) => sourceFile)).toEqual(['en/docs/1.1/a.mdx'])
})

it('a page in another encoding is reported as such', async () => {
  const { session, folder } = await startSession(two)
  writeFileSync(path.join(folder, 'en/docs/a.mdx'), Buffer.from(mdx('title: A'), 'utf16le'))
  await session.update(['en/docs/a.mdx'])
  expect(session.diagnostics().get('en/docs/a.mdx')).toMatchObject([{ rule: 'encoding', line: 1 }])
})

it('a folder with the name of a page does not prevent other pages from being published', async () => {
  const { session, folder, titles } = await startSession(two)
  mkdirSync(path.join(folder, 'en/docs/c.mdx'))
  writeFileSync(path.join(folder, 'en/docs/a.mdx'), mdx('title: Edited'))
  await session.update(['en/docs/c.mdx', 'en/docs/a.mdx'])
  expect(titles()).toEqual(['Edited', 'B'])
})
