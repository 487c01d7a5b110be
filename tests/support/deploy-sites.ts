import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { assemble } from '../../lib/export/assemble'
import { writeOfflineWorker } from '../../lib/export/offline'
import { listFiles } from '../../lib/list-files'

const exported = path.join('.cache', 'sites', 'export')
const target = path.join('.cache', 'sites', 'deploy')

/**
 * Writes two builds of the real content, `.cache/sites/deploy/old` and `new`: the same pages, but in `new` the build id,
 * the scripts, the styles and the folders of the search index have other names. The database files are left out.
 */
export async function writeDeploySites(): Promise<void> {
  const renamedExport = path.join(target, 'export')
  rmSync(target, { recursive: true, force: true })
  writeRenamedExport(renamedExport)
  for (const [build, source] of [
    ['old', exported],
    ['new', renamedExport],
  ] as const) {
    const folder = path.join(target, build)
    assemble(source, folder)
    rmSync(path.join(folder, 'docs', '_sql'), { recursive: true, force: true })
    await writeOfflineWorker(folder)
  }
  rmSync(renamedExport, { recursive: true })
}

function writeRenamedExport(folder: string): void {
  const files = listFiles(exported).filter((file) => !file.startsWith('_sql/'))
  const pattern = namesPattern(files)
  for (const file of files) {
    const source = path.join(exported, file)
    const copy = path.join(folder, file.replace(pattern, rename))
    mkdirSync(path.dirname(copy), { recursive: true })
    if (/\.(?:html|txt|js|css)$|^_search\/[^/]+\.json$/.test(file))
      writeFileSync(copy, readFileSync(source, 'utf8').replace(pattern, rename))
    else linkSync(source, copy)
  }
}

/** Matches the names that a build derives from its content. */
function namesPattern(files: readonly string[]): RegExp {
  const data = readFileSync(path.join(exported, 'en/docs/index.txt'), 'utf8')
  const buildId = /"b":"([^"]+)"/.exec(data)?.[1]
  if (buildId === undefined) throw new Error(`${exported}/en/docs/index.txt names no build id`)
  const names = files.flatMap((file) => {
    const match = /^_next\/static\/chunks\/(.+)\.(?:js|css)$|^_search\/[^/]+\/([^/]+)\//.exec(file)
    return match?.[1] ?? match?.[2] ?? []
  })
  const escaped = [...new Set([buildId, ...names])].map((name) => name.replace(/[.~-]/g, '\\$&'))
  return new RegExp(escaped.join('|'), 'g')
}

/** Returns another name of the same length: the length of a page's data is checked before it is used. */
const rename = (name: string) => `${name.slice(0, -2)}zz`

if (process.argv[1] === import.meta.filename) await writeDeploySites()
