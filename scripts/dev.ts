import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { commandLine, orRefuse, refuse } from '../lib/command-line'
import { ContentError, printWarnings } from '../lib/content/finding'
import { contentDir } from '../lib/content/folder'
import { contentStep } from '../lib/content/step'
import { writeSqlAssets } from '../lib/export/sql-assets'
import { namedPort, portMistake } from '../lib/port'
import { site } from '../lib/site'
import { watchFolder } from '../lib/watch-folder'

/**
 * `npm run dev`: the site at its public addresses. Components reload by Next; a change below the content folder
 * runs the content step again, and its new stamp makes Next render the open page anew.
 */
commandLine({})
const port = orRefuse(namedPort)
const mistake = await portMistake(port)
if (mistake !== undefined) refuse(mistake)

let next: ChildProcess | undefined
let timer: NodeJS.Timeout | undefined
let running = refresh()

watchFolder(contentDir, () => {
  clearTimeout(timer)
  timer = setTimeout(() => (running = running.then(refresh)), 100)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    next?.kill(signal)
    process.exit(0)
  })
}

/** Runs the content step; mistakes are printed and the last good content stays. Next starts with the first good one. */
async function refresh(): Promise<void> {
  try {
    const { pages, warnings, snapshot } = await contentStep({ keepsLast: true })
    const { writeSearchIndex } = await import('../lib/search/write')
    await writeSearchIndex(snapshot)
    await writeSqlAssets()
    printWarnings(warnings)
    console.log(`content: ${pages} files`)
    next ??= startNext()
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error)
    if (!next) console.error('the development site starts when the content is sound')
  }
}

function startNext(): ChildProcess {
  console.log(`development site: http://localhost:${port}${site.basePath}/`)
  const child = spawn(path.join('node_modules', '.bin', 'next'), ['dev', '--port', String(port)], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  child.on('close', (code) => process.exit(code ?? 0))
  return child
}
