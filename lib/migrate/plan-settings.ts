import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { paths } from '../config/routes'
import { fromDocusaurusPath } from '../content-model/docusaurus-urls'
import { frameHosts } from '../mdx/frames'
import type { DocusaurusUrls } from '../content-model/settings'
import { mainDocs } from './content-instance'
import type { DocusaurusSite } from './docusaurus-site'
import { sourceOf, type Plan } from './plan'
import { sourceFiles } from './source-files'

/** Files for a host or a build, which this site writes itself or does not need. */
const hostFiles = /^(?:CNAME|_headers|_redirects|robots\.txt|sitemap\.xml|(?:404|index)\.html|static\.json)$/

/** Files that this site writes for every content; a static file at the URL of one would stop the build. */
const generatedFiles: readonly string[] = [
  paths.llms,
  paths.llmsFull,
  paths.offlineWorker,
  paths.manifest,
  paths.pageList,
  paths.translationStatusJson,
]

/** Adds the static files, except those that this site replaces. */
export function planStatic({ staticFolders }: DocusaurusSite, plan: Plan): void {
  for (const folder of staticFolders)
    for (const file of sourceFiles(folder)) {
      const from = path.join(folder, file)
      if (redirectIn(folder, file)) continue
      const reason = hostFiles.test(file)
        ? 'it is for a host; deploy/README.md shows what replaces it'
        : generatedFiles.includes(file)
          ? `this site writes its own ${file}`
          : existsSync(path.join('public', file))
            ? `this site has its own ${file}, in public/`
            : undefined
      if (reason === undefined) plan.add(path.posix.join('static', file), { from })
      else plan.open.push({ file: from, message: `was left out: ${reason}` })
    }
}

/** Returns the redirect of a static page that only redirects, as sites have them at their former URLs. */
function redirectIn(folder: string, file: string): { from: string; to: string } | undefined {
  if (!/\/index\.html$/.test(file)) return undefined
  const html = readFileSync(path.join(folder, file), 'utf8')
  const [, to] = /<meta\s[^>]*http-equiv=["']?refresh["']?[^>]*\burl=["']?([^"'>\s]+)/i.exec(html) ?? []
  return to === undefined ? undefined : { from: `/${path.posix.dirname(file)}`, to }
}

/**
 * Adds `settings.yml` with the lenient level, the hosts of images that were not copied, of videos and of pages in frames, the
 * options of sidebars and formulas, and the URLs of the site.
 */
export function planSettings(site: DocusaurusSite, imageHosts: readonly string[], plan: Plan): void {
  const comment = '# What Docusaurus accepts and this site does not support is a warning. Delete the line for errors.\n'
  const media = hostsOf(['video', 'audio', 'source'], plan)
  const images = [...new Set([...imageHosts, ...authorHosts(plan), ...media])].sort()
  const hosts = images.length > 0 && { image_hosts: images }
  const frames = frameHostsOf(plan)
  const frame = frames.length > 0 && { frame_hosts: frames }
  const settings = {
    level: 'lenient',
    ...hosts,
    ...frame,
    ...(!site.autoCollapse && { auto_collapse: false }),
    ...(!site.formulas && { formulas: false }),
    ...versionSettings(site),
    docusaurus: urlSettings(site, plan),
  }
  if (frames.length > 0)
    plan.changed.push({
      file: 'settings.yml',
      message: `allows frames of ${frames.join(', ')}, which pages show: delete those that readers need not trust`,
    })
  plan.add('settings.yml', { content: comment + stringify(settings) })
}

/** Returns the hosts of the images of authors. */
function authorHosts(plan: Plan): string[] {
  const file = plan.files.get('authors.yml')
  const urls = file ? [...sourceOf(file).matchAll(/\bimage_url:\s*["']?(https?:\/\/[^\s"',}]+)/g)] : []
  return urls.flatMap(([, url = '']) => (URL.canParse(url) ? [new URL(url).host] : []))
}

/** Matches code blocks, which are skipped, and the URL that an element loads from another host. */
const CODE_OR_ELEMENT =
  /^[ \t>]*(`{3,}|~{3,})[\s\S]*?^[ \t>]*\1|<(iframe|video|audio|source)\b[^>]*?\ssrc=["'{]+((?:https?:)?\/\/[^\s"'}]+)/gim

/** Returns the hosts from which the elements of these names load something. */
function hostsOf(names: readonly string[], plan: Plan): string[] {
  const urls = [...plan.files]
    .filter(([file]) => /\.mdx?$/.test(file))
    .flatMap(([, file]) => [...sourceOf(file).matchAll(CODE_OR_ELEMENT)])
    .flatMap(([, , name = '', url = '']) => (names.includes(name) ? [url.replace(/^(?:https?:)?/, 'https:')] : []))
  const hosts = urls.flatMap((url) => (URL.canParse(url) ? [new URL(url).host] : []))
  return [...new Set(hosts)].filter((host) => host.includes('.')).sort()
}

/** Returns the hosts of the pages that are shown in frames, except those that `settings.yml` need not name. */
function frameHostsOf(plan: Plan): string[] {
  const known = frameHosts()
  return hostsOf(['iframe'], plan).filter((host) => !known.includes(host))
}

/** Returns the versions of the docs in the format of `settings.yml`; empty for docs with one version. */
function versionSettings({ docs }: DocusaurusSite): Readonly<Record<string, unknown>> {
  const main = mainDocs(docs)
  const versions = docs.flatMap(({ id, version }) => (id === main?.id ? (version ?? []) : []))
  if (versions.length < 2) return {}
  return {
    versions: versions.map(({ label, folder, unreleased }) => ({
      label,
      ...(folder !== '' && { folder }),
      ...(unreleased && { unreleased }),
    })),
  }
}

/** Returns the URLs of a site in the format of `settings.yml`, without defaults. */
function urlSettings(site: DocusaurusSite, plan: Plan): Readonly<Record<string, unknown>> {
  const { docs, otherDocs, blog, otherBlogs = [], baseUrl, trailingSlash } = urlsOf(site)
  const pages = pagesOf(site, plan)
  return {
    ...(site.url !== undefined && { url: site.url }),
    ...(baseUrl !== '/' && { base_url: baseUrl }),
    docs,
    ...(otherDocs.length > 0 && { other_docs: otherDocs }),
    ...(pages.length > 0 && { pages }),
    ...(blog !== 'blog' && { blog }),
    ...(otherBlogs.length > 0 && { other_blogs: otherBlogs }),
    ...(trailingSlash !== undefined && { trailing_slash: trailingSlash }),
  }
}

/** Returns the files in `docs/` that are pages outside of the docs, without those that only differ in language. */
function pagesOf(site: DocusaurusSite, plan: Plan): string[] {
  const folders = site.pages.map(({ folder }) => folder + path.sep)
  const isPage = (from = '') => folders.some((folder) => from.startsWith(folder))
  const files = [...plan.files].filter(([file, { from }]) => /\.mdx?$/.test(file) && isPage(from))
  return [...new Set(files.map(([file]) => file.replace(/^(?:en|zh)\/docs\//, '')))].sort()
}

/** Returns the routes of a site, by which its URLs are converted. */
export function urlsOf(site: DocusaurusSite): DocusaurusUrls {
  const main = mainDocs(site.docs)
  const others = site.docs.filter(({ id }) => id !== main?.id)
  const [blog, ...otherBlogs] = site.blogs
  const hasNext = site.docs.some(({ version }) => version?.folder === 'next')
  return {
    baseUrl: site.baseUrl,
    docs: main?.route ?? 'docs',
    otherDocs: others.map(({ route, id }) => route || id),
    blog: blog?.route ?? 'blog',
    ...(otherBlogs.length > 0 && { otherBlogs: otherBlogs.map(({ route }) => route) }),
    ...(site.trailingSlash !== undefined && { trailingSlash: site.trailingSlash }),
    ...(hasNext && { hasNext }),
  }
}

/** Adds `redirects.yml` with the redirects of the client-redirects plugin and of static pages, with URLs of this site. */
export function planRedirects(site: DocusaurusSite, plan: Plan): void {
  const urls = urlsOf(site)
  const ofPages = site.staticFolders.flatMap((folder) =>
    sourceFiles(folder).flatMap((file) => redirectIn(folder, file) ?? []),
  )
  const redirects = [...site.redirects, ...ofPages]
  const inside = redirects.filter(({ to }) => to.startsWith('/'))
  const rows = inside.map(({ from, to }) => [convertUrl(from, urls, { isFormer: true }), convertUrl(to, urls)] as const)
  const moved = rows.filter(([from, to]) => from !== to)
  if (moved.length > 0) plan.add('redirects.yml', { content: stringify(Object.fromEntries(moved)) })
  for (const { from, to } of redirects)
    if (!to.startsWith('/'))
      plan.open.push({
        file: site.config,
        message: `the redirect from ${from} leads to another site, ${to}: set it up at your host`,
      })
}

/** Converts a URL of the Docusaurus site to one of this site; its hash is kept, its query is not. */
function convertUrl(url: string, urls: DocusaurusUrls, options?: { isFormer: boolean }): string {
  const [, path = '', hash = ''] = /^([^?#]*)[^#]*(.*)$/s.exec(url) ?? []
  return fromDocusaurusPath(path, urls, options) + hash
}
