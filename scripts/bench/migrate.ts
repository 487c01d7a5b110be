import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { commandLine, exitWithError, flag } from '../../lib/node/command-line'
import { findAll } from '../../lib/content-lint/find-all'
import { countMessages, measureSite } from '../../lib/migrate/measure'
import { migrate } from '../../lib/migrate/migrate'

/**
 * `npm run bench:migrate -- FROM… [--messages]`: migrates Docusaurus repositories into `.cache/migrate/`, checks them, and
 * prints a table; with `--messages` also the messages by frequency.
 */
const { values, positionals } = commandLine({ messages: flag }, Infinity)
if (positionals.length === 0) exitWithError('usage: npm run bench:migrate -- FROM… [--messages]')

const rows = []
for (const from of positionals) {
  const name = path.basename(path.resolve(from))
  const to = path.join('.cache', 'migrate', name)
  rmSync(to, { recursive: true, force: true })
  await migrate(path.resolve(from), path.resolve(to))
  const started = performance.now()
  const { files, diagnostics } = await findAll(to)
  const seconds = (performance.now() - started) / 1000
  const { pages, errorFree, warnings, deadLinks } = measureSite(
    files.map(({ file }) => path.join(to, file)),
    diagnostics,
  )
  rows.push([
    name,
    commitOf(from),
    pages,
    `${errorFree.toFixed(1)} %`,
    ((100 * warnings) / pages).toFixed(1),
    deadLinks,
    seconds.toFixed(1),
  ])
  console.error(rows.at(-1)?.join(' | '))
  if (values.messages)
    for (const [message, count] of countMessages(diagnostics).slice(0, 40)) console.error(`${count} ${message}`)
}
const header = ['Site', 'Commit', 'Pages', 'Without error', 'Warnings per 100 pages', 'Dead links', 'Check (s)']
const lines = [header, header.map((_, index) => (index < 2 ? '---' : '---:')), ...rows]
console.log(lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'))

/** Returns the short hash of a repository's commit; a dash for a folder without git. */
function commitOf(folder: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : '–'
}
