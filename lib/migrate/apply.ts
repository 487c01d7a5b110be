import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '../node/content-hash'
import { replaceFile } from '../node/replace-file'
import type { Plan, PlannedFile } from './plan'
import { fieldsOf, textOf } from './values'

/** The changes of a migration to the files of the content folder; paths are relative to it. */
export interface Applied {
  readonly written: readonly string[]
  readonly unchanged: readonly string[]
  /** Files that were edited or deleted by hand since the last migration, and are left as they are. */
  readonly edited: readonly string[]
  /** Files of the last migration that the source no longer has. */
  readonly deleted: readonly string[]
}

/** The file with the hashes of what the last migration wrote, by which the next one recognises edits. */
export const manifestFile = '.migration.json'

/** Returns an error if a migration must not write into a folder; undefined if it may. */
export function targetError(from: string, to: string): string | undefined {
  const isInside = (inner: string, outer: string) => !path.relative(outer, inner).startsWith('..')
  if (isInside(to, from)) return `${to} is inside of ${from}, in which nothing is changed: name another folder`
  if (statSync(to, { throwIfNoEntry: false })?.isFile() === true) return `${to} is a file: name a new folder`
  if (!existsSync(to) || existsSync(path.join(to, manifestFile)) || readdirSync(to).length === 0) return undefined
  return `${to} is not empty and does not come from a migration: name a new folder`
}

/** Writes the planned files; a file that was edited or deleted by hand since the last migration is not written. */
export function applyPlan(plan: Plan, to: string): Applied {
  const known = readManifest(to)
  const written: string[] = []
  const unchanged: string[] = []
  const edited: string[] = []
  const next: Record<string, string> = {}
  for (const [file, planned] of plan.files) {
    const target = path.join(to, file)
    const content = contentOf(planned)
    const hash = contentHash(content)
    const current = existsSync(target) ? contentHash(readFileSync(target)) : undefined
    next[file] = hash
    if (current === hash) unchanged.push(file)
    else if (current === known[file]) {
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, content)
      written.push(file)
    } else edited.push(file)
  }
  const gone = Object.keys(known).filter((file) => !plan.files.has(file) && existsSync(path.join(to, file)))
  const isUntouched = (file: string) => contentHash(readFileSync(path.join(to, file))) === known[file]
  const deleted = gone.filter(isUntouched)
  const editedFiles = gone.filter((file) => !deleted.includes(file))
  for (const file of deleted) deleteFile(to, file)
  replaceFile(path.join(to, manifestFile), `${JSON.stringify(next, undefined, 1)}\n`)
  return { written, unchanged, edited: [...edited, ...editedFiles], deleted }
}

function contentOf({ from, content }: PlannedFile): string | Buffer {
  return content ?? readFileSync(from ?? '')
}

function readManifest(to: string): Readonly<Record<string, string>> {
  const file = path.join(to, manifestFile)
  if (!existsSync(file)) return {}
  const entries = Object.entries(fieldsOf(JSON.parse(readFileSync(file, 'utf8'))))
  return Object.fromEntries(
    entries.flatMap(([name, hash]) => (textOf(hash) === undefined ? [] : [[name, String(hash)]])),
  )
}

/** Deletes a file and the folders that it leaves empty. */
function deleteFile(to: string, file: string): void {
  rmSync(path.join(to, file))
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    if (readdirSync(path.join(to, folder)).length > 0) return
    rmdirSync(path.join(to, folder))
  }
}
