import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { mainDocs, type ContentInstance } from './content-instance'
import { fieldsOf, textOf, textsOf } from './values'

/** The versions that are migrated by default. */
export const defaultVersions = ['current', 'last'] as const

type Options = Readonly<Record<string, unknown>>

/** A docs plugin with its options in the configuration. */
interface DocsPlugin {
  readonly instance: ContentInstance
  readonly options: Options
}

/** Published versions of docs that are not migrated. */
export interface OmittedVersions {
  /** The absolute path of the file that names the versions. */
  readonly file: string
  readonly names: readonly string[]
  /** Whether these docs are at the root of this site's docs, where several versions have a place. */
  readonly isMain: boolean
}

/** Returns the wanted versions of all docs, and those that are omitted. Docs that are not the main ones have one version. */
export function docsVersions(
  plugins: readonly DocsPlugin[],
  site: string,
  wanted: readonly string[],
): { docs: readonly ContentInstance[]; omitted: readonly OmittedVersions[] } {
  const namesOf = ({ instance, options }: DocsPlugin) => publishedVersions(instance, options, site).names
  const main = mainDocs(plugins.filter((plugin) => namesOf(plugin).length > 0).map(({ instance }) => instance))
  const found = plugins.map((plugin) => {
    const isMain = plugin.instance.id === main?.id
    const all = versionInstances(plugin.instance, plugin.options, site, wanted)
    const docs = isMain ? all : all.slice(0, 1)
    const isOmitted = (name: string) => docs.every(({ version }) => (version?.name ?? 'current') !== name)
    const file = path.join(site, `${prefixOf(plugin.instance)}versions.json`)
    return { docs, omitted: { file, names: namesOf(plugin).filter(isOmitted), isMain } }
  })
  return {
    docs: found.flatMap(({ docs }) => docs),
    omitted: found.map(({ omitted }) => omitted).filter(({ names }) => names.length > 0),
  }
}

/**
 * Returns an instance for each published version of docs that `wanted` contains, by its name or as `current`, `last` or
 * `all`. The first instance gets the root: the last release if it is wanted, else the newest wanted version.
 */
function versionInstances(
  docs: ContentInstance,
  options: Options,
  site: string,
  wanted: readonly string[],
): ContentInstance[] {
  const { names, last } = publishedVersions(docs, options, site)
  if (names.length === 0 || (names.length === 1 && last === 'current')) return [docs]
  const isWanted = (name: string) =>
    wanted.includes('all') || wanted.includes(name) || (name === last && wanted.includes('last'))
  const chosen = names.filter(isWanted)
  const root = chosen.includes(last) ? last : (chosen[0] ?? last)
  return [
    root,
    ...chosen.filter((name) => name !== root && name !== 'current'),
    ...chosen.filter((name) => name === 'current' && name !== root),
  ].map((name) => {
    const own = fieldsOf(fieldsOf(options.versions)[name])
    const label = textOf(own.label) ?? (name === 'current' ? 'Next' : name)
    const folder = textOf(own.path)?.replace(/^\/|\/$/g, '') ?? (name === 'current' ? 'next' : name)
    const isEarly = names.indexOf(name) < names.indexOf(last)
    const unreleased = own.banner === undefined ? isEarly : own.banner === 'unreleased'
    const isAtRoot = name === root && (name !== last || own.path === undefined)
    const version = { name, label, folder: isAtRoot ? '' : folder, unreleased: unreleased && name !== root }
    return name === 'current' ? { ...docs, version } : { ...docs, ...filesOf(name, docs, site), version }
  })
}

/** Returns the names of the versions that a site publishes, newest first, and the one that readers see by default. */
function publishedVersions(
  instance: ContentInstance,
  options: Options,
  site: string,
): { names: readonly string[]; last: string } {
  const released = options.disableVersioning === true ? [] : releasedVersions(instance, site)
  const only = textsOf(options.onlyIncludeVersions)
  const names = ['current', ...released].filter((name) => {
    const exists = existsSync(name === 'current' ? instance.folder : filesOf(name, instance, site).folder)
    const isIncluded = name !== 'current' || options.includeCurrentVersion !== false
    return exists && (only.length > 0 ? only.includes(name) : isIncluded)
  })
  const last = textOf(options.lastVersion) ?? names.find((name) => name !== 'current') ?? 'current'
  return { names, last: names.includes(last) ? last : (names[0] ?? 'current') }
}

/** Returns the beginning of the names of the files and folders with the versions of docs. */
function prefixOf({ id }: ContentInstance): string {
  return id === 'default' ? '' : `${id}_`
}

function filesOf(name: string, instance: ContentInstance, site: string) {
  const prefix = prefixOf(instance)
  return {
    folder: path.join(site, `${prefix}versioned_docs`, `version-${name}`),
    sidebars: path.join(site, `${prefix}versioned_sidebars`, `version-${name}-sidebars.json`),
  }
}

function releasedVersions(instance: ContentInstance, site: string): readonly string[] {
  const file = path.join(site, `${prefixOf(instance)}versions.json`)
  try {
    return existsSync(file) ? textsOf(JSON.parse(readFileSync(file, 'utf8'))) : []
  } catch {
    return []
  }
}
