import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileKind } from '../node/file-kind'
import type { InstanceKind } from './content-instance'

/**
 * Whether a plugin, named as in the configuration in the folder `site`, publishes docs, a blog or pages: the plugin of
 * Docusaurus, or a file of the site that extends it.
 */
export function isPlugin(kind: InstanceKind, name: string, site: string): boolean {
  if (new RegExp(`(?:^|/)(?:plugin-)?content-${kind}$`).test(name.replace(/\/(?:lib|src)(?:\/index.*)?$/, '')))
    return true
  const file = name.startsWith('.') || path.isAbsolute(name) ? scriptAt(path.resolve(site, name)) : undefined
  return file !== undefined && importsOf(readFileSync(file, 'utf8')).includes(`@docusaurus/plugin-content-${kind}`)
}

/** Returns the packages that a script imports, except those of which it only imports types. */
function importsOf(script: string): string[] {
  const imports = script.matchAll(
    /\b(?:import(?!\s+type\b)[^'"`;]*|(?:require|require\.resolve)\()\s*(['"`])([^'"`]+)\1/g,
  )
  return [...imports].flatMap(([, , name]) => name ?? [])
}

/** Returns the script that an import of a path loads. */
function scriptAt(base: string): string | undefined {
  const endings = ['.js', '.ts', '.mjs', '.cjs', '.mts', '.cts']
  const candidates = [
    base,
    ...[base, path.join(base, 'index')].flatMap((stem) => endings.map((ending) => stem + ending)),
  ]
  return candidates.find((file) => fileKind(file) === 'file')
}
