/**
 * Returns the paths of files to which a link to a file may resolve, best first, without the language. A path with a
 * leading slash is relative to the docs, to the posts or, as `docs/…`, to the language. Further docs of a Docusaurus
 * site, which are beside `docs/` there, are in `docs/` here; and its `docs/` may be outside the site's folder.
 */
export function linkedFiles(target: string): string[] {
  const path = target.replace(/^\//, '')
  const starts = target.startsWith('/') ? [`docs/${path}`, `blog/${path}`, path] : [path]
  const inCollection = /(?:^|\/)((?:docs|blog)\/.+)$/.exec(path.replace(/^(?:docs|blog)\//, ''))?.[1]
  const isOutside = !/^(?:docs|blog)\//.test(path)
  return [...starts, ...(isOutside ? [`docs/${path}`] : []), ...(inCollection === undefined ? [] : [inCollection])]
}
