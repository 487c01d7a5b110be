import path from 'node:path'
import { locales } from '../i18n/locales'
import { parseContentPath } from '../content-model/content-path'
import { fileKind } from '../node/file-kind'
import { allEntries, languageFiles, otherFiles } from '../content-files/listing'
import { sidebarsPath } from '../content-files/project/sidebars-file'
import type { Report } from '../diagnostics/diagnostic'
import { isPartial } from '../content-model/imported-path'
import { collections } from '../content-model/frontmatter-schema'

const pageFolders = locales.flatMap((locale) => Object.keys(collections).map((name) => `${locale}/${name}/`))
const ymls = [
  'tags',
  'authors',
  'terms',
  'synonyms',
  'glossary',
  'versions',
  'settings',
  'redirects',
  'components',
].map((name) => `${name}.yml`)
const settings = ['sidebars.ts', ...ymls, 'api/openapi.yaml']

/**
 * The maximum length of a file or folder name, in bytes: a build appends extensions to it, and file systems allow 255.
 */
const MAX_NAME = 200

/** The expected type of each path of a content folder that is read by name. */
const kinds: ReadonlyMap<string, 'file' | 'folder'> = new Map([
  ...settings.map((name) => [name, 'file'] as const),
  ...['sql/tpch.sql', 'sql/tpch-volume.sql'].map((name) => [name, 'file'] as const),
  ...['api', 'rules', 'sql', ...locales, ...pageFolders.map((name) => name.slice(0, -1))].map(
    (name) => [name, 'folder'] as const,
  ),
])

/**
 * Reports entries that cannot be read: broken symbolic links, folders in place of files, and names that are too long or
 * not UTF-8.
 */
export function invalidEntries(contentDir: string): Report[] {
  return allEntries(contentDir).flatMap((entry): Report[] => {
    const message = invalidEntry(entry, fileKind(path.join(contentDir, entry)))
    return message === undefined ? [] : [{ file: path.join(contentDir, entry), line: 1, message }]
  })
}

function invalidEntry(entry: string, kind: ReturnType<typeof fileKind>): string | undefined {
  const name = path.basename(entry)
  const expected = kinds.get(entry) ?? (/\.mdx?$/.test(name) ? 'file' : undefined)
  if (name.includes('\uFFFD')) return 'the name is not UTF-8: rename it'
  if (Buffer.byteLength(name) > MAX_NAME)
    return `the name is ${Buffer.byteLength(name)} bytes long: at most ${MAX_NAME} fit into the site`
  if (kind === 'missing') return 'is a broken symbolic link: delete it, or link it to a file'
  if (kind === 'other') return 'is neither a file nor a folder: delete it'
  return expected !== undefined && kind !== expected ? `is a ${kind} and must be a ${expected}` : undefined
}

/** Reports pages and settings in folders or with extensions that are not read. */
export function unusedFiles(contentDir: string): Report[] {
  return [...languageFiles(contentDir), ...otherFiles(contentDir)].flatMap((file): Report[] => {
    const message = isPartial(file) ? undefined : (unusedPage(file) ?? unusedSetting(file, contentDir))
    return message === undefined ? [] : [{ file: path.join(contentDir, file), line: 1, message }]
  })
}

function unusedPage(file: string): string | undefined {
  const { name, ext } = path.parse(file)
  if (!/^\.(?:mdx?|markdown|mdown)$/i.test(ext)) return undefined
  const known = ext.toLowerCase() === '.mdx' ? '.mdx' : '.md'
  const page = file.slice(0, -ext.length) + known
  if (!parseContentPath(page)) return `pages must be in one of these folders: ${pageFolders.join(', ')}`
  return page === file ? undefined : `this extension is not read: rename the file to ${name}${known}`
}

function unusedSetting(file: string, contentDir: string): string | undefined {
  const { name, ext } = path.parse(file.toLowerCase())
  if (!/^\.(?:[cm]?[jt]s|json|ya?ml)$/.test(ext) || /^(?:rules|sql)\//.test(file)) return undefined
  if (isUsedSidebars(file, contentDir)) return undefined
  const expected = settings.find((setting) => path.parse(setting).name === name)
  return expected === undefined || expected === file ? undefined : `this file is not read here: move it to ${expected}`
}

/** Whether a file is the sidebars file, whose extension need not be `.ts`. */
function isUsedSidebars(file: string, contentDir: string): boolean {
  return path.join(contentDir, file) === sidebarsPath(contentDir)
}
