import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { commandLine, exitOnError, readCounts } from '../../lib/node/command-line'
import { locales } from '../../lib/i18n/locales'
import { listFiles } from '../../lib/node/list-files'
import { copyProject } from './build'
import { editOneDoc, writeBenchCorpus } from './corpus'
import { describeMachine } from './machine'
import { measureCommand, type Command, type CommandCost } from './measure-command'
import { median } from './median'
import { docusaurusProject, starlightProject, type PeerProject } from './peer-projects'

/**
 * `npm run bench:peers [-- 300]`: builds the same docs in two languages with this site, Docusaurus and Starlight, in
 * turns, `ROUNDS` times each without caches and after an edit of one doc. Prints the medians and their ratios to those
 * of this site. Installs the other tools from the registry into `.cache/bench-peers` on the first run.
 */
const { positionals } = commandLine({}, 1)
const [docs = 300] = exitOnError(() => readCounts(positionals))
const ROUNDS = 3
const root = path.resolve('.cache', 'bench')
const content = path.join(root, 'content')

/** A generator with the docs of the benchmark. */
interface Builder extends Command {
  readonly name: string
  /** The folder with the English docs. */
  readonly docs: string
  /** The folder of the built site, and the folder in it that is not counted. */
  readonly out: string
  readonly uncounted?: string
  readonly caches: readonly string[]
}

/** The builds of a generator, each without caches and after an edit. */
interface Run {
  readonly builder: Builder
  readonly cold: readonly CommandCost[]
  readonly edited: readonly CommandCost[]
}

/** The medians of the builds, and the size of the site. */
interface Figures {
  readonly name: string
  readonly cold: CommandCost
  readonly edited: CommandCost
  readonly pages: number
  readonly files: number
  readonly bytesAPage: number
}

console.log(`${describeMachine()}; ${docs} docs in ${locales.length} languages, medians of ${ROUNDS} rounds`)
rmSync(root, { recursive: true, force: true })
writeBenchCorpus(content, docs, locales)
const runs = [thisSite(), peer(docusaurusProject(locales)), peer(starlightProject(locales))].map((builder) => {
  return { builder, cold: [] as CommandCost[], edited: [] as CommandCost[] }
})
for (let round = 0; round < ROUNDS; round++)
  for (const { builder, cold, edited } of runs) {
    for (const cache of builder.caches) moveAside(path.join(builder.folder, cache))
    cold.push(await measureCommand(builder))
    editOneDoc(builder.docs)
    edited.push(await measureCommand(builder))
  }
printTable(runs.map(figuresOf))
rmSync(root, { recursive: true, force: true })

/**
 * Moves a folder to one that is removed at the end. A file system without a journal looks for a place for new files among
 * those of the files that were deleted in the last minutes: after the removal of its caches, a build took a sixth longer.
 */
function moveAside(folder: string): void {
  if (!existsSync(folder)) return
  const old = path.join(root, 'old')
  mkdirSync(old, { recursive: true })
  renameSync(folder, path.join(old, String(readdirSync(old).length)))
}

function thisSite(): Builder {
  const folder = path.join(root, 'project')
  copyProject(folder)
  return {
    name: 'this site',
    folder,
    command: ['npm', 'run', '--silent', 'build'],
    env: { CONTENT_DIR: content, OUT_DIR: 'out' },
    docs: path.join(content, 'en', 'docs'),
    out: path.join(folder, 'out'),
    // the SQL engine, which is fetched only when a reader runs an example
    uncounted: 'docs/_sql/',
    caches: ['.cache', '.next', '.export', 'out', path.join('public', '_sql')],
  }
}

function peer({ name, folder, build, env, docs: folders, out, caches }: PeerProject): Builder {
  for (const locale of [...locales].sort()) {
    rmSync(folders[locale], { recursive: true, force: true })
    cpSync(path.join(content, locale, 'docs'), folders[locale], { recursive: true })
  }
  return { name, folder, command: build, env, docs: folders.en, out: path.join(folder, out), caches }
}

function figuresOf({ builder: { name, out, uncounted }, cold, edited }: Run): Figures {
  const files = listFiles(out).filter((file) => uncounted === undefined || !file.startsWith(uncounted))
  const pages = files.filter((file) => file.endsWith('/index.html')).length
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(out, file)).size, 0)
  return { name, cold: medians(cold), edited: medians(edited), pages, files: files.length, bytesAPage: bytes / pages }
}

function medians(builds: readonly CommandCost[]): CommandCost {
  const of = (key: 'seconds' | 'processor' | 'memory') => median(builds.map((cost) => cost[key]))
  return { seconds: of('seconds'), processor: of('processor'), memory: of('memory'), lines: [] }
}

function printTable(all: readonly Figures[]): void {
  const rows: readonly (readonly [label: string, value: (figures: Figures) => number, digits: number])[] = [
    ['cold, s', ({ cold }) => cold.seconds, 1],
    ['cold, processor time, s', ({ cold }) => cold.processor, 1],
    ['cold, peak memory, GB', ({ cold }) => cold.memory / 1e9, 2],
    ['one doc edited, s', ({ edited }) => edited.seconds, 1],
    ['one doc edited, processor time, s', ({ edited }) => edited.processor, 1],
    ['pages', ({ pages }) => pages, 0],
    ['files', ({ files }) => files, 0],
    ['output, kB a page', ({ bytesAPage }) => bytesAPage / 1e3, 1],
  ]
  const line = (label: string, cells: readonly string[]) =>
    console.log(label.padEnd(34) + cells.map((cell) => cell.padStart(26)).join(''))
  line(
    '',
    all.map(({ name }) => name),
  )
  for (const [label, value, digits] of rows) {
    const [own = NaN, ...others] = all.map(value)
    const ratio = (other: number) => `${other.toFixed(digits)} (ours: ${(own / other).toFixed(2)} of it)`
    line(label, [own.toFixed(digits), ...others.map(ratio)])
  }
}
