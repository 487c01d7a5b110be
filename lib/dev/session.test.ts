import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { splitFrontmatter } from '../content-files/frontmatter'
import type { PageRecord } from '../content-model/record'
import type { Snapshot } from '../content-files/snapshot/snapshot'
import { mdx, onSite, tempFolder, type FileContents } from '../content-files/test-fixtures'
import type { PageStore } from '../content-files/snapshot/page-store'

/** Types texts as contentlayer does, as far as these tests look; remembers which it was given. */
class FakeStore implements Pick<PageStore, 'recordsOf' | 'save'> {
  readonly typed: string[][] = []

  recordsOf(texts: ReadonlyMap<string, string>): Promise<Map<string, PageRecord>> {
    this.typed.push([...texts.keys()])
    const record = (file: string, text: string) => {
      const { yaml, body } = splitFrontmatter(text)
      const title = /title: (.*)/.exec(yaml)?.[1] ?? ''
      return { _id: file, type: 'Doc', title, body: { raw: body } } as PageRecord
    }
    return Promise.resolve(new Map([...texts].map(([file, text]) => [file, record(file, text)])))
  }

  save(): void {}
}

/** A started session on a content folder, and what it has published. */
async function startSession(files: FileContents) {
  const folder = tempFolder(files)
  const { ContentSession, snapshotFile } = await onSite({}, async () => ({
    ...(await import('./session')),
    ...(await import('../content-files/snapshot/snapshot-store')),
  }))
  const store = new FakeStore()
  const session = new ContentSession(folder, store as unknown as PageStore)
  await session.start()
  const snapshot = () => JSON.parse(readFileSync(snapshotFile('development'), 'utf8')) as Snapshot
  return {
    session,
    folder,
    store,
    snapshot,
    titles: () => snapshot().docs.map(({ title }) => title),
    /** Writes a file and reports it to the session, which says whether there is something new to show. */
    save: (file: string, text: string) => {
      writeFileSync(path.join(folder, file), text)
      return session.update([file])
    },
    remove: (file: string) => {
      rmSync(path.join(folder, file))
      return session.update([file])
    },
  }
}

const two = { 'en/docs/a.mdx': mdx('title: A'), 'en/docs/b.mdx': mdx('title: B') }

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

it('an error in one page does not prevent another page from being published', async () => {
  const { save, titles } = await startSession(two)
  await save('en/docs/a.mdx', mdx('title: A', '<Unknown>'))
  await save('en/docs/b.mdx', mdx('title: Edited'))
  expect(titles()).toEqual(['A', 'Edited'])
})

it('a changed sidebar is published, unless it has an error, which keeps the last version', async () => {
  const { save, session, snapshot } = await startSession({ ...two, 'sidebars.ts': "export default { bar: ['a'] }\n" })
  await save('sidebars.ts', "export default { bar: ['b', 'a'] }\n")
  expect(snapshot().sidebars).toEqual({ bar: ['b', 'a'] })
  expect(await save('sidebars.ts', 'export default { bar: [1] }\n')).toBe(false)
  expect(snapshot().sidebars).toEqual({ bar: ['b', 'a'] })
  expect(session.diagnostics().get('')?.[0]).toMatchObject({ rule: 'project', line: 1 })
})

it.each([
  ['settings.yml', 'level: lenient\n', 'level: strict\n', ({ settings }: Snapshot) => settings?.level],
  ['synonyms.yml', '- [a, b]\n', '- [a, c]\n', ({ synonyms }: Snapshot) => JSON.stringify(synonyms)],
  ['redirects.yml', '/one/: /a/\n', '/two/: /a/\n', ({ redirects }: Snapshot) => JSON.stringify(redirects)],
] as const)('an edit of %s is published', async (file, before, after, read) => {
  const { save, snapshot } = await startSession({ ...two, [file]: before })
  const old = read(snapshot())
  expect(await save(file, after)).toBe(true)
  expect(read(snapshot())).not.toEqual(old)
})

it('an edit of a module that sidebars.ts imports is published', async () => {
  const { save, snapshot } = await startSession({
    ...two,
    'sidebars.ts': "import { items } from './items'\nexport default { guide: items }\n",
    'items.ts': "export const items = ['a']\n",
  })
  await save('items.ts', "export const items = ['b']\n")
  expect(JSON.stringify(snapshot().sidebars)).toContain('"b"')
  expect(JSON.stringify(snapshot().sidebars)).not.toContain('"a"')
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

it('an edit of a partial publishes its text, without a page for it', async () => {
  const { save, snapshot, titles } = await startSession({
    'en/docs/a.mdx': mdx('title: A', "import P from './_p.mdx'\n\n<P />"),
    'en/docs/_p.mdx': 'One.',
  })
  expect(await save('en/docs/_p.mdx', 'Two.')).toBe(true)
  expect(snapshot().imported?.['en/docs/_p.mdx']?.text).toBe('Two.')
  expect(titles()).toEqual(['A'])
})

const glossary = (...terms: string[]) =>
  terms
    .map((term) => `${term}: { en: { term: ${term}, definition: A word. }, zh: { term: 词, definition: 一个词。 } }\n`)
    .join('')

it('a project file and an open page that change together are published together', async () => {
  const { session, folder, snapshot } = await startSession({
    'en/docs/a.mdx': mdx('title: A', '<Term id="lock">Locks</Term>.'),
    'glossary.yml': glossary('lock'),
  })
  writeFileSync(path.join(folder, 'en/docs/a.mdx'), mdx('title: A', '<Term id="index">Indexes</Term>.'))
  writeFileSync(path.join(folder, 'glossary.yml'), glossary('index'))
  await session.update(['en/docs/a.mdx', 'glossary.yml'], ['/a/'])
  expect(snapshot().glossary.map(({ id }) => id)).toEqual(['index'])
  expect([...session.diagnostics()]).toEqual([])
})

it('a page is published when the file that it lacked is added', async () => {
  const { save, session, snapshot } = await startSession(two)
  const before = snapshot().docs[0]?.bodyHash
  await save('en/docs/a.mdx', mdx('title: A', "import Note from './_note.mdx'\n\n<Note />"))
  expect(session.diagnostics().get('en/docs/a.mdx')).toHaveLength(1)
  await save('en/docs/_note.mdx', 'A note.')
  expect([...session.diagnostics()]).toEqual([])
  expect(snapshot().docs[0]?.bodyHash).not.toBe(before)
})

it('an error of an open page goes away when its cause is corrected while another page is open', async () => {
  const { session, folder } = await startSession({
    'en/docs/a.mdx': mdx('title: A', "import Note from './_note.mdx'\n\n<Note />"),
    'en/docs/b.mdx': mdx('title: B'),
    'en/docs/_note.mdx': 'A note.',
  })
  writeFileSync(path.join(folder, 'en/docs/_note.mdx'), 'A {note}.')
  await session.update(['en/docs/_note.mdx'], ['/a/'])
  expect(session.diagnostics().get('en/docs/a.mdx')).toHaveLength(1)
  writeFileSync(path.join(folder, 'en/docs/_note.mdx'), 'A better note.')
  await session.update(['en/docs/_note.mdx'], ['/b/'])
  expect([...session.diagnostics()]).toEqual([])
})
