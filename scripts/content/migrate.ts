import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { commandLine, exitWithError, flag } from '../../lib/node/command-line'
import { errorMessage } from '../../lib/text/error-message'

/**
 * `npm run migrate -- FROM TO [--versions NAMES] [--offline]`: writes the content of a Docusaurus repository into a
 * content folder, with a report. `NAMES` are names of versions of the docs, or `all`, `current`, `last`, separated by
 * commas. With `--offline`, images of other hosts are not fetched.
 */
const { values, positionals } = commandLine({ offline: flag, versions: { type: 'string', default: 'current,last' } }, 2)
const [from, to] = positionals
if (from === undefined || to === undefined)
  exitWithError(
    'usage: npm run migrate -- FROM TO [--versions all|NAME,…] [--offline]   (FROM: a Docusaurus repository, TO: the content folder to write)',
  )

const { targetError } = await import('../../lib/migrate/apply')
const { migrate } = await import('../../lib/migrate/migrate')
const { imageFetcher } = await import('../../lib/migrate/fetch-image')
const { migrationReport, reportFile } = await import('../../lib/migrate/report')
const { findAll } = await import('../../lib/content-lint/find-all')
const error = targetError(path.resolve(from), path.resolve(to))
if (error !== undefined) exitWithError(error)
try {
  const migration = await migrate(path.resolve(from), path.resolve(to), {
    versions: values.versions.split(',').map((name) => name.trim()),
    ...(!values.offline && { fetchImage: imageFetcher() }),
  })
  const { diagnostics } = await findAll(path.relative(process.cwd(), to))
  const report = migrationReport(migration, { from, to: path.relative(process.cwd(), to), diagnostics })
  writeFileSync(path.join(to, reportFile), report)
  console.log(report)
} catch (reason) {
  exitWithError(errorMessage(reason))
}
