import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { commandLine, exitOnRejection, exitWithError, flag } from '../../lib/node/command-line'
import { scriptArgs } from '../../lib/node/script-args'
import type { Diagnostic } from '../../lib/diagnostics/diagnostic'
import { countMessages, measureSite } from '../../lib/migrate/measure'
import { migrate } from '../../lib/migrate/migrate'

/**
 * `npm run bench:migrate -- FROM… [--versions NAMES] [--build] [--messages]`: migrates Docusaurus repositories into
 * `.cache/migrate/`, checks each of them twice in a process of its own, first without the cache of compiled bodies, and
 * prints a table; with `--build` also builds them, and with `--messages` prints the messages by frequency.
 */
const usage = 'usage: npm run bench:migrate -- FROM… [--versions all|NAME,…] [--build] [--messages]'
const { values, positionals } = commandLine(
  { build: flag, messages: flag, versions: { type: 'string', default: 'current,last' } },
  Infinity,
)
if (positionals.length === 0) exitWithError(usage)

const header = [
  'Site',
  'Commit',
  'Languages',
  'Pages',
  'Without error',
  'Warnings per 100 pages',
  'Dead links',
  'Check, cold / warm',
  ...(values.build ? ['Built'] : []),
]
printRow(header)
printRow(header.map((_, index) => (index < 3 ? '---' : '---:')))
for (const from of positionals) await exitOnRejection(measure(path.resolve(from)))

async function measure(from: string): Promise<void> {
  const name = from.split(path.sep).slice(-2).join('/')
  const to = path.join('.cache', 'migrate', name)
  rmSync(to, { recursive: true, force: true })
  const { languages } = await migrate(from, path.resolve(to), { versions: values.versions.split(',') })
  rmSync(path.join('.cache', 'mdx'), { recursive: true, force: true })
  const cold = check(to)
  const warm = check(to)
  const { pages, withErrors, warnings, deadLinks } = measureSite(cold.files, cold.diagnostics)
  printRow([
    name,
    commitOf(from),
    Object.values(languages.names).join(', '),
    pages,
    `${((100 * (pages - withErrors)) / pages).toFixed(1)} %`,
    ((100 * warnings) / pages).toFixed(1),
    deadLinks,
    `${cold.seconds.toFixed(1)} s / ${warm.seconds.toFixed(1)} s`,
    ...(values.build ? [built(to)] : []),
  ])
  if (values.messages)
    for (const [message, count] of countMessages(cold.diagnostics).slice(0, 40)) console.error(`${count} ${message}`)
}

function printRow(cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

function check(folder: string): { files: number; diagnostics: readonly Diagnostic[]; seconds: number } {
  const started = performance.now()
  const { stdout } = run('scripts/content/check.ts', { CONTENT_DIR: folder }, '--json')
  const seconds = (performance.now() - started) / 1000
  return { ...(JSON.parse(stdout) as { files: number; diagnostics: Diagnostic[] }), seconds }
}

/** Builds a content folder; returns the number of HTML pages, or the last line of the error. */
function built(folder: string): string {
  const out = `${folder}.out`
  const { status, stdout, stderr } = run('scripts/site/build.ts', { CONTENT_DIR: folder, OUT_DIR: out })
  if (status !== 0 || !existsSync(out)) return `failed: ${stderr.trim().split('\n').at(-1) ?? ''}`
  return `${/built .*?: (\d+) pages/.exec(stdout)?.[1] ?? '?'} pages`
}

function run(script: string, env: Readonly<Record<string, string>>, ...args: string[]) {
  return spawnSync(process.execPath, scriptArgs(script, ...args), {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1_000_000_000,
  })
}

/** Returns the short hash of a repository's commit; a dash for a folder without git. */
function commitOf(folder: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=9', 'HEAD'], { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : '–'
}
