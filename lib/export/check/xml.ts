const named: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }

/** XML's text as it was before it was escaped, once. */
export function unescaped(xml: string): string {
  return xml.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(amp|apos|gt|lt|quot));/gi,
    (_, hex?: string, digits?: string, name = '') =>
      hex || digits ? String.fromCodePoint(parseInt(hex ?? digits ?? '', hex ? 16 : 10)) : (named[name] ?? ''),
  )
}

const COMMENT = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<!DOCTYPE[^>[]*>/g
const TAG = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g
const BARE = /&(?!(?:amp|apos|gt|lt|quot|#\d+|#x[\da-f]+);)|[\u0000-\u0008\u000b\u000c\u000e-\u001f]/i

/** Why a text is not well-formed XML, if it is not: tags that do not fit, a sign that is not escaped. */
export function xmlMistake(xml: string): string | undefined {
  const text = xml.replace(COMMENT, '')
  const open: string[] = []
  let roots = 0
  for (const [tag, slash, name = '', , empty] of text.matchAll(TAG)) {
    if (slash && open.pop() !== name) return `${tag} closes nothing`
    if (!slash && open.length === 0) roots++
    if (!slash && !empty) open.push(name)
  }
  if (open.length > 0) return `<${open.at(-1)}> is not closed`
  if (roots !== 1) return `${roots} elements stand outermost`
  const bare = text.replace(TAG, '').includes('<') ? '<' : BARE.exec(text)?.[0]
  return bare === undefined ? undefined : `${JSON.stringify(bare)} is not escaped`
}
