import { existsSync, renameSync, rmSync } from 'node:fs'

/** Replaces the published folder with the finished folder by renaming; the old folder is served until then. */
export function swapIn(finished: string, published: string): void {
  const old = `${published}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(published)) renameSync(published, old)
  renameSync(finished, published)
  rmSync(old, { recursive: true, force: true })
}

/** Restores the published folder after a build that was killed between the two renames. */
export function recover(published: string): void {
  const old = `${published}.old`
  if (!existsSync(published) && existsSync(old)) renameSync(old, published)
}
