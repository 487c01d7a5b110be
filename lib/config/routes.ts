import { neverRequested } from '../next/export-files'
import { defaultLocale, localeInfo, locales, type Locale } from '../i18n/locales'
import { basePath, withBase } from './base-path'
import { site } from './site'

/**
 * The mapping between pages and URLs; only this module builds paths. A *page path* has no language and no base path:
 * `guides/optimize/`, `blog/2023/x/`, and the empty string for the docs home. The functions convert it to a *public
 * path* (`/zh/guides/optimize/`, for links), a *public href* (with the base path), a *public URL* (with
 * the origin), or the *internal path* of the app's route.
 */
export type PagePath = string

/** The route folders in `app/[locale]/` except `docs`; every other page path belongs to a doc. */
const sections = ['blog', 'search'] as const

/** The placeholder parameter of a route without pages: an export requires at least one; its output is not published. */
export const PLACEHOLDER_PARAM = '_'

/** The file names of a page's feeds, which are in its folder. */
export const feedFiles = ['rss.xml', 'atom.xml', 'feed.json'] as const

export type FeedFile = (typeof feedFiles)[number]

/** The folder of the search index, below the base path; it contains an immutable folder for each build. */
export const searchFolder = '_search'

/** The formats in which readers download the default policy. */
export const policyFormats = ['json', 'csv'] as const

export type PolicyFormat = (typeof policyFormats)[number]

export const paths = {
  home: '',
  doc: (slug: string): PagePath => withSlash(slug),
  generatedIndex: (name: string): PagePath => `category/${name}/`,
  docTags: 'tags/',
  docTag: (slug: string): PagePath => `tags/${slug}/`,
  blog: 'blog/',
  blogPage: (page: number): PagePath => numbered('blog/', page),
  /** The state of all translations, for writers. */
  translationStatus: 'translation-status/',
  translationStatusJson: 'translation-status.json',
  /** The doc with the tool that compares two statements. */
  compare: 'workbench/compare/',
  /** The statements of all rewrites, for the tool of the workbench that compares statements. */
  rewriteExamples: 'workbench/compare/rewrites.json',
  /** The doc with the tool that runs SQL, and the statements of all pages for it. */
  run: 'workbench/run/',
  sqlExamples: 'workbench/run/examples.json',
  search: 'search/',
  openSearch: 'search/opensearch.xml',
  /** The OpenAPI document, for readers to download. */
  openApi: 'openapi.yaml',
  /** The audit rules with their levels, for readers to download. */
  defaultPolicy: (format: PolicyFormat): PagePath => `default-policy.${format}`,
  /** The rules that the review tool checks. */
  reviewRules: 'workbench/review/rules.json',
  /** The list of all pages from which the 404 page proposes some. */
  pageList: 'pages.json',
  /** The list of all pages for language models; `llmsFull` also contains their texts. */
  llms: 'llms.txt',
  llmsFull: 'llms-full.txt',
  /** The service worker for offline reading; its scope is its folder. */
  offlineWorker: 'sw.js',
  manifest: 'manifest.webmanifest',
  post: (name: string): PagePath => `blog/${withSlash(name)}`,
  blogArchive: 'blog/archive/',
  blogTags: 'blog/tags/',
  blogTag: (slug: string, page = 1): PagePath => numbered(`blog/tags/${slug}/`, page),
  blogAuthors: 'blog/authors/',
  blogAuthor: (slug: string, page = 1): PagePath => numbered(`blog/authors/${slug}/`, page),
  /** The former path of the list of posts; redirects to the blog. */
  oldBlog: 'blog-204/',
  /** The list of new posts and revised pages, a doc. */
  whatsNew: 'whats-new/',
  feed: (page: PagePath, file: FeedFile): PagePath => `${page}${file}`,
} as const

/** The pages with feeds. */
export const feedPages = [paths.blog, paths.whatsNew] as const

export type FeedPage = (typeof feedPages)[number]

/** True for a doc with a tool of the workbench, which has a route of its own. */
export function isToolPage(page: PagePath): boolean {
  return /^workbench\/[^/]+\/$/.test(page)
}

/** True for the published file of a tool page. */
export function isToolFile(file: string): boolean {
  return /(?:^|\/)workbench\/[^/]+\/index\.html$/.test(file)
}

/** Returns the path of a page's Markdown version, in the folder of the page. */
export function markdownPath(page: PagePath): PagePath {
  return `${page}index.md`
}

/** Returns the path that links inside the site use, such as `/zh/guides/`; `Link` adds the base path. */
export function publicPath(locale: Locale, page: PagePath): string {
  const { prefix } = localeInfo[locale]
  return prefix ? `/${prefix}/${page}` : `/${page}`
}

/** Adds the prefix of a language to a root-relative link to a page without one; other links are not changed. */
export function localizedLink(locale: Locale, href: string): string {
  const { prefix } = localeInfo[locale]
  const isPage = href.startsWith('/') && !href.startsWith('//')
  return isPage && prefix && !href.startsWith(`/${prefix}/`) ? publicPath(locale, href.slice(1)) : href
}

/** Returns the path with the base path, such as `/docs/zh/guides/`. */
export function publicHref(locale: Locale, page: PagePath): string {
  return withBase(publicPath(locale, page))
}

/** Returns the absolute URL of a page, for canonical links, feeds and the sitemap. */
export function publicUrl(locale: Locale, page: PagePath): string {
  return absoluteUrl(publicPath(locale, page))
}

/** Returns the absolute URL of a public path; non-ASCII letters are percent-encoded. */
export function absoluteUrl(path: string): string {
  return site.url + encodeURI(withBase(path))
}

/** Returns `/share/<key>.png`, the path of a share image. */
export function shareImagePath(key: string): string {
  return `/share/${key}.png`
}

/** Returns `/icons/<name>`, the path of an icon of the site. */
export function iconPath(name: string): string {
  return `/icons/${name}`
}

/** Returns `/media/<name>`, the path of an image of the content. */
export function mediaPath(name: string): string {
  return `/media/${name}`
}

/** Returns the path of the route in `app/` that renders a page, such as `/zh/docs/guides/`. */
export function internalPath(locale: Locale, page: PagePath): string {
  return sectionOf(page) ? `/${locale}/${page}` : `/${locale}/docs/${page}`
}

/** Returns the segments of a page path, for the parameters of a catch-all route. */
export function slugSegments(page: PagePath): string[] {
  return page.split('/').filter(Boolean)
}

/**
 * Returns the development server's rewrites from public URLs to routes; only there, Markdown, feeds and the static files
 * of the content folder are routes. `staticPaths` are the paths of these files.
 */
export function devRewrites(staticPaths: Iterable<string> = []): { source: string; destination: string }[] {
  const nonDefaultFirst = [...locales].sort((a, b) => Number(a === defaultLocale) - Number(b === defaultLocale))
  const media = { source: mediaPath(':file'), destination: mediaPath(':file') }
  const byLocale = nonDefaultFirst.flatMap((locale) => {
    const base = publicPath(locale, '').replace(/\/$/, '')
    const toSection = sections.map((section) => ({
      source: `${base}/${section}/:path*`,
      destination: `/${locale}/${section}/:path*`,
    }))
    const toFeeds = feedPages.flatMap((page) =>
      feedFiles.map((file) => ({
        source: `${base}/${paths.feed(page, file)}`,
        destination: `/${locale}/feeds/${paths.feed(page, file)}`,
      })),
    )
    const toMarkdown = { source: `${base}/${markdownPath(':path*/')}`, destination: `/${locale}/markdown/:path*` }
    return [toMarkdown, ...toFeeds, ...toSection, { source: `${base}/:path*`, destination: `/${locale}/docs/:path*` }]
  })
  // not one for each folder at the root, because a folder such as `blog/` also holds pages
  const patterns = [...staticPaths].map((file) =>
    file.includes('/') ? file.replace(/[^/]*$/, ':file([^/]+\\.[A-Za-z0-9]+)') : file,
  )
  const files = [...new Set(patterns)].map((pattern) => {
    const [folder = '', name = ''] = pattern.split(':file')
    return {
      source: `/${folder.replace(/[()+?*:{}\\]/g, '\\$&')}${name && `:file${name}`}`,
      destination: `/files/${folder}${name && ':file'}`,
    }
  })
  return [media, ...files, ...byLocale]
}

/**
 * Returns the published path of a file of Next's export, or `null` if it is not published. Both paths are relative (to
 * the export, to the root of the CDN) and use forward slashes.
 */
export function publishedFile(exported: string): string | null {
  if (exported === '404.html') return '404.html'
  const segments = exported.split('/')
  const [first = '', second = '', ...rest] = segments
  if (['404', '_not-found'].includes(first) || segments.includes(PLACEHOLDER_PARAM)) return null
  if (neverRequested.test(exported)) return null
  const base = basePath.slice(1)
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

/** Whether a page is generated: a list, a tag, the search or a generated index; false for docs and posts. */
export function isGeneratedPage(page: PagePath): boolean {
  const section = sectionOf(page)
  if (section === 'blog') return isBlogList(page)
  return section !== undefined || /^(?:tags|category|blog-204|translation-status)\//.test(page)
}

/** Whether a page path belongs to the lists of the blog, ignoring case, so that no post may have it. */
export function isBlogList(page: PagePath): boolean {
  const lower = page.toLowerCase()
  const { blog, blogArchive, blogTags, blogAuthors } = paths
  const feeds = feedFiles.map((file) => withSlash(paths.feed(blog, file)))
  return (
    lower === blog ||
    [blogArchive, blogTags, blogAuthors, `${blog}page/`, ...feeds].some((list) => lower.startsWith(list))
  )
}

/**
 * Whether a page path is reserved, ignoring case, so that no doc may have it: the site has a page, folder or file
 * there, or the path belongs to another page.
 */
export function isReserved(locale: Locale, page: PagePath): boolean {
  const lower = page.toLowerCase()
  const { docTags, oldBlog, openApi, reviewRules, pageList, llms, llmsFull, offlineWorker, manifest } = paths
  const { translationStatus, translationStatusJson, rewriteExamples, sqlExamples } = paths
  const policies = policyFormats.map(paths.defaultPolicy)
  const feeds = feedFiles.map((file) => paths.feed(paths.whatsNew, file))
  const files = [openApi, reviewRules, pageList, ...policies, ...feeds, llms, llmsFull, offlineWorker, manifest]
  const own = [oldBlog, translationStatus, translationStatusJson, rewriteExamples, sqlExamples, ...files].map(withSlash)
  const isInside =
    sectionOf(lower) !== undefined || lower.startsWith(docTags) || lower.split('/').includes(PLACEHOLDER_PARAM)
  return isInside || own.includes(lower) || pagePathOfHref(publicPath(locale, lower)) !== lower
}

function sectionOf(page: PagePath): string | undefined {
  return sections.find((section) => page === `${section}/` || page.startsWith(`${section}/`))
}

/** Returns the path of a page of a paginated list; the first page has the path of the list. */
function numbered(list: PagePath, page: number): PagePath {
  return page === 1 ? list : `${list}page/${page}/`
}

function withSlash(slug: string): PagePath {
  const bare = slug.replace(/^\/|\/$/g, '')
  return bare === '' ? '' : `${bare}/`
}
