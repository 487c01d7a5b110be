import { createHash } from 'node:crypto'
import type { ContentFile } from './content-file'

/** The fields that are translated; the others, such as tags and dates, are the same in every language. */
const translated = ['title', 'description', 'sidebar_label', 'pagination_label', 'keywords'] as const

/** Translated fields that were added later, so that the hash of a page without them has not changed. */
const rarelyTranslated = ['title_meta', 'sidebar_badge'] as const

/** Returns a hash of the translatable text of an original: twelve hexadecimal digits. */
export function sourceHash({ fields, body }: Pick<ContentFile, 'fields' | 'body'>): string {
  const texts: unknown[] = translated.map((name) => fields[name] ?? null)
  texts.push(...rarelyTranslated.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))
  const lines = body.split(/\r?\n/).map((line) => line.trimEnd())
  return createHash('sha256')
    .update(JSON.stringify([texts, lines.join('\n').trim()]))
    .digest('hex')
    .slice(0, 12)
}

/** Sets `source_hash` in the frontmatter of a file's text; quoted, because YAML parses some hashes as numbers. */
export function withSourceHash(text: string, hash: string): string {
  const line = `source_hash: '${hash}'`
  const [head = ''] = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?(?=---[ \t]*(?:\r?\n|$))/.exec(text) ?? []
  if (head === '') return `---\n${line}\n---\n\n${text}`
  const end = head.includes('\r\n') ? '\r\n' : '\n'
  const stamped = /^source_hash:.*$/m.test(head) ? head.replace(/^source_hash:[^\r\n]*/m, line) : `${head}${line}${end}`
  return stamped + text.slice(head.length)
}
