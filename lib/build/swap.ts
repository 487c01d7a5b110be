import { existsSync, renameSync, rmSync } from 'node:fs'

/** Puts a finished folder in the place of the published one; the old one is served until the last moment. */
export function swapIn(finished: string, published: string): void {
  const old = `${published}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(published)) renameSync(published, old)
  renameSync(finished, published)
  rmSync(old, { recursive: true, force: true })
}

/** Brings the published folder back after a build that died between the two renames. */
export function recover(published: string): void {
  const old = `${published}.old`
  if (!existsSync(published) && existsSync(old)) renameSync(old, published)
}
