import path from 'node:path'
import { decodeSafely } from '../text/decode'
import { contentDir } from '../config/content-folder'
import { fileKind } from '../node/file-kind'
import { existsSync } from 'node:fs'
import { listFiles } from '../node/list-files'

/** The folder of a content folder whose files are published at their paths, beside those of `public/`. */
const folderName = 'static'

/**
 * Returns the file that is published at a root-relative URL, in `static/` of the content folder or in `public/`;
 * undefined if there is none.
 */
export function staticFile(url: string, folder = contentDir): string | undefined {
  return candidates(url, folder).find((file) => fileKind(file) === 'file')
}

/** Returns the root-relative URL at which a file of `static/` or `public/` is published; undefined for other files. */
export function staticUrl(file: string, folder = contentDir): string | undefined {
  const root = [path.join(folder, folderName), 'public'].find((parent) => file.startsWith(parent + path.sep))
  return root && encodeURI(`/${path.relative(root, file).split(path.sep).join('/')}`)
}

/** Returns the path at which a missing file of a root-relative URL should be. */
export function missingStaticFile(url: string, folder = contentDir): string {
  const [own = '', shared = ''] = candidates(url, folder)
  return existsSync(path.join(folder, folderName)) ? own : shared
}

function candidates(url: string, folder: string): string[] {
  const name = decodeSafely(url.replace(/[?#].*$/, ''))
  // in Docusaurus, a static file may also be named by its path from the root of the repository
  const fromRepository = name.startsWith(`/${folderName}/`) ? [path.join(folder, name)] : []
  return [path.join(folder, folderName, name), path.join('public', name), ...fromRepository]
}

/** Returns the files of `static/` of the content folder by their URL paths, without the slash at the beginning. */
export function staticFiles(folder = contentDir): Map<string, string> {
  const root = path.join(folder, folderName)
  const names = existsSync(root) ? listFiles(root).filter((name) => !/(?:^|\/)\./.test(name)) : []
  return new Map(names.map((name) => [name, path.join(root, name)]))
}
