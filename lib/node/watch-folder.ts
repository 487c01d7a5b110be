import { existsSync, readdirSync, realpathSync, watch, type FSWatcher } from 'node:fs'
import path from 'node:path'
import { failureMessage } from './file-failure'
import { fileKind } from './file-kind'
import { isCircularLink } from './list-files'

/**
 * Calls `changed` with the path, relative to the folder, of each entry that changes, until the returned function is
 * called; the path of the folder itself is empty. Prints why the first folder that cannot be watched cannot. Symbolic
 * links are followed as by `listFiles`. Each subfolder has its own watcher: on Linux, Node's recursive watcher loses a
 * file permanently when a rename replaces it, the way some editors save.
 */
export function watchFolder(root: string, changed: (file: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  let isReported = false
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
    keep(folder, watcher)
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
      .forEach(({ name }) => renew(path.join(folder, name)))
  }
  /** Watches the file behind a symbolic link, by its folder, because a rename may replace it. */
  const addLinkedFile = (link: string, file: string) => {
    const watcher = watch(path.dirname(file), (_, name) => {
      if (name === path.basename(file)) changed(path.relative(root, link))
    })
    keep(link, watcher)
  }
  const keep = (target: string, watcher: FSWatcher) => {
    watcher.on('error', () => forget(target))
    watchers.set(target, watcher)
  }
  const renew = (target: string) => {
    forget(target)
    try {
      const real = realpathSync(target)
      const isLink = real !== path.join(realpathSync(path.dirname(target)), path.basename(target))
      const kind = fileKind(target)
      if (kind === 'folder' && !(isLink && isCircularLink(target))) add(target)
      if (kind === 'file' && isLink) addLinkedFile(target, real)
    } catch (error) {
      // deleted in the meantime: the watcher of its parent folder reports that
      if ((error as NodeJS.ErrnoException).syscall !== 'watch' || !existsSync(target)) return
      if (!isReported) console.error(failureMessage(error))
      isReported = true
    }
  }
  add(root)
  const parent = watch(path.dirname(root), (event, name) => {
    if (event !== 'rename' || name !== path.basename(root)) return
    renew(root)
    changed('')
  })
  parent.on('error', () => parent.close())
  return () => {
    parent.close()
    forget(root)
  }
}
