import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentInstance } from './content-instance'
import { defaultVersions, docsVersions, type OmittedVersions } from './docs-versions'
import { evaluate, type EnvironmentVariables, type RunConfig } from './evaluate'
import { isPlugin } from './is-plugin'
import { statedFields } from './static-config'
import { fieldsOf, itemsOf, textOf, textsOf } from './values'

/** The parts of a Docusaurus repository that a migration reads. */
export interface DocusaurusSite {
  /** The absolute path of the folder with the configuration. */
  readonly folder: string
  /** The absolute path of the configuration. */
  readonly config: string
  /** The origin of the site, `https://example.org`. */
  readonly url?: string
  readonly baseUrl: string
  /** Whether all URLs of pages end in a slash or none does, if the configuration says so. */
  readonly trailingSlash?: boolean
  readonly defaultLocale: string
  /** The names of the folders with the translations that the configuration publishes; absent if it does not name them. */
  readonly translations?: readonly string[]
  /** The absolute path of the folder with the translations. */
  readonly i18n: string
  readonly docs: readonly ContentInstance[]
  /** The absolute paths of folders of docs that do not exist. */
  readonly missingDocs: readonly string[]
  readonly omittedVersions: readonly OmittedVersions[]
  readonly blogs: readonly ContentInstance[]
  readonly pages: readonly ContentInstance[]
  readonly staticFolders: readonly string[]
  /** Whether opening a category of a sidebar closes its siblings. */
  readonly autoCollapse: boolean
  /** Whether `$a$` is a formula. */
  readonly formulas: boolean
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  /** The reason why the configuration cannot be evaluated; the folders are then those of a new Docusaurus site. */
  readonly error?: string
}

const EXCLUDED = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']

/**
 * Reads the configuration of a Docusaurus site; if it cannot be evaluated, the folders have their default names, and the
 * language and URL are those that its text states. `wanted` names versions of the docs, and `variables` are added to the
 * environment.
 */
export async function readDocusaurusSite(
  configFile: string,
  runConfig: RunConfig,
  wanted: readonly string[] = defaultVersions,
  variables?: EnvironmentVariables,
): Promise<DocusaurusSite> {
  const folder = path.dirname(configFile)
  const evaluated = await evaluate(configFile, runConfig, variables)
  const error = 'error' in evaluated ? { error: evaluated.error } : {}
  const config = 'value' in evaluated ? fieldsOf(evaluated.value) : statedFields(readFileSync(configFile, 'utf8'))
  const i18n = fieldsOf(config.i18n)
  const plugins = itemsOf(config.plugins).map(namedOptions)
  const presets = itemsOf(config.presets).map(namedOptions)
  const classic = presets.find(({ name }) => /(?:^|[/-])(?:preset-)?classic$/.test(name))
  const custom = presets.find(({ options }) => ['docs', 'blog', 'pages'].some((kind) => kind in options))
  // a configuration without a preset and without a docs plugin has the folders of a new site
  const preset =
    classic ??
    custom ??
    (plugins.some(({ name }) => isPlugin('docs', name, folder)) ? undefined : namedOptions('classic'))
  const instances = (kind: 'docs' | 'blog' | 'pages') =>
    [
      ...(preset && preset.options[kind] !== false ? [fieldsOf(preset.options[kind])] : []),
      ...plugins.filter(({ name }) => isPlugin(kind, name, folder)).map(({ options }) => options),
    ]
      .map((options) => ({ options, instance: instanceOf(kind, options, folder) }))
      .filter(
        ({ instance }, index, all) => index === all.findIndex((other) => other.instance.folder === instance.folder),
      )
  const { docs, omitted } = docsVersions(instances('docs'), folder, wanted)
  const only = ({ instance }: { instance: ContentInstance }) => instance
  const url = textOf(config.url)
  const exists = ({ folder: own }: ContentInstance) => existsSync(own)
  return {
    folder,
    config: configFile,
    ...(url !== undefined && URL.canParse(url) && { url: new URL(url).origin }),
    baseUrl: textOf(config.baseUrl) ?? '/',
    ...(typeof config.trailingSlash === 'boolean' && { trailingSlash: config.trailingSlash }),
    defaultLocale: textOf(i18n.defaultLocale) ?? 'en',
    ...translationsOf(i18n),
    i18n: path.resolve(folder, textOf(i18n.path) ?? 'i18n'),
    docs: docs.filter(exists),
    missingDocs: instances('docs')
      .map(({ instance }) => instance)
      .filter(({ id }) => !docs.some((one) => one.id === id && exists(one)))
      .map((instance) => instance.folder),
    omittedVersions: omitted,
    blogs: instances('blog').map(only).filter(exists),
    pages: instances('pages').map(only).filter(exists),
    staticFolders: (textsOf(config.staticDirectories).length > 0 ? textsOf(config.staticDirectories) : ['static'])
      .map((name) => path.resolve(folder, name))
      .filter(existsSync),
    autoCollapse: fieldsOf(fieldsOf(fieldsOf(config.themeConfig).docs).sidebar).autoCollapseCategories === true,
    formulas: usesPackage('remark-math', configFile),
    redirects: plugins
      .filter(({ name }) => /client-redirects$/.test(name))
      .flatMap(({ options }) => redirectsOf(options)),
    ...error,
  }
}

function translationsOf({ locales, localeConfigs }: Readonly<Record<string, unknown>>): {
  translations?: readonly string[]
} {
  const folderOf = (name: string) => textOf(fieldsOf(fieldsOf(localeConfigs)[name]).path) ?? name
  return Array.isArray(locales) ? { translations: textsOf(locales).map(folderOf) } : {}
}

/** Whether the text of a configuration, except for comments, or the `package.json` beside it names a package. */
function usesPackage(name: string, configFile: string): boolean {
  const manifest = path.join(path.dirname(configFile), 'package.json')
  return [configFile, manifest].some(
    (file) =>
      existsSync(file) && new RegExp(`^(?!\\s*(?://|\\*)).*["'\`]${name}["'\`]`, 'm').test(readFileSync(file, 'utf8')),
  )
}

/** Returns the name and options of a plugin or preset, which a configuration names as `name` or `[name, options]`. */
function namedOptions(entry: unknown): { name: string; options: Readonly<Record<string, unknown>> } {
  const [name, options] = [entry].flat() as readonly unknown[]
  return { name: textOf(name) ?? '', options: fieldsOf(options) }
}

const routes = { docs: 'docs', blog: 'blog', pages: '' } as const
const folders = { docs: 'docs', blog: 'blog', pages: 'src/pages' } as const

function instanceOf(
  kind: 'docs' | 'blog' | 'pages',
  options: Readonly<Record<string, unknown>>,
  site: string,
): ContentInstance {
  const sidebars = options.sidebarPath === false ? false : textOf(options.sidebarPath)
  const include = textsOf(options.include)
  const exclude = textsOf(options.exclude)
  const authors = textOf(options.authorsMapPath)
  const tags = textOf(options.tags)
  const categories = {
    ...(options.sidebarCollapsed === false && { collapsed: false as const }),
    ...(options.sidebarCollapsible === false && { collapsible: false as const }),
  }
  return {
    id: textOf(options.id) ?? 'default',
    folder: path.resolve(site, textOf(options.path) ?? folders[kind]),
    route: trimSlashes(typeof options.routeBasePath === 'string' ? options.routeBasePath : routes[kind]),
    include: include.length > 0 ? include : ['**/*.{md,mdx}'],
    exclude: exclude.length > 0 ? exclude : EXCLUDED,
    ...(sidebars !== undefined && { sidebars: sidebars && sidebarsFile(path.resolve(site, sidebars)) }),
    ...(options.numberPrefixParser === false && { keepsNumbers: true }),
    ...(authors !== undefined && { authors }),
    ...(tags !== undefined && { tags }),
    ...(Object.keys(categories).length > 0 && { categories }),
  }
}

/** Returns the path of a sidebars file, which a configuration may name without its extension, or by `.js` for `.ts`. */
function sidebarsFile(file: string): string {
  const names = [file, ...['.js', '.ts', '.json', '.mjs', '.cjs'].map((ending) => file + ending)]
  return [...names, file.replace(/\.([cm]?)js$/, '.$1ts')].find(existsSync) ?? file
}

function redirectsOf(options: Readonly<Record<string, unknown>>): { from: string; to: string }[] {
  return itemsOf(options.redirects).flatMap((entry) => {
    const { from, to } = fieldsOf(entry)
    const target = textOf(to)
    return target === undefined ? [] : textsOf(from).map((source) => ({ from: source, to: target }))
  })
}

export function trimSlashes(url: string): string {
  return url.replace(/^\/+|\/+$/g, '')
}
