import { SaxesParser } from 'saxes'

const named: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }

/** Decodes the character references of XML once. */
export function decodeXml(xml: string): string {
  return xml.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(amp|apos|gt|lt|quot));/gi,
    (_, hex?: string, digits?: string, name = '') =>
      hex || digits ? String.fromCodePoint(parseInt(hex ?? digits ?? '', hex ? 16 : 10)) : (named[name] ?? ''),
  )
}

/** Returns the parse error with line and column if a text is not well-formed XML; undefined otherwise. */
export function xmlError(xml: string): string | undefined {
  try {
    new SaxesParser({ xmlns: true }).write(xml).close()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
