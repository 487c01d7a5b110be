import { existsSync } from 'node:fs'
import path from 'node:path'
import { withBase } from '../../config/base-path'
import { copyFiles, type FileCopy } from '../../node/copy-files'
import { listFiles } from '../../node/list-files'
import { staticFiles } from '../../content-files/static-files'

/** Returns the paths, below the CDN's root, of the files of `static/` and `public/`, which are published as they are. */
export function copiedFiles(): Set<string> {
  const names = [...staticFiles().keys(), ...(existsSync('public') ? listFiles('public') : [])]
  return new Set(names.map((name) => withBase(`/${name}`).slice(1)))
}

/** Copies `static/` of the content folder into the site. Rejects if the site already has a file at a path. */
export async function copyStaticFiles(outDir: string, files = staticFiles()): Promise<void> {
  const copies = [...files].map(([name, file]): FileCopy => [file, path.join(outDir, withBase(`/${name}`))])
  const taken = copies.filter(([, to]) => existsSync(to)).map(([from]) => from)
  if (taken.length > 0)
    throw new Error(`the site has a file of its own in place of these: rename or delete them\n${taken.join('\n')}`)
  await copyFiles(copies)
}
