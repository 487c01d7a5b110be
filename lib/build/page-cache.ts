import { createHash } from 'node:crypto'
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { readCached } from '../node/json-cache'

/** A page as the store knows it: its fingerprint, and a hash of each of its published files by the file's path. */
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
  /** Its published files. */
  readonly files: readonly string[]
}

interface Stored {
  readonly statics: readonly string[]
  readonly pages: Readonly<Record<string, KeptPage>>
}

const INDEX = 'index.json'

/*
 * The store is a folder of files that are named by a hash of what is in them, and a list of pages. A build that is
 * killed leaves files too many, or the list of the build before; a file that is not what its name says is not used.
 */

/** Those of the wanted pages that a store holds with the same fingerprint, unharmed. */
export function readKept(store: string, wanted: readonly WantedPage[]): Kept {
  const stored = readCached<Stored>(path.join(store, INDEX))
  if (!stored) return { pages: new Map(), statics: [] }
  const isWhole = ({ files }: KeptPage) =>
    Object.values(files).every((hash) => hashOfFile(path.join(store, hash)) === hash)
  const pages = wanted.flatMap(({ name, fingerprint }): [string, KeptPage][] => {
    const page = stored.pages[name]
    return page?.fingerprint === fingerprint && isWhole(page) ? [[name, page]] : []
  })
  return { pages: new Map(pages), statics: stored.statics }
}

/** Puts the files of pages into a site. */
export function placeKept(store: string, pages: Iterable<KeptPage>, site: string): void {
  for (const { files } of pages)
    for (const [file, hash] of Object.entries(files)) share(path.join(store, hash), path.join(site, file))
}

/** Makes the store that of a finished site; `kept` are the pages that came from the store. */
export function keep(
  store: string,
  site: string,
  {
    wanted,
    kept,
    statics,
  }: { wanted: readonly WantedPage[]; kept: ReadonlyMap<string, KeptPage>; statics: readonly string[] },
): void {
  mkdirSync(store, { recursive: true })
  const pages = wanted.flatMap(({ name, fingerprint, files }): [string, KeptPage][] => {
    const hashes = kept.get(name)?.files ?? takeIn(store, site, files)
    return hashes ? [[name, { fingerprint, files: hashes }]] : []
  })
  const stored: Stored = { statics, pages: Object.fromEntries(pages) }
  const list = path.join(store, INDEX)
  writeFileSync(`${list}.new`, JSON.stringify(stored))
  renameSync(`${list}.new`, list)
  const inUse = new Set([INDEX, ...pages.flatMap(([, { files }]) => Object.values(files))])
  for (const name of readdirSync(store)) if (!inUse.has(name)) rmSync(path.join(store, name), { recursive: true })
}

/** Names a file by what is in it. */
export function hashOf(content: Buffer): string {
  return createHash('sha1').update(content).digest('hex')
}

/** Takes a page's files into the store, and returns their hashes; nothing for a page that the site does not have. */
function takeIn(store: string, site: string, files: readonly string[]): KeptPage['files'] | undefined {
  const hashes: Record<string, string> = {}
  for (const file of files) {
    const hash = hashOfFile(path.join(site, file))
    if (hash === undefined) return undefined
    share(path.join(site, file), path.join(store, hash))
    hashes[file] = hash
  }
  return hashes
}

function hashOfFile(file: string): string | undefined {
  try {
    return hashOf(readFileSync(file))
  } catch {
    return undefined
  }
}

/** One file in two folders, whole or not at all; a copy where the folders are not on one disk. */
function share(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  rmSync(to, { force: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, `${to}.new`)
    renameSync(`${to}.new`, to)
  }
}
