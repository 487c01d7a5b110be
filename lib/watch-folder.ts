import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs'
import path from 'node:path'

/**
 * Calls `changed` whenever something in a folder changes, until what is returned is called. Each folder has a watcher of
 * its own: on Linux, Node's recursive one loses a file for good when another takes its place, as some editors save.
 */
export function watchFolder(root: string, changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const forget = (place: string) => {
    for (const [folder, watcher] of watchers) {
      if (folder !== place && !folder.startsWith(place + path.sep)) continue
      watcher.close()
      watchers.delete(folder)
    }
  }
  const add = (folder: string) => {
    const watcher = watch(folder, (event, name) => {
      // an entry has come, gone or been replaced: a folder is watched anew
      if (event === 'rename' && name !== null) renew(path.join(folder, name))
      changed()
    })
    watcher.on('error', () => forget(folder))
    watchers.set(folder, watcher)
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .forEach(({ name }) => renew(path.join(folder, name)))
  }
  const renew = (place: string) => {
    forget(place)
    try {
      if (statSync(place).isDirectory()) add(place)
    } catch {
      // gone again: its folder reports that
    }
  }
  add(root)
  return () => forget(root)
}
