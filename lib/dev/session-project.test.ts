import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { mdx } from '../content-files/test-fixtures'
import type { Snapshot } from '../content-files/snapshot/snapshot'
import { startSession, two } from './test-session'

const glossary = (...terms: string[]) =>
  terms
    .map((term) => `${term}: { en: { term: ${term}, definition: A word. }, zh: { term: 词, definition: 一个词。 } }\n`)
    .join('')

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

it('an edit of a partial publishes its text, without a page for it', async () => {
  const { save, snapshot, titles } = await startSession({
    'en/docs/a.mdx': mdx('title: A', "import P from './_p.mdx'\n\n<P />"),
    'en/docs/_p.mdx': 'One.',
  })
  expect(await save('en/docs/_p.mdx', 'Two.')).toBe(true)
  expect(snapshot().imported?.['en/docs/_p.mdx']?.text).toBe('Two.')
  expect(titles()).toEqual(['A'])
})

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

it('a page has an error while the folder of a file that it imports has another name', async () => {
  const { session, folder } = await startSession({
    'en/docs/a.mdx': mdx('title: A', "import Note from './_parts/note.mdx'\n\n<Note />"),
    'en/docs/_parts/note.mdx': 'A note.',
  })
  const rename = async (from: string, to: string) => {
    renameSync(path.join(folder, from), path.join(folder, to))
    await session.update([from, to], ['/a/'])
  }
  await rename('en/docs/_parts', 'en/docs/_notes')
  expect(session.diagnostics().get('en/docs/a.mdx')).toHaveLength(1)
  await rename('en/docs/_notes', 'en/docs/_parts')
  expect([...session.diagnostics()]).toEqual([])
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
