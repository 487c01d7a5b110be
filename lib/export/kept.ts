import { createHash } from 'node:crypto'
import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readCached } from '../json-cache'
import { listFiles } from './assemble'
import { steadyHead } from './steady-head'
import { recover, swapIn } from './swap'

/** A page as the store knows it: its fingerprint, and a hash of each of its exported files by the file's path. */
export interface KeptPage {
  readonly fingerprint: string
  readonly files: Readonly<Record<string, string>>
}

/** Pages of the build before, by name, and all scripts and styles that they may name. */
export interface Kept {
  readonly pages: ReadonlyMap<string, KeptPage>
  readonly statics: readonly string[]
}

/** A page that can be kept. */
export interface WantedPage {
  readonly name: string
  /** As it is now. */
  readonly fingerprint: string
  /** Its folder in the export. */
  readonly folder: string
}

interface Stored {
  readonly statics: readonly string[]
  readonly pages: Readonly<Record<string, KeptPage>>
}

/** What the site publishes of an exported page. */
const pageFiles = ['index.html', 'index.txt']
const INDEX = 'index.json'
const nothing: Kept = { pages: new Map(), statics: [] }

/** Those of the wanted pages that a store holds with the same fingerprint, unharmed. */
export function readKept(store: string, wanted: readonly WantedPage[]): Kept {
  recover(store)
  const stored = readCached<Stored>(path.join(store, INDEX))
  if (!stored) return nothing
  const pages = wanted.flatMap(({ name, fingerprint }): [string, KeptPage][] => {
    const page = stored.pages[name]
    return page?.fingerprint === fingerprint && isWhole(store, page) ? [[name, page]] : []
  })
  return { pages: new Map(pages), statics: stored.statics }
}

/** Whether a page's files in a folder are the ones that were kept. */
export function isWhole(folder: string, { files }: KeptPage): boolean {
  return Object.entries(files).every(([file, hash]) => hashOf(path.join(folder, file)) === hash)
}

/** Puts the files of pages into another folder as well; both share them from then on. */
export function sharePages(pages: Iterable<KeptPage>, from: string, to: string): void {
  for (const { files } of pages)
    for (const file of Object.keys(files)) share(path.join(from, file), path.join(to, file))
}

/**
 * Makes the store of a finished export anew; `kept` are the pages that came from the store. Killed at any moment, it
 * leaves the old store, the new one, or none.
 */
export function keep(
  store: string,
  exportDir: string,
  wanted: readonly WantedPage[],
  kept: ReadonlyMap<string, KeptPage>,
): void {
  const fresh = `${store}.next`
  rmSync(fresh, { recursive: true, force: true })
  const pages = wanted.flatMap(({ name, fingerprint, folder }): [string, KeptPage][] => {
    const files = kept.get(name)?.files ?? hashes(exportDir, folder)
    return files ? [[name, { fingerprint, files }]] : []
  })
  mkdirSync(fresh, { recursive: true })
  sharePages(
    pages.map(([, page]) => page),
    exportDir,
    fresh,
  )
  const stored: Stored = { statics: staticFiles(exportDir), pages: Object.fromEntries(pages) }
  writeFileSync(path.join(fresh, INDEX), JSON.stringify(stored))
  swapIn(fresh, store)
}

/** The scripts and styles of an export. Their names say what is in them. */
export function staticFiles(exportDir: string): string[] {
  return listFiles(path.join(exportDir, '_next', 'static'))
}

/** A page's files with their hashes; nothing for a page that is not in the export. */
function hashes(exportDir: string, folder: string): KeptPage['files'] | undefined {
  const found = pageFiles.map((name) => path.posix.join(folder, name))
  const entries = found.map((file) => [file, hashOf(path.join(exportDir, file))] as const)
  return entries.every(([, hash]) => hash !== undefined)
    ? (Object.fromEntries(entries) as KeptPage['files'])
    : undefined
}

function hashOf(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    return createHash('sha1').update(steadyHead(text)).digest('hex')
  } catch {
    return undefined
  }
}

/** One file in two folders; a copy where the folders are not on one disk. */
function share(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
