import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ContentFile } from '../content-files/content-file'
import type { Report } from '../diagnostics/diagnostic'
import type { Tag } from '../content-model/types'
import { readYamlFile } from '../content-files/yaml-file'

/** The size of a body above which it is reported, in bytes; the longest doc of the site has 14,000. */
const MAX_BODY = 300_000

/** Reports a content folder without pages, unless it has other errors. */
export function missingPages(found: readonly unknown[], contentDir: string): Report[] {
  if (found.length > 0) return []
  const fix = 'create a page with `npm run new doc`, or set CONTENT_DIR to another folder'
  return [{ file: contentDir, line: 1, message: 'contains no .mdx or .md file', fix }]
}

/** Reports pages whose body exceeds 300 kB. */
export function oversizedPages(files: readonly ContentFile[], contentDir: string): Report[] {
  return files
    .map(({ file, body }) => ({ file: path.join(contentDir, file), bytes: Buffer.byteLength(body) }))
    .filter(({ bytes }) => bytes > MAX_BODY)
    .map(({ file, bytes }) => ({ file, line: 1, message: `the page has ${(bytes / 1e6).toFixed(1)} MB of text` }))
}

/**
 * Reports a missing `tags.yml` or `authors.yml` if pages have tags or authors; without `tags.yml`, each tag is its own
 * label.
 */
export function missingDeclarations(files: readonly ContentFile[], contentDir: string): Report[] {
  const missing = (field: 'tags' | 'authors', effect: string): Report[] => {
    const file = path.join(contentDir, `${field}.yml`)
    const isNamed = files.some(({ fields }) => [fields[field] ?? []].flat().length > 0)
    return isNamed && !existsSync(file)
      ? [{ file, line: 1, message: `does not exist, but pages name ${field}: ${effect}` }]
      : []
  }
  return [...missing('tags', 'readers see their keys'), ...missing('authors', 'readers see none')]
}

/** Reports tags with the same slug as an earlier tag; both share a page, whose label is that of the first. */
export function duplicateTagSlugs(tags: readonly Tag[], contentDir: string): Report[] {
  const file = path.join(contentDir, 'tags.yml')
  const same = tags.flatMap((tag, index) => {
    const first = tags.slice(0, index).find(({ slug }) => slug === tag.slug)
    return first ? [{ tag, first }] : []
  })
  const yaml = same.length > 0 ? readYamlFile(file) : undefined
  return same.map(({ tag, first }) => ({
    file,
    ...(yaml?.positionOf([tag.key]) ?? { line: 1 }),
    message: `“${tag.key}” has the same slug “${tag.slug}” as “${first.key}”: they are one tag to readers`,
  }))
}
