import { readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileKind } from './file-kind'

/**
 * Returns the paths of all files below a folder, relative to it, with forward slashes, sorted. Symbolic links are followed,
 * except broken ones and those to a folder that contains them.
 */
export function listFiles(folder: string): string[] {
  // of each folder once, because a site has thousands of files
  const prefixes = new Map<string, string>()
  const prefixOf = (parent: string) => {
    const prefix =
      prefixes.get(parent) ??
      path
        .relative(folder, parent)
        .split(path.sep)
        .map((name) => name && `${name}/`)
        .join('')
    prefixes.set(parent, prefix)
    return prefix
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => {
      const file = prefixOf(entry.parentPath) + entry.name
      if (entry.isSymbolicLink()) return linkedFiles(path.join(folder, file)).map((name) => file + name)
      return entry.isFile() ? [file] : []
    })
    .sort()
}

/** Returns the paths of the files that a symbolic link leads to, relative to the link: `['']` if it leads to a file. */
function linkedFiles(link: string): string[] {
  const kind = fileKind(link)
  if (kind === 'file') return ['']
  return kind === 'folder' && !isCircularLink(link) ? listFiles(link).map((file) => `/${file}`) : []
}

/** Whether a symbolic link leads to a folder that contains it. */
export function isCircularLink(link: string): boolean {
  return `${realpathSync(path.dirname(link))}${path.sep}`.startsWith(`${realpathSync(link)}${path.sep}`)
}
