import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { commandLine, exitOnError, readCounts } from '../../lib/node/command-line'
import { brotliSize } from '../../lib/node/brotli'
import { copyProject, measureBuild, type BuildCost } from './build'
import { editOneDoc, writeBenchCorpus } from './corpus'
import { describeMachine } from './machine'
import type { Cost } from './measure-command'

/**
 * `npm run bench:site [-- 100 1000 10000]`: measures builds of generated corpora, in seconds and peak memory by stage:
 * cold (without any cache), warm (without changes) and after an edit of a doc. It builds in a copy of this project
 * below `.cache/bench`, so the project's caches are kept. Share images are rendered concurrently with the export, so
 * the total is less than the sum of the stages. Times and memory depend on the load of the machine.
 */
const { positionals } = commandLine({}, Infinity)
const sizes = exitOnError(() => readCounts(positionals))
const root = path.resolve('.cache', 'bench')
const folder = path.join(root, 'project')
const content = path.join(folder, '.cache', 'content')

console.log(describeMachine())
for (const docs of sizes.length > 0 ? sizes : [100, 1_000, 10_000]) {
  rmSync(root, { recursive: true, force: true })
  copyProject(folder)
  writeBenchCorpus(content, docs)
  const cold = await measureBuild(folder, content)
  const warm = await measureBuild(folder, content)
  editOneDoc(path.join(content, 'en', 'docs'))
  const edited = await measureBuild(folder, content)
  report(docs, cold, warm, edited)
}
rmSync(root, { recursive: true, force: true })

function report(docs: number, ...[cold, warm, edited]: [BuildCost, BuildCost, BuildCost]): void {
  const cell = (cost: Cost | undefined) =>
    cost ? `${cost.seconds.toFixed(1)} s, ${(cost.memory / 1e9).toFixed(2)} GB`.padStart(18) : ''
  const row = (name: string, ...costs: (Cost | undefined)[]) => console.log(name.padEnd(12) + costs.map(cell).join(''))
  console.log(`\n${docs} docs: ${cold.result}`)
  console.log(' '.repeat(12) + ['cold', 'warm', 'one edited'].map((name) => name.padStart(18)).join(''))
  for (const name of cold.stages.keys())
    row(name, cold.stages.get(name), warm.stages.get(name), edited.stages.get(name))
  row('whole build', cold, warm, edited)
  const times = [cold, warm, edited].map(({ processor }) => `${processor.toFixed(1)} s`.padStart(18))
  console.log('processor'.padEnd(12) + times.join(''))
  const out = path.join(folder, 'out')
  const html = readFileSync(path.join(out, 'docs', 'topic-000', 'analyze-join-8', 'index.html'), 'utf8')
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  const firstView = [html, ...styles.map((style) => readFileSync(path.join(out, style)))]
  console.log(`first view of a page, brotli: ${firstView.map(brotliSize).reduce((sum, size) => sum + size)} B`)
  const perPage = (cold.seconds / docs) * 1_000
  console.log(
    `cold: ${perPage.toFixed(1)} ms a doc; an edit: ${((edited.seconds / cold.seconds) * 100).toFixed(0)} % of cold`,
  )
}
