import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentInstance } from './content-instance'
import { fieldsOf, textOf, textsOf } from './values'

/** The versions that are migrated by default. */
export const defaultVersions = ['current', 'last'] as const

type Options = Readonly<Record<string, unknown>>

/**
 * Returns an instance for each published version of docs that `wanted` contains, by its name or as `current`, `last` or
 * `all`. The first instance gets the root: the last release if it is wanted, else the newest wanted version.
 */
export function versionInstances(
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
    return name === 'current' ? { ...docs, version } : { ...docs, ...filesOf(name, site), version }
  })
}

/** Returns the names of the versions that a site publishes, newest first, and the one that readers see by default. */
export function publishedVersions(
  { id, folder }: Pick<ContentInstance, 'id' | 'folder'>,
  options: Options,
  site: string,
): { names: readonly string[]; last: string } {
  const released = options.disableVersioning === true || id !== 'default' ? [] : releasedVersions(site)
  const only = textsOf(options.onlyIncludeVersions)
  const names = ['current', ...released].filter((name) => {
    const exists = existsSync(name === 'current' ? folder : filesOf(name, site).folder)
    const isIncluded = name !== 'current' || options.includeCurrentVersion !== false
    return exists && (only.length > 0 ? only.includes(name) : isIncluded)
  })
  const last = textOf(options.lastVersion) ?? names.find((name) => name !== 'current') ?? 'current'
  return { names, last: names.includes(last) ? last : (names[0] ?? 'current') }
}

function filesOf(name: string, site: string) {
  return {
    folder: path.join(site, 'versioned_docs', `version-${name}`),
    sidebars: path.join(site, 'versioned_sidebars', `version-${name}-sidebars.json`),
  }
}

function releasedVersions(site: string): readonly string[] {
  const file = path.join(site, 'versions.json')
  try {
    return existsSync(file) ? textsOf(JSON.parse(readFileSync(file, 'utf8'))) : []
  } catch {
    return []
  }
}
