import path from 'node:path'
import { locales } from '../i18n/locales'
import { fileAddress } from './files'
import { languageFiles, otherFiles } from './listing'
import type { Problem } from './problem'
import { collections } from './schema'

const pageFolders = locales.flatMap((locale) => Object.keys(collections).map((name) => `${locale}/${name}/`))
const settings = ['sidebars.ts', 'tags.yml', 'authors.yml', 'terms.yml', 'api/openapi.yaml']

/** Pages and settings that stand where nothing reads them, or end in what nothing reads. */
export function strayFiles(contentDir: string): Problem[] {
  return [...languageFiles(contentDir), ...otherFiles(contentDir)].flatMap((file): Problem[] => {
    const message = strayPage(file) ?? straySetting(file)
    return message === undefined ? [] : [{ file: path.join(contentDir, file), line: 1, message }]
  })
}

function strayPage(file: string): string | undefined {
  const { name, ext } = path.parse(file)
  if (!/^\.(?:mdx?|markdown|mdown)$/i.test(ext)) return undefined
  const known = ext.toLowerCase() === '.mdx' ? '.mdx' : '.md'
  const page = file.slice(0, -ext.length) + known
  if (!fileAddress(page))
    return `the file is in none of the folders that pages are read from: ${pageFolders.join(', ')}`
  return page === file ? undefined : `nothing reads a file with this ending: name it ${name}${known}`
}

function straySetting(file: string): string | undefined {
  const { name, ext } = path.parse(file.toLowerCase())
  if (!/^\.(?:[cm]?[jt]s|json|ya?ml)$/.test(ext) || /^(?:rules|sql)\//.test(file)) return undefined
  const place = settings.find((setting) => path.parse(setting).name === name)
  return place === undefined || place === file ? undefined : `nothing reads this file here: its place is ${place}`
}
