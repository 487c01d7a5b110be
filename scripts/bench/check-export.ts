import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { isTag } from 'domhandler'
import { commandLine, exitOnError, readCounts } from '../../lib/node/command-line'
import { listFiles } from '../../lib/node/list-files'
import { builtSite } from '../../lib/build/out-dir'
import { basePath } from '../../lib/config/base-path'
import { site } from '../../lib/config/site'
import { pickBy, randomFrom } from './random'

/**
 * `npm run bench:check-export [-- PAGES]`: measures the checks on `out/` with generated pages, 5,000 in total by
 * default. Each generated page combines blocks of all pages, so that no two pages have the same markup.
 */
const { positionals } = commandLine({}, 1)
const [pages = 5000] = exitOnError(() => readCounts(positionals))
exitOnError(() => builtSite('out'))
const { checkExport } = await import('../../lib/verify/check')
const { parsePage } = await import('../../lib/verify/page')
const folder = path.join('.cache', 'sites', 'many')
const pick = pickBy(randomFrom(9))

rmSync(folder, { recursive: true, force: true })
cpSync('out', folder, { recursive: true })
const real = listFiles('out').filter((file) => file.endsWith('/index.html'))
const articles = real.flatMap((file) => articleOf(file) ?? [])
const blocks = articles.flatMap(({ blocks }) => blocks)
for (let number = real.length + 2; number < pages; number++) {
  const { before, after, blocks: own } = pick(articles)
  const target = path.join(folder, 'docs', 'bench', String(number))
  mkdirSync(target, { recursive: true })
  writeFileSync(path.join(target, 'index.html'), before + own.map(() => pick(blocks)).join('') + after)
}
const cpu = process.cpuUsage()
const start = performance.now()
const {
  diagnostics,
  files,
  pages: checked,
} = await checkExport({
  outDir: folder,
  origin: site.url,
  basePath,
  drafts: [],
})
const seconds = ((performance.now() - start) / 1000).toFixed(1)
const { user, system } = process.cpuUsage(cpu)
console.log(`${checked} pages, ${files} files: ${seconds} s, ${((user + system) / 1e6).toFixed(1)} s of processor time`)
console.log(`${availableParallelism()} cores; ${diagnostics.length} diagnostics, most of them duplicate URLs`)
rmSync(folder, { recursive: true, force: true })

function articleOf(file: string) {
  const html = readFileSync(path.join('out', file), 'utf8')
  const article = parsePage(file, html).elements.find(({ name }) => name === 'article')
  const children = article?.children.filter(isTag).filter(({ name }) => name !== 'header') ?? []
  const [first, last] = [children[0]?.startIndex, children.at(-1)?.endIndex]
  if (typeof first !== 'number' || typeof last !== 'number') return undefined
  const texts = children.map(({ startIndex, endIndex }) => html.slice(startIndex ?? 0, (endIndex ?? 0) + 1))
  return { file, before: html.slice(0, first), after: html.slice(last + 1), blocks: texts }
}
