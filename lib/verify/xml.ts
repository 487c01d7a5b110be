import { SaxesParser } from 'saxes'

const named: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }

/** XML's text as it was before it was escaped, once. */
export function unescaped(xml: string): string {
  return xml.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(amp|apos|gt|lt|quot));/gi,
    (_, hex?: string, digits?: string, name = '') =>
      hex || digits ? String.fromCodePoint(parseInt(hex ?? digits ?? '', hex ? 16 : 10)) : (named[name] ?? ''),
  )
}

/** Why a text is not well-formed XML, if it is not, after the line and column where that shows. */
export function xmlMistake(xml: string): string | undefined {
  try {
    new SaxesParser({ xmlns: true }).write(xml).close()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
