import { builtSite } from '../../lib/build/out-dir'
import { commandLine, exitOnError, exitWithError, flag } from '../../lib/node/command-line'
import { compareWithDocusaurus } from '../../lib/verify/docusaurus-build'

/**
 * `npm run migrate:compare -- BUILD [OUT] [--json]`: lists the pages of a build of Docusaurus that the migrated site does
 * not have, and those with other headings, code, tables, images or links. Exit code 1 if a page is missing; 2 if a build
 * does not exist or has no pages.
 */
const { values, positionals } = commandLine({ json: flag }, 2)
const [build, out] = positionals
if (build === undefined) exitWithError('usage: npm run migrate:compare -- BUILD [OUT] [--json]')
const site = exitOnError(() => builtSite(out))
const comparison = exitOnError(() => compareWithDocusaurus(build, site))
const { pages, missing, differences } = comparison

if (values.json) console.log(JSON.stringify(comparison, null, 2))
else {
  for (const page of missing) console.log(`${page}: is missing`)
  for (const { page, part, gone, added } of differences)
    console.log([`${page}: other ${part}`, ...sampleOf('-', gone), ...sampleOf('+', added)].join('\n'))
  const different = new Set(differences.map(({ page }) => page)).size
  console.log(`${pages} pages: ${missing.length} missing, ${different} with differences`)
}
process.exitCode = missing.length > 0 ? 1 : 0

function sampleOf(mark: string, texts: readonly string[]): string[] {
  const first = texts.slice(0, 3).map((text) => `  ${mark} ${text.length > 100 ? `${text.slice(0, 100)}…` : text}`)
  return texts.length > 3 ? [...first, `  ${mark} and ${texts.length - 3} more`] : first
}
