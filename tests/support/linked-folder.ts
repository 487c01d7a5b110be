import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes symbolic links to all entries of a folder except the path `own`, which a test may write; the folders above
 * `own` are real ones.
 */
export function linkFolder(source: string, target: string, own: string): void {
  linkExcept(source, target, own.split('/').filter(Boolean))
}

function linkExcept(source: string, target: string, [first = '', ...own]: readonly string[]): void {
  mkdirSync(target)
  for (const name of existsSync(source) ? readdirSync(source) : [])
    if (name !== first) symlinkSync(path.resolve(source, name), path.join(target, name))
  if (own.length > 0) linkExcept(path.join(source, first), path.join(target, first), own)
}
