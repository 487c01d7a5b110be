const named: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }

/** XML's text as it was before it was escaped, once. */
export function unescaped(xml: string): string {
  return xml.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(amp|apos|gt|lt|quot));/gi,
    (_, hex?: string, digits?: string, name = '') =>
      hex || digits ? String.fromCodePoint(parseInt(hex ?? digits ?? '', hex ? 16 : 10)) : (named[name] ?? ''),
  )
}
