const SEPARATOR = '//'

/** Joins the paths of files that a link may mean, best first, to the target of a `doc:` URL. */
export function joinFiles(files: readonly string[]): string {
  return files.join(SEPARATOR)
}

/** Returns the path in the target of a `doc:` URL that the link most likely means. */
export function firstFile(target: string): string {
  return target.split(SEPARATOR)[0] ?? ''
}

/**
 * Returns the paths of files to which a link to a file may resolve, best first, without the language. A path with a
 * leading slash is relative to the docs, to the posts or, as `docs/…`, to the language. Further docs of a Docusaurus
 * site, which are beside `docs/` there, are in `docs/` here; and its `docs/` may be outside the site's folder.
 */
export function linkedFiles(target: string): string[] {
  return target.split(SEPARATOR).flatMap(filesAt)
}

function filesAt(target: string): string[] {
  const path = target.replace(/^\//, '')
  const starts = target.startsWith('/') ? [`docs/${path}`, `blog/${path}`, path] : [path]
  const inCollection = /(?:^|\/)((?:docs|blog)\/.+)$/.exec(path.replace(/^(?:docs|blog)\//, ''))?.[1]
  const isOutside = !/^(?:docs|blog)\//.test(path)
  return [...starts, ...(isOutside ? [`docs/${path}`] : []), ...(inCollection === undefined ? [] : [inCollection])]
}
