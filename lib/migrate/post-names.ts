import path from 'node:path'
import { isFolderPage, withoutEnding, withoutLocale } from '../content-model/content-path'
import type { Plan } from './plan'

const isPage = (file: string) => withoutEnding(file) !== file

/** Returns the names of the planned posts, without language and ending. */
export function plannedPosts(plan: Plan): ReadonlySet<string> {
  const posts = [...plan.files.keys()].map(withoutLocale).filter((file) => isPage(file) && file.startsWith('blog/'))
  return new Set(posts.map((file) => withoutEnding(file.slice('blog/'.length))))
}

/**
 * Returns a function for the paths that the files of a blog get. Posts whose names are `taken` by those of another blog get
 * the id of their blog, as do the folders of such posts.
 */
export function postPaths(files: readonly string[], id: string, taken: ReadonlySet<string>): (file: string) => string {
  const suffix = id === 'default' ? '2' : id
  const renamed = files
    .filter((file) => isPage(file) && taken.has(withoutEnding(file)))
    .map(withoutEnding)
    .map((name) => (isFolderPage(name) ? `${path.posix.dirname(name)}/` : `${name}.`))
  return (file) => {
    const start = renamed.find((name) => file.startsWith(name))
    return start === undefined ? file : `${start.slice(0, -1)}-${suffix}${file.slice(start.length - 1)}`
  }
}
