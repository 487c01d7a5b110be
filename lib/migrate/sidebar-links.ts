import { isGeneratedPage, pagePathOfHref, paths, type PagePath } from '../config/routes'
import { checkPage } from '../content-lint/check-content'
import { fromDocusaurusPath, isFilePath, withBaseUrl } from '../content-model/docusaurus-urls'
import type { DocusaurusUrls } from '../content-model/settings'
import { walkData } from '../text/walk-data'
import { sourceOf, type Plan } from './plan'
import { isPage } from './plan-pages'
import { readFields, textOf } from './values'

/**
 * Converts the URLs of the links of sidebars to those of this site, or to complete ones if their pages were not migrated,
 * which `plan` then reports. `to` is the content folder.
 */
export function convertLinks<Value>(sidebars: Value, urls: DocusaurusUrls, plan: Plan, to: string): Value {
  const pages = plannedPages(sidebars, plan, to)
  const outside = new Set<string>()
  const converted = JSON.parse(JSON.stringify(sidebars), (key, inner: unknown) => {
    if (key !== 'href' || typeof inner !== 'string') return inner
    const href = convertLink(inner, urls, pages)
    if (/^\/(?!\/)/.test(inner) && !href.startsWith('/')) outside.add(inner.replace(/[?#].*$/s, ''))
    return href
  }) as Value
  if (outside.size > 0) {
    const links = `links to ${[...outside].join(', ')}`
    const message = `${links}, which lead to ${urls.url}, because there are no such pages here`
    plan.open.push({ file: 'sidebars.ts', message })
  }
  return converted
}

function convertLink(href: string, urls: DocusaurusUrls, pages: ReadonlySet<PagePath>): string {
  const [, protocol, path = '', rest = ''] = /^(pathname:\/\/)?(\/(?!\/)[^?#]*)(.*)$/s.exec(href) ?? []
  if (path === '') return href
  const { url, baseUrl } = urls
  if (protocol !== undefined) return (url ?? '') + path + rest
  const here = fromDocusaurusPath(path, urls)
  const page = pagePathOfHref(here)
  const exists = isFilePath(here) || isGeneratedPage(page) || pages.has(page)
  return (exists || url === undefined ? here : url + withBaseUrl(path, baseUrl)) + rest
}

/** Returns the paths of the planned pages, with those of generated indexes. */
function plannedPages(sidebars: unknown, plan: Plan, to: string): ReadonlySet<PagePath> {
  const files = [...plan.files]
  const ofPages = files
    .filter(([file]) => isPage(file))
    .flatMap(([file, planned]) => checkPage(file, sourceOf(planned), to, { level: 'lenient' })?.file.path ?? [])
  const categories = files
    .filter(([file]) => /(?:^|\/)_category_\.\w+$/.test(file))
    .map(([, planned]) => readFields(sourceOf(planned)))
  const slugs = [...walkData([sidebars, categories])].flatMap(({ path, value }) =>
    path.at(-1) === 'slug' ? (textOf(value) ?? []) : [],
  )
  return new Set([paths.home, ...ofPages, ...slugs.map((slug) => paths.doc(slug))])
}
