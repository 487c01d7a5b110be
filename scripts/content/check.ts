import { commandLine, flag, exitOnError, exitWithError } from '../../lib/node/command-line'
import { createPathFilter, findUnknownPath } from '../../lib/content-files/path-filter'
import { contentRules } from '../../lib/diagnostics/content-rules'
import { rulesTable } from '../../lib/diagnostics/rules'
import { diagnosticsIn } from '../../lib/diagnostics/diagnostic'
import { printDiagnostics } from '../../lib/diagnostics/print'
import { contentDir } from '../../lib/config/content-folder'
import { requireValidSettings } from '../../lib/config/settings-check'
import { didYouMean } from '../../lib/text/nearest'

/**
 * `npm run check:content [-- FILE… --rule RULE… --strict --json --list]`: checks the content without building the site,
 * or lists the rules. Exit code 1 on errors, with `--strict` also on warnings; 2 for invalid arguments.
 */
const { values, positionals } = commandLine(
  {
    rule: { type: 'string', multiple: true, default: [] },
    strict: flag,
    json: flag,
    list: flag,
  },
  Infinity,
)
const known = Object.keys(contentRules)
const unknown = values.rule.find((rule) => !known.includes(rule))
if (unknown !== undefined)
  exitWithError(`unknown rule “${unknown}”${didYouMean(unknown, known)}; known: ${known.join(', ')}`)

if (values.list) console.log(rulesTable(contentRules))
else await check()

async function check(): Promise<void> {
  exitOnError(requireValidSettings)
  const unknownPath = findUnknownPath(positionals, contentDir)
  if (unknownPath !== undefined) exitWithError(unknownPath)
  const { findAll } = await import('../../lib/content-lint/find-all')
  const { files, diagnostics } = await findAll(contentDir)
  const isChosen = positionals.length > 0 ? createPathFilter(positionals) : () => true
  const isAsked = (rule: string) => values.rule.length === 0 || values.rule.includes(rule)
  printDiagnostics(
    diagnosticsIn(isChosen, diagnostics).filter(({ rule }) => isAsked(rule)),
    { ...values, summary: { files: files.length }, line: `check:content: ${files.length} files` },
  )
}
