import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Returns the paths of all files below a folder, relative to it, with forward slashes, sorted. */
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
    .filter((entry) => entry.isFile())
    .map((entry) => prefixOf(entry.parentPath) + entry.name)
    .sort()
}
