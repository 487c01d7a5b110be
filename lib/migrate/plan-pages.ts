import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import GithubSlugger from 'github-slugger'
import micromatch from 'micromatch'
import { orderPrefix } from '../content-model/content-path'
import { locales, type Locale } from '../i18n/locales'
import { adaptCategory } from './adapt-category'
import { adaptPage, hasNumber, keepNumbers } from './adapt-page'
import { mainDocs, type ContentInstance, type InstanceKind } from './content-instance'
import type { DocusaurusSite } from './docusaurus-site'
import type { Plan } from './plan'
import { PostDates } from './post-dates'
import { plannedPosts, postPaths } from './post-names'
import { sourceFiles } from './source-files'
import { localizedFiles, localizedFolder, type SourceLocales } from './source-locales'

/** Returns the folder to which an instance is moved, below the language: `docs`, `docs/community`, `blog`. */
export function targetFolder(site: DocusaurusSite, kind: InstanceKind, instance: ContentInstance): string {
  if (kind === 'blog') return 'blog'
  if (kind === 'pages') return 'docs'
  const route = instance.id === mainDocs(site.docs)?.id ? '' : instance.route || instance.id
  return path.posix.join('docs', route, instance.version?.folder ?? '')
}

/** Adds the pages of all instances, with the files beside them, in all languages. */
export function planPages(site: DocusaurusSite, { names }: SourceLocales, plan: Plan): void {
  const kinds = [
    ['docs', site.docs],
    ['blog', site.blogs],
    ['pages', site.pages],
  ] as const
  for (const [kind, instances] of kinds)
    for (const instance of instances) {
      const taken = plannedPosts(plan)
      for (const locale of locales) {
        const name = names[locale]
        if (name !== undefined) planFolder(site, kind, instance, { locale, name, taken }, plan)
      }
    }
}

function planFolder(
  site: DocusaurusSite,
  kind: InstanceKind,
  instance: ContentInstance,
  { locale, name, taken }: { locale: Locale; name: string; taken: ReadonlySet<string> },
  plan: Plan,
): void {
  const files = localizedFiles(site, kind, instance, name)
  const target = targetFolder(site, kind, instance)
  const inner = target.replace(/^(?:docs|blog)\/?/, '')
  const { keepsNumbers = false } = instance
  const root = path.posix.join(locale, target)
  const translations = localizedFolder(site, kind, instance, name)
  const source = name === site.defaultLocale ? instance.folder : translations
  const dates = kind === 'blog' ? new PostDates(existsSync(source) ? source : instance.folder) : undefined
  const names = files.map(({ file }) => file)
  const pathOf = kind === 'blog' ? postPaths(names, instance.id, taken) : (file: string) => file
  const moved = {
    ...{ root, pathOf, folder: inner, sidebars: sidebarPrefix(instance), slugs: new GithubSlugger(), keepsNumbers },
    ...(dates && { dates }),
  }
  const isTranslation = instance.localFolders?.[name] === undefined
  const withoutOriginal: string[] = []
  for (const { folder, file } of files) {
    const from = path.join(folder, file)
    const reason = omissionReason(kind, instance, file)
    // Docusaurus does not publish a translation without an original
    if (reason === undefined && isPage(file) && isTranslation && !hasOriginal(instance.folder, file))
      withoutOriginal.push(file)
    else if (reason === undefined) planFile(file, from, moved, plan)
    else if (reason !== '') plan.open.push({ file: from, message: reason })
  }
  const { changed = [], open = [] } = dates?.notes() ?? {}
  plan.changed.push(...changed)
  plan.open.push(...open)
  if (keepsNumbers) noteNumbers(source, plan)
  if (withoutOriginal.length > 0)
    plan.open.push({
      file: translations,
      message: `has pages without an original, which Docusaurus does not publish either; they were left out: ${withoutOriginal.join(', ')}`,
    })
}

/** Notes that the numbers before names of a folder of docs are part of their URLs on this site. */
function noteNumbers(folder: string, plan: Plan): void {
  const message = 'keeps the numbers in the URLs of its docs, by parse_number_prefixes and slug in their frontmatter'
  if (sourceFiles(folder).some((file) => isPage(file) && file.split('/').some(hasNumber)))
    plan.changed.push({ file: folder, message })
}

export const isPage = (file: string) => /\.mdx?$/.test(file)

function hasOriginal(folder: string, file: string): boolean {
  const stem = path.join(folder, file.replace(/\.mdx?$/, ''))
  return /(?:^|\/)_/.test(file) || ['.md', '.mdx'].some((ending) => existsSync(stem + ending))
}

/** Returns the prefix of the names of sidebars of a version that is not at the root; empty for other docs. */
export function sidebarPrefix({ version }: ContentInstance): string {
  return version === undefined || version.folder === '' ? '' : `${version.folder.replaceAll('/', '-')}-`
}

/** The facts about an instance on which the paths and texts of its files depend. */
interface Moved {
  /** The folder to which the instance is moved, with the language. */
  readonly root: string
  /** Returns the path of a file in this folder. */
  readonly pathOf: (file: string) => string
  readonly folder: string
  readonly sidebars: string
  readonly slugs: GithubSlugger
  readonly keepsNumbers: boolean
  /** The dates of posts; absent for docs. */
  readonly dates?: PostDates
}

function planFile(file: string, from: string, moved: Moved, plan: Plan): void {
  const { root, pathOf, folder, sidebars, slugs, keepsNumbers, dates } = moved
  const to = path.posix.join(root, pathOf(file))
  const isCategory = /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(to)
  const isNumbered = keepsNumbers && isPage(to) && file.split('/').some(hasNumber)
  const isPost = dates !== undefined && isPage(to) && !/(?:^|\/)_/.test(file)
  const isRead = isPost || (isPage(to) && (keepsNumbers || folder !== '')) || (isCategory && folder !== '')
  const written = isRead ? readFileSync(from, 'utf8') : ''
  const text = isPost ? dates.add(written, file, from) : isNumbered ? keepNumbers(written, file) : written
  if (isPost && pathOf(file) !== file)
    plan.open.push({
      file: from,
      message: `is ${pathOf(file)} here, because another blog has a post of this name: change links to it`,
    })
  const { name } = orderPrefix(path.basename(path.dirname(to)))
  const page = isCategory
    ? adaptCategory(text, { folder, name, slugs })
    : adaptPage(text, { folder, keepsNumbers }, sidebars)
  if (page.text === written) plan.add(to, { from })
  else if (plan.add(to, { from, content: page.text }))
    for (const message of page.changes) plan.changed.push({ file: from, message })
}

/** Files that other steps read, or that only Docusaurus needs. */
const notPages = /^(?:authors|tags|[\w.-]+\.generated)\.ya?ml$|^options\.json$|(?:^|\/)sidebars\.(?:[cm]?[jt]s|json)$/

/** Returns the reason for omitting a file, empty if it is not reported; undefined for a file that is not omitted. */
function omissionReason(kind: InstanceKind, instance: ContentInstance, file: string): string | undefined {
  if (notPages.test(file) || file === instance.authors || file === instance.tags) return ''
  if (path.join(instance.folder, file) === instance.sidebars) return ''
  const isPartial = /(?:^|\/)_(?!_)/.test(file)
  if (kind === 'pages' && !isPage(file)) {
    const isReact = /\.[jt]sx?$/.test(file) && !isPartial && !/(?:^|\/)__tests__\/|\.test\./.test(file)
    return isReact ? 'was left out: it is a page in React; write what readers need of it as a page in MDX' : ''
  }
  if (!isPage(file) || isPartial) return undefined
  const isIncluded = kind === 'pages' || micromatch.isMatch(file, instance.include)
  return isIncluded && !micromatch.isMatch(file, instance.exclude) ? undefined : ''
}
