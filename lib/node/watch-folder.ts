import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs'
import path from 'node:path'

/**
 * Calls `changed` with the path, relative to the folder, of each entry that changes, until the returned function is
 * called. Each subfolder has its own watcher: on Linux, Node's recursive watcher loses a file permanently when a rename
 * replaces it, the way some editors save.
 */
export function watchFolder(root: string, changed: (file: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const forget = (target: string) => {
    for (const [folder, watcher] of watchers) {
      if (folder !== target && !folder.startsWith(target + path.sep)) continue
      watcher.close()
      watchers.delete(folder)
    }
  }
  const add = (folder: string) => {
    const watcher = watch(folder, (event, name) => {
      // an entry was created, deleted or replaced: if it is a folder, create a new watcher for it
      if (event === 'rename' && name !== null) renew(path.join(folder, name))
      changed(path.relative(root, path.join(folder, name ?? '')))
    })
    watcher.on('error', () => forget(folder))
    watchers.set(folder, watcher)
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .forEach(({ name }) => renew(path.join(folder, name)))
  }
  const renew = (target: string) => {
    forget(target)
    try {
      if (statSync(target).isDirectory()) add(target)
    } catch {
      // deleted in the meantime: the watcher of its parent folder reports that
    }
  }
  add(root)
  return () => forget(root)
}
