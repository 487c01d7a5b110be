import { createHash } from 'node:crypto'
import type { ContentFile } from './content-file'

/** The fields whose text a translation has too; tags, dates and the like are facts, the same in every language. */
const translated = ['title', 'description', 'sidebar_label', 'pagination_label', 'keywords'] as const

/** Names the text of an original: twelve hexadecimal digits that change with anything a translator would translate. */
export function sourceHash({ fields, body }: Pick<ContentFile, 'fields' | 'body'>): string {
  const texts = translated.map((name) => fields[name] ?? null)
  const lines = body.split(/\r?\n/).map((line) => line.trimEnd())
  return createHash('sha256')
    .update(JSON.stringify([texts, lines.join('\n').trim()]))
    .digest('hex')
    .slice(0, 12)
}

/** A file's text with the hash of its original in the frontmatter; quoted, since YAML takes some hashes for numbers. */
export function withSourceHash(text: string, hash: string): string {
  const line = `source_hash: '${hash}'`
  const [head = ''] = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?(?=---[ \t]*(?:\r?\n|$))/.exec(text) ?? []
  if (head === '') return `---\n${line}\n---\n\n${text}`
  const end = head.includes('\r\n') ? '\r\n' : '\n'
  const stamped = /^source_hash:.*$/m.test(head) ? head.replace(/^source_hash:[^\r\n]*/m, line) : `${head}${line}${end}`
  return stamped + text.slice(head.length)
}
