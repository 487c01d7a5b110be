import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { builtFiles } from './built-files'
import type { Release } from './release-diff'

/** Reads all files of a build; returns their hashes and sizes by path. */
export function readRelease(folder: string): Release {
  return new Map(
    builtFiles(folder).map((name) => {
      const content = readFileSync(path.join(folder, name))
      return [name, { hash: createHash('sha1').update(content).digest('hex'), bytes: content.length }]
    }),
  )
}
