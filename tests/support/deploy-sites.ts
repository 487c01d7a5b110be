import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { assemble } from '../../lib/build/assemble'
import { createSiteFolder } from '../../lib/build/out-dir'
import { writeOfflineWorker } from '../../lib/build/outputs/service-worker'
import { listFiles } from '../../lib/node/list-files'

const exported = path.join('.cache', 'sites', 'export')
const target = path.join('.cache', 'sites', 'deploy')

/** The builds that a test deploys one after the other. */
export type Build = 'old' | 'new' | 'edited'

/** A text in the footer of every page, in both languages, and what stands there in the build `edited`. */
const [footerText, editedFooterText] = ['© ', '© 2020–']

/** Returns a changed copy of a file's text, or of its path. */
type Change = (text: string) => string

/**
 * Writes three builds of the real content below `.cache/sites/deploy`: `old`; `new`, with the same pages, but another
 * build id and other names of scripts, style sheets and search index folders; and `edited`, with a longer text in the
 * footer of every page and the same file names. The builds have no database files.
 */
export async function writeDeploySites(): Promise<void> {
  rmSync(target, { recursive: true, force: true })
  const files = listFiles(exported).filter((file) => !file.startsWith('_sql/'))
  const names = namesPattern(files)
  await writeBuild('old', files, (text) => text)
  await writeBuild('new', files, (text) => text.replace(names, rename))
  await writeBuild('edited', files, (text) => text.replaceAll(footerText, editedFooterText))
}

async function writeBuild(build: Build, files: readonly string[], change: Change): Promise<void> {
  const [folder, changedExport] = [path.join(target, build), path.join(target, 'export')]
  for (const file of files) {
    const source = path.join(exported, file)
    const copy = path.join(changedExport, change(file))
    mkdirSync(path.dirname(copy), { recursive: true })
    if (/\.(?:html|txt|js|css)$|^_search\/[^/]+\.json$/.test(file))
      writeFileSync(copy, change(readFileSync(source, 'utf8')))
    else linkSync(source, copy)
  }
  createSiteFolder(folder)
  await assemble(changedExport, folder)
  rmSync(changedExport, { recursive: true })
  writeOfflineWorker(folder)
}

/** Matches the names that a build derives from its content. */
function namesPattern(files: readonly string[]): RegExp {
  const names = files.flatMap((file) => {
    const match = /^_next\/static\/chunks\/(.+)\.(?:js|css)$|^_search\/[^/]+\/([^/]+)\//.exec(file)
    return match?.[1] ?? match?.[2] ?? []
  })
  const escaped = [...new Set(names)].map((name) => name.replace(/[.~-]/g, '\\$&'))
  return new RegExp(escaped.join('|'), 'g')
}

/** Returns another name of the same length. */
const rename = (name: string) => `${name.slice(0, -2)}zz`

if (process.argv[1] === import.meta.filename) await writeDeploySites()
