import { neverRequested } from '../next/export-files'
import { defaultLocale, localeInfo, locales, type Locale } from '../i18n/locales'
import { site } from './site'

/**
 * The mapping between pages and URLs; the only module that builds paths. A *page path* has no language and no base:
 * `guides/optimize/`, `blog/2023/x/`, and the empty string for the docs home. It becomes a *public path*
 * (`/zh/guides/optimize/`, which links and the router use below the base), a *public href* (with the base), a *public
 * URL* (with the origin), or the *internal path* of the app's route.
 */
export type PagePath = string

/** Route folders beside `docs` in `app/[locale]/`; every other page path belongs to a doc. */
const sections = ['blog', 'search', 'sidebars'] as const

/** The page of the export that only measures the framework's baseline; it is never published. */
export const baselineRoute = 'baseline'

/** Placeholder parameter of a route without pages, because an export requires one; its output is not published. */
export const PLACEHOLDER_PARAM = '_'

/** The file with the branches of a sidebar that its pages leave out. */
export const sidebarFile = (name: string) => `${name}.json`

/** The blog's feeds, by the name of their file. */
export const feedFiles = ['rss.xml', 'atom.xml', 'feed.json'] as const

export type FeedFile = (typeof feedFiles)[number]

/** Folder of the search index, below the base; inside it, a folder of each build that never changes. */
export const searchFolder = '_search'

/** The formats in which readers download the default policy. */
export const policyFormats = ['json', 'csv'] as const

export type PolicyFormat = (typeof policyFormats)[number]

export const paths = {
  home: '',
  doc: (slug: string): PagePath => withSlash(slug),
  category: (name: string): PagePath => `category/${name}/`,
  docTags: 'tags/',
  docTag: (slug: string): PagePath => `tags/${slug}/`,
  blog: 'blog/',
  blogPage: (page: number): PagePath => numbered('blog/', page),
  search: 'search/',
  openSearch: 'search/opensearch.xml',
  /** The API's document, for readers to download. */
  openApi: 'openapi.yaml',
  /** The audit rules with their levels, for readers to download. */
  defaultPolicy: (format: PolicyFormat): PagePath => `default-policy.${format}`,
  /** The lists for programs: of all pages, and of all their texts. */
  llms: 'llms.txt',
  llmsFull: 'llms-full.txt',
  /** The service worker for offline reading; its folder is its scope. */
  offlineWorker: 'sw.js',
  manifest: 'manifest.webmanifest',
  post: (year: string, slug: string): PagePath => `blog/${year}/${slug}/`,
  sidebarBranches: (name: string): PagePath => `sidebars/${sidebarFile(name)}`,
  blogArchive: 'blog/archive/',
  blogTags: 'blog/tags/',
  blogTag: (slug: string, page = 1): PagePath => numbered(`blog/tags/${slug}/`, page),
  blogAuthors: 'blog/authors/',
  blogAuthor: (slug: string, page = 1): PagePath => numbered(`blog/authors/${slug}/`, page),
  /** URL of a list of posts on the old site; redirects to the blog. */
  oldBlog: 'blog-204/',
  feed: (file: FeedFile): PagePath => `blog/${file}`,
} as const

/** Returns the path of a page's Markdown version, beside the page. */
export function markdownPath(page: PagePath): PagePath {
  return `${page}index.md`
}

/** Returns `/zh/guides/`, the path that links inside the site use; the router adds the base. */
export function publicPath(locale: Locale, page: PagePath): string {
  const { prefix } = localeInfo[locale]
  return prefix ? `/${prefix}/${page}` : `/${page}`
}

/** `/docs/zh/guides/`: the path as a browser shows it. */
export function publicHref(locale: Locale, page: PagePath): string {
  return withBase(publicPath(locale, page))
}

/** Returns the absolute URL, for canonical links, feeds and the sitemap. */
export function publicUrl(locale: Locale, page: PagePath): string {
  return absoluteUrl(publicPath(locale, page))
}

/** Returns the absolute URL of a public path; non-ASCII letters are percent-encoded. */
export function absoluteUrl(path: string): string {
  return site.url + encodeURI(withBase(path))
}

/** Adds the base to a path of the site's own (`/logo.svg` → `/docs/logo.svg`). */
export function withBase(path: string): string {
  return site.basePath + path
}

/** `/share/<key>.png`: an image for sharing, a path of the site's own. */
export function shareImagePath(key: string): string {
  return `/share/${key}.png`
}

/** Returns `/icons/<name>`, the path of an icon of the site. */
export function iconPath(name: string): string {
  return `/icons/${name}`
}

/** Returns `/media/<name>`, the path of an image that is stored beside the pages. */
export function mediaPath(name: string): string {
  return `/media/${name}`
}

/** `/zh/docs/guides/`: the route in `app/` that renders the page. */
export function internalPath(locale: Locale, page: PagePath): string {
  return sectionOf(page) ? `/${locale}/${page}` : `/${locale}/docs/${page}`
}

/** The page path's segments below `docs`, for a catch-all route's parameters. */
export function slugSegments(page: PagePath): string[] {
  return page.split('/').filter(Boolean)
}

/** Returns the rewrites by which the development server serves public URLs; only there, Markdown and feeds have a route. */
export function devRewrites(): { source: string; destination: string }[] {
  const nonDefaultFirst = [...locales].sort((a, b) => Number(a === defaultLocale) - Number(b === defaultLocale))
  const media = { source: mediaPath(':file'), destination: mediaPath(':file') }
  const byLocale = nonDefaultFirst.flatMap((locale) => {
    const base = publicPath(locale, '').replace(/\/$/, '')
    const toSection = sections.map((section) => ({
      source: `${base}/${section}/:path*`,
      destination: `/${locale}/${section}/:path*`,
    }))
    const toFeeds = feedFiles.map((file) => ({
      source: `${base}/${paths.feed(file)}`,
      destination: `/${locale}/feeds/${file}`,
    }))
    const toMarkdown = { source: `${base}/${markdownPath(':path*/')}`, destination: `/${locale}/markdown/:path*` }
    return [toMarkdown, ...toFeeds, ...toSection, { source: `${base}/:path*`, destination: `/${locale}/docs/:path*` }]
  })
  return [media, ...byLocale]
}

/**
 * Returns the path of a file of Next's export below the CDN's root, or `null` for one that is not published.
 * Paths are relative and use forward slashes.
 */
export function publishedFile(exported: string): string | null {
  if (exported === '404.html') return '404.html'
  const segments = exported.split('/')
  const [first = '', second = '', ...rest] = segments
  if (['404', '_not-found', baselineRoute].includes(first) || segments.includes(PLACEHOLDER_PARAM)) return null
  if (neverRequested.test(exported)) return null
  const base = site.basePath.slice(1)
  const locale = locales.find((name) => name === first)
  if (!locale) return `${base}/${exported}`
  const inner = second === 'docs' ? rest : [second, ...rest]
  return [base, localeInfo[locale].prefix, ...inner].filter(Boolean).join('/')
}

/** Returns the page path of a root-relative link, without its language prefix, query and hash. */
export function pagePathOfHref(href: string): PagePath {
  const path = href.replace(/[?#].*$/, '').replace(/^\//, '')
  const prefix = locales.map((locale) => localeInfo[locale].prefix).find((one) => one && path.split('/')[0] === one)
  return withSlash(prefix ? path.slice(prefix.length + 1) : path)
}

/** Whether a page is generated: lists, tags, the search, overviews in sidebars; posts are not. */
export function isGeneratedPage(page: PagePath): boolean {
  const isPost = /^blog\/\d{4}\//.test(page)
  return !isPost && (sectionOf(page) !== undefined || /^(?:tags|category|blog-204)\//.test(page))
}

/**
 * Whether a doc cannot have a URL: the site has a page, a folder or a file of its own there, or the router would look
 * for another page. Case-insensitive.
 */
export function isReserved(locale: Locale, page: PagePath): boolean {
  const lower = page.toLowerCase()
  const { docTags, oldBlog, openApi, llms, llmsFull, offlineWorker, manifest } = paths
  const policies = policyFormats.map(paths.defaultPolicy)
  const own = [oldBlog, openApi, ...policies, llms, llmsFull, offlineWorker, manifest].map(withSlash)
  const isInside =
    sectionOf(lower) !== undefined || lower.startsWith(docTags) || lower.split('/').includes(PLACEHOLDER_PARAM)
  return isInside || own.includes(lower) || pagePathOfHref(publicPath(locale, lower)) !== lower
}

function sectionOf(page: PagePath): string | undefined {
  return sections.find((section) => page === `${section}/` || page.startsWith(`${section}/`))
}

/** Returns the path of a page of a list; the first page has the path of the list. */
function numbered(list: PagePath, page: number): PagePath {
  return page === 1 ? list : `${list}page/${page}/`
}

function withSlash(slug: string): PagePath {
  const bare = slug.replace(/^\/|\/$/g, '')
  return bare === '' ? '' : `${bare}/`
}
