import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, onTestFinished, vi } from 'vitest'
import { docPagePath, postPagePath } from '../content-model/content-path'
import { contentHash } from '../node/content-hash'
import type { NavCategory, NavLink, NavNode } from '../content-model/sidebars'
import type { Snapshot } from './snapshot/snapshot'
import type { Doc, PageMeta, Post, Tag } from '../content-model/types'

type Facts<Page extends PageMeta> = Partial<Page> & { readonly id: string }

function makeMeta(id: string, collection: 'docs' | 'blog', facts: Partial<PageMeta>): Omit<PageMeta, 'path'> {
  const locale = facts.contentLocale ?? facts.locale ?? 'en'
  return {
    id,
    locale,
    contentLocale: locale,
    title: `Title of ${id}`,
    tags: [],
    keywords: [],
    authors: [],
    draft: false,
    unlisted: false,
    toc: { hidden: false, min: 2, max: 3 },
    sourceFile: `${locale}/${collection}/${id}.mdx`,
    bodyHash: contentHash(''),
  }
}

/** Creates a listed English doc with default values, overridden by `facts`. */
export function makeDoc(facts: Facts<Doc>): Doc {
  return {
    ...makeMeta(facts.id, 'docs', facts),
    kind: 'doc',
    path: docPagePath({ id: facts.id, file: `en/docs/${facts.id}.mdx` }),
    ...facts,
  }
}

/** Creates a listed English post; its id begins with its year. */
export function makePost(facts: Facts<Post>): Post {
  const year = facts.id.slice(0, 4)
  const slug = facts.id.split('/').at(-1) ?? ''
  const own = { path: postPagePath(facts.id), date: `${year}-01-01`, year, slug, readingTime: 1 }
  return { ...makeMeta(facts.id, 'blog', facts), kind: 'post', ...own, ...facts }
}

/** Creates a tag; the label is the key by default. */
export function makeTag(key: string, label: Tag['label'] = { en: key, zh: key }): Tag {
  return { key, slug: key, label }
}

/** Creates a sidebar link to a doc. */
export function makeNavLink(docId: string, facts: Partial<NavLink> = {}): NavLink {
  return { type: 'link', label: docId.toUpperCase(), href: `/${docId}/`, docId, unlisted: false, ...facts }
}

/** Creates a collapsed sidebar category without a page. */
export function makeNavCategory(
  label: string,
  items: readonly NavNode[],
  facts: Partial<NavCategory> = {},
): NavCategory {
  return { type: 'category', label, items, collapsed: true, collapsible: true, unlisted: false, ...facts }
}

/** The contents of files by path, as text or bytes. */
export type FileContents = Readonly<Record<string, string | Uint8Array>>

/** Writes files into a new temporary folder, which is removed after the test; returns its path. */
export function tempFolder(files: FileContents): string {
  return writeTempFolder(files, onTestFinished)
}

/** Does the same as `tempFolder` for all tests of a file or of a `describe`: the folder is removed after the last one. */
export function sharedTempFolder(files: FileContents): string {
  return writeTempFolder(files, afterAll)
}

function writeTempFolder(files: FileContents, afterUse: (remove: () => void) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sql-docs-'))
  afterUse(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  return folder
}

/** Returns the text of a content file: its frontmatter starts on line 2, its body two lines below the closing fence. */
export function mdx(frontmatter: string, body = 'Text.'): string {
  return `---\n${frontmatter}\n---\n\n${body}\n`
}

/** Loads modules in a temporary site with this content; `files` are written below its working directory. */
export async function onSite<Module>(
  content: Partial<Snapshot>,
  load: () => Promise<Module>,
  files: Readonly<Record<string, string>> = {},
): Promise<Module> {
  const lists = { docs: [], posts: [], tags: [], authors: [], rules: [], synonyms: [], glossary: [], versions: [] }
  const empty: Snapshot = { ...lists, sidebars: {}, redirects: [] }
  const snapshot: Snapshot = { ...empty, ...content }
  const folder = tempFolder({ ...files, '.cache/site/snapshot.json': JSON.stringify(snapshot) })
  vi.resetModules()
  // modules keep the paths of this site until they are reset
  onTestFinished(() => void vi.resetModules())
  // esbuild starts its process in the working directory of its import, and the folder of this site is removed
  await import('esbuild')
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder)
  try {
    return await load()
  } finally {
    cwd.mockRestore()
  }
}
