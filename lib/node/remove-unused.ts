import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const DAY = 86_400_000

/** The caches whose files are named by hashes of everything that they depend on: a change adds a file, and removes none. */
const folders = ['fences', 'mdx', 'share', 'sql', 'texts']

/**
 * Removes the files of caches in `cache` that nothing has read or written for 30 days; looks for them once a day. Linux
 * updates the time of the last read once a day; where it does not, a file is made again after 30 days.
 */
export function removeUnused(cache = '.cache', now = Date.now()): void {
  const stamp = path.join(cache, 'unused-removed')
  if (!existsSync(cache) || now - lastUse(stamp) < DAY) return
  for (const folder of folders.map((name) => path.join(cache, name)).filter((name) => existsSync(name)))
    for (const file of readdirSync(folder).map((name) => path.join(folder, name)))
      if (now - lastUse(file) > 30 * DAY) rmSync(file, { force: true })
  writeFileSync(stamp, '')
}

/** Returns the time in milliseconds at which a file was last read or written; 0 if there is none. */
function lastUse(file: string): number {
  const { atimeMs = 0, mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return Math.max(atimeMs, mtimeMs)
}
