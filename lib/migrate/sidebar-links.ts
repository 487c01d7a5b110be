import { fromDocusaurusPath } from '../content-model/docusaurus-urls'
import type { DocusaurusUrls } from '../content-model/settings'

/** Converts the URLs of the links of sidebars to those of this site; `url` is the host of the Docusaurus site. */
export function convertLinks<Value>(value: Value, urls: DocusaurusUrls, url = ''): Value {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    key === 'href' && typeof inner === 'string' ? convertLink(inner, urls, url) : inner,
  ) as Value
}

function convertLink(href: string, urls: DocusaurusUrls, url: string): string {
  const [, protocol, path = '', rest = ''] = /^(pathname:\/\/)?(\/(?!\/)[^?#]*)(.*)$/s.exec(href) ?? []
  if (path === '') return href
  return (protocol === undefined ? fromDocusaurusPath(path, urls) : url + path) + rest
}
