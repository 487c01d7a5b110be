import { commandLine, flag, exitWithError } from '../../lib/node/command-line'
import { createPathFilter, findUnknownPath } from '../../lib/content-files/path-filter'
import { formatFindings, rules } from '../../lib/content-model/findings'
import { sortProblems } from '../../lib/content-model/problem'
import { contentDir } from '../../lib/config/content-folder'
import { didYouMean } from '../../lib/text/nearest'

/**
 * `npm run check:content [-- FILE… --rule RULE… --strict --json]`: checks the content without building the site. Exit
 * code 1 on errors, with `--strict` on warnings too; 2 for invalid arguments.
 */
const { values, positionals } = commandLine(
  {
    rule: { type: 'string', multiple: true, default: [] },
    strict: flag,
    json: flag,
  },
  Infinity,
)
const known = Object.keys(rules)
const unknown = values.rule.find((rule) => !known.includes(rule))
const strange = findUnknownPath(positionals, contentDir)

if (unknown !== undefined)
  exitWithError(`unknown rule “${unknown}”${didYouMean(unknown, known)}; known: ${known.join(', ')}`)
if (strange !== undefined) exitWithError(strange)
await check()

async function check(): Promise<void> {
  const { checkSettings } = await import('../../lib/config/settings-check')
  const invalidSettings = checkSettings()
  if (invalidSettings.length > 0) exitWithError(invalidSettings.join('\n'))
  const { findAll } = await import('../../lib/content-lint/find-all')
  const { files, findings: all } = await findAll(contentDir)
  const isChosen = positionals.length > 0 ? createPathFilter(positionals) : () => true
  const isAsked = (rule: string) => values.rule.length === 0 || values.rule.includes(rule)
  const findings = sortProblems(all.filter(({ rule, file }) => isAsked(rule) && isChosen(file)))
  const errors = findings.filter(({ level }) => level === 'error').length
  const counts = { files: files.length, errors, warnings: findings.length - errors }
  if (values.json) console.log(JSON.stringify({ findings, ...counts }, null, 2))
  else {
    if (findings.length > 0) console.error(formatFindings(findings))
    console.log(`check:content: ${counts.files} files, ${counts.errors} errors, ${counts.warnings} warnings`)
  }
  process.exitCode = counts.errors > 0 || (values.strict && counts.warnings > 0) ? 1 : 0
}
