import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
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
export async function startSession(files: FileContents) {
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

/** The files of two pages. */
export const two = { 'en/docs/a.mdx': mdx('title: A'), 'en/docs/b.mdx': mdx('title: B') }
