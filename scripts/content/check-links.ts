import path from 'node:path'
import { commandLine, flag, exitOnError, exitWithError } from '../../lib/node/command-line'
import { contentDir } from '../../lib/config/content-folder'
import { requireValidSettings } from '../../lib/config/settings-check'
import { site } from '../../lib/config/site'
import { createPathFilter, findUnknownPath } from '../../lib/content-files/path-filter'
import { diagnostics } from '../../lib/diagnostics/diagnostic'
import { printDiagnostics } from '../../lib/diagnostics/print'

/**
 * `npm run check:links [-- FILE… --strict --json]`: requests the links of pages to other sites, and reports those that
 * cannot be reached. Exit code 1 with `--strict` if there are any; 2 for invalid arguments and without
 * a network.
 */
const { values, positionals } = commandLine({ strict: flag, json: flag }, Infinity)
exitOnError(requireValidSettings)
const unknownPath = findUnknownPath(positionals, contentDir)
if (unknownPath !== undefined) exitWithError(unknownPath)
const { findAll } = await import('../../lib/content-lint/find-all')
const { externalLinks, deadLinks } = await import('../../lib/content-lint/external-links')
const { requestUrls } = await import('../../lib/content-lint/link-results')

const { files, project, diagnostics: found } = await findAll(contentDir)
const isChosen = positionals.length > 0 ? createPathFilter(positionals) : () => true
const hasError = new Set(found.filter(({ severity }) => severity === 'error').map(({ file }) => file))
const readable = files.filter(({ file }) => {
  const full = path.join(contentDir, file)
  return isChosen(full) && !hasError.has(full)
})
const links = await externalLinks(readable, contentDir, project, [site.url, new URL(site.provider.home).origin])
const { results, requested } = await requestUrls([...links.keys()], { cacheFile: path.join('.cache', 'links.json') })
if (requested > 1 && [...results.values()].every((result) => 'error' in result))
  exitWithError('no URL could be reached: is there a connection to the network?')
printDiagnostics(diagnostics('external-links', deadLinks(links, results)), {
  ...values,
  summary: { files: readable.length, links: links.size, requested },
  line: `check:links: ${links.size} URLs in ${readable.length} files, ${requested} requested`,
})
