/**
 * Returns the paths of files to which a link to a file may resolve, best first, without the language. A path with a slash at its
 * beginning starts at the docs, at the posts or, as `docs/…`, at the root. Docusaurus sites have further docs beside
 * `docs/`, which are in `docs/` here, and may have `docs/` outside of the site's folder.
 */
export function linkedFiles(target: string): string[] {
  const path = target.replace(/^\//, '')
  const starts = target.startsWith('/') ? [`docs/${path}`, `blog/${path}`, path] : [path]
  const inCollection = /(?:^|\/)((?:docs|blog)\/.+)$/.exec(path.replace(/^(?:docs|blog)\//, ''))?.[1]
  const isOutside = !/^(?:docs|blog)\//.test(path)
  return [...starts, ...(isOutside ? [`docs/${path}`] : []), ...(inCollection === undefined ? [] : [inCollection])]
}
