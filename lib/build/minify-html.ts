import { minify, type Options } from '@swc/html'

/** Only quotes are removed: end tags that HTML does not require are missed by simple parsers, also by our own checks. */
const options: Options = {
  quotes: false,
  collapseBooleanAttributes: true,
  tagOmission: false,
  collapseWhitespaces: 'none',
  removeComments: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  normalizeAttributes: false,
  sortSpaceSeparatedAttributeValues: false,
  minifyJs: false,
  minifyJson: false,
  minifyCss: false,
}
const START = '</head><body>'

/**
 * Returns a page without the quotes that attributes of its body do not require; its document stays the same. The head
 * is unchanged, because WhatsApp ignores properties without quotes: https://github.com/facebook/docusaurus/issues/12368.
 * So is a page with invalid markup, which the minifier would repair before `npm run check:export` can report it. The minifier
 * runs in threads of its own.
 */
export async function minifiedHtml(html: string): Promise<string> {
  const start = html.indexOf(START)
  if (start < 0) return html
  const { code, errors = [] } = await minify(html, options)
  if (errors.length > 0) return html
  return html.slice(0, start) + code.slice(code.indexOf(START))
}
