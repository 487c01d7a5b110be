import { createHash } from 'node:crypto'
import path from 'node:path'
import { contentDir } from '../config/content-folder'
import { lastCommits } from '../content-files/git'
import { hashFiles } from '../node/code-hash'
import { folderState } from '../node/folder-state'
import { readCached } from '../node/json-cache'
import { replaceFile } from '../node/replace-file'
import type { BuiltSite } from './pipeline'
import { sharedInputs, unsharedFiles } from './page-inputs'

/** The last build of a folder: its inputs, its result, and the files of the site with their sizes and times. */
interface LastBuild {
  readonly inputs: string
  readonly result: BuiltSite
  readonly files: string
}

/** Returns a hash of everything that a build reads: the inputs that pages share, all pages, and the git dates. */
export function buildInputs(): string {
  const commits = JSON.stringify([...lastCommits(contentDir)])
  return createHash('sha1').update(sharedInputs()).update(hashFiles(unsharedFiles())).update(commits).digest('hex')
}

/** Returns the result of the last build of a folder if neither its inputs nor its files have changed since. */
export function unchangedBuild(outDir: string, inputs: string): BuiltSite | undefined {
  const last = readCached<LastBuild>(recordOf(outDir))
  return last?.inputs === inputs && last.files === folderState(outDir) ? last.result : undefined
}

/** Stores a finished build for `unchangedBuild`, unless its inputs were edited during the build. */
export function storeBuild(outDir: string, inputs: string, result: BuiltSite): void {
  if (inputs !== buildInputs()) return
  replaceFile(recordOf(outDir), JSON.stringify({ inputs, result, files: folderState(outDir) } satisfies LastBuild))
}

function recordOf(outDir: string): string {
  const name = createHash('sha1').update(path.resolve(outDir)).digest('hex').slice(0, 8)
  return path.join('.cache', 'builds', `${name}.json`)
}
