import { defaultLocale, localeInfo, locales, type Locale } from '../i18n/locales'
import { site } from './site'

/**
 * The mapping between pages and addresses; the only module that writes a path.
 *
 * A *page path* has no language and no base: `guides/optimize/`, `blog/2023/x/`, and the empty string for the
 * docs home. It becomes a *public path* (`/zh/guides/optimize/`, what links and the router use below the base),
 * a *public href* (with the base), a *public URL* (with the origin), or the *internal path* of the app's route.
 */
export type PagePath = string

/** Routes that stand beside `docs` in `app/[locale]/`; every other page path is a doc's. */
const sections = ['blog', 'search', 'sidebars'] as const

/** The page of the export that only measures the framework's baseline; it is never published. */
export const baselineRoute = 'baseline'

/**
 * Files of the export that no browser asks for: parts of a page's data, all of which is in its `index.txt`
 * (components/ui/prefetch.ts), and lists for Next's older router.
 */
const neverAsked = /(?:^|\/)__next\.[^/]+\.txt$|^_next\/static\/[^/]+\/_\w+Manifest\.js$/

/** Parameter that stands in where a route has no pages; what it makes is not published. */
export const nowhere = '_'

/** The file with the branches of a sidebar that its pages leave out. */
export const sidebarFile = (name: string) => `${name}.json`

/** The blog's feeds, by the name of their file. */
export const feedFiles = ['rss.xml', 'atom.xml', 'feed.json'] as const

export type FeedFile = (typeof feedFiles)[number]

/** Folder of the search index, below the base; inside it, a folder of each build that never changes. */
export const searchFolder = '_search'

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
  /** The lists for programs: of all pages, and of all their texts. */
  llms: 'llms.txt',
  llmsFull: 'llms-full.txt',
  /** What lets pages be read offline; it stands where its scope begins. */
  offlineWorker: 'sw.js',
  manifest: 'manifest.webmanifest',
  post: (year: string, slug: string): PagePath => `blog/${year}/${slug}/`,
  sidebarBranches: (name: string): PagePath => `sidebars/${sidebarFile(name)}`,
  blogArchive: 'blog/archive/',
  blogTags: 'blog/tags/',
  blogTag: (slug: string, page = 1): PagePath => numbered(`blog/tags/${slug}/`, page),
  blogAuthors: 'blog/authors/',
  blogAuthor: (slug: string, page = 1): PagePath => numbered(`blog/authors/${slug}/`, page),
  /** Where one reading of the old site had its list; it leads to the blog. */
  oldBlog: 'blog-204/',
  feed: (file: FeedFile): PagePath => `blog/${file}`,
} as const

/** Where a page's Markdown is, beside the page. */
export function markdownPath(page: PagePath): PagePath {
  return `${page}index.md`
}

/** `/zh/guides/`: what a link inside the site says; the router adds the base. */
export function publicPath(locale: Locale, page: PagePath): string {
  const { prefix } = localeInfo[locale]
  return prefix ? `/${prefix}/${page}` : `/${page}`
}

/** `/docs/zh/guides/`: the path as a browser shows it. */
export function publicHref(locale: Locale, page: PagePath): string {
  return withBase(publicPath(locale, page))
}

/** The absolute address, for canonical links, feeds and the sitemap. */
export function publicUrl(locale: Locale, page: PagePath): string {
  return absoluteUrl(publicPath(locale, page))
}

/** The absolute address of a public path; letters of other scripts are encoded in it. */
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

/** `/icons/<name>`: the site's own sign, as devices and browsers want it. */
export function iconPath(name: string): string {
  return `/icons/${name}`
}

/** `/media/<name>`: a picture that stands beside the pages, a path of the site's own. */
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

/** Rewrites that give the development server the public addresses; Markdown and feeds have a route only there. */
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
 * Where a file of Next's export belongs below the CDN's root, or `null` for one that is not published.
 * Paths are relative and use forward slashes.
 */
export function publishedFile(exported: string): string | null {
  if (exported === '404.html') return '404.html'
  const segments = exported.split('/')
  const [first = '', second = '', ...rest] = segments
  if (['404', '_not-found', baselineRoute].includes(first) || segments.includes(nowhere)) return null
  if (neverAsked.test(exported)) return null
  const base = site.basePath.slice(1)
  const locale = locales.find((name) => name === first)
  if (!locale) return `${base}/${exported}`
  const inner = second === 'docs' ? rest : [second, ...rest]
  return [base, localeInfo[locale].prefix, ...inner].filter(Boolean).join('/')
}

/** The page path that a link from the root names, in whatever language. */
export function pageOfLink(href: string): PagePath {
  const path = href.replace(/[?#].*$/, '').replace(/^\//, '')
  const prefix = locales.map((locale) => localeInfo[locale].prefix).find((one) => one && path.split('/')[0] === one)
  return withSlash(prefix ? path.slice(prefix.length + 1) : path)
}

/** Whether a page is made by the site itself: lists, tags, the search, overviews that sidebars name; posts are not. */
export function isMadePage(page: PagePath): boolean {
  const isPost = /^blog\/\d{4}\//.test(page)
  return !isPost && (sectionOf(page) !== undefined || /^(?:tags|category|blog-204)\//.test(page))
}

/**
 * Whether a doc cannot stand at an address: the site has a page, a folder or a file of its own there, or the router would
 * look for another page. Letter case makes no difference.
 */
export function isReserved(locale: Locale, page: PagePath): boolean {
  const lower = page.toLowerCase()
  const { docTags, oldBlog, openApi, llms, llmsFull, offlineWorker, manifest } = paths
  const own = [oldBlog, openApi, llms, llmsFull, offlineWorker, manifest].map(withSlash)
  const isInside = sectionOf(lower) !== undefined || lower.startsWith(docTags) || lower.split('/').includes(nowhere)
  return isInside || own.includes(lower) || pageOfLink(publicPath(locale, lower)) !== lower
}

function sectionOf(page: PagePath): string | undefined {
  return sections.find((section) => page === `${section}/` || page.startsWith(`${section}/`))
}

/** A list's first page is its own address. */
function numbered(list: PagePath, page: number): PagePath {
  return page === 1 ? list : `${list}page/${page}/`
}

function withSlash(slug: string): PagePath {
  const bare = slug.replace(/^\/|\/$/g, '')
  return bare === '' ? '' : `${bare}/`
}
