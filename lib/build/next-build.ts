import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { exportDir } from '../next/export-files'
import {
  appFolder,
  compileOnly,
  compileVariable,
  removeStaleFiles,
  renderersVariable,
  renderOnly,
} from '../next/build-modes'
import { listFiles } from '../node/list-files'
import { replaceFile } from '../node/replace-file'
import { start, type Running } from '../node/run'
import { queryLogVariable } from '../site-data/page-query'
import { parentVariable, contentReadyVariable } from '../site-data/wait-for-content'
import { compileInputs } from './page-inputs'

/*
 * Runs of `next build`. The first one compiles the app, which takes most of the time of a small build and does not depend on
 * the content; it is omitted if the code is that of the last build. The second one renders the pages, in a process of its own:
 * that of the compile would keep 600 MB of memory until the last page.
 */

/** The runs of `next build` in a build. */
export interface NextBuild extends Running {
  /** The hash of the code that its app is compiled from. */
  readonly compiledFrom: string
  /** The number of processes that render pages. */
  readonly renderers: number
}

/** The hash of the code of the compiled app. Next deletes the file, with the rest of its folder, when it compiles. */
const hashFile = path.join(appFolder, 'compiled-from')

/** The largest number of docs and posts that a single process renders. */
const MAX_FOR_ONE_PROCESS = 50

/** The list of cached pages, which is written when the content is complete. */
const cachedPagesFile = path.join('.cache', 'site', 'cached-pages.json')

/** The file in which the processes of a run record the queries of the pages that they render. */
export const queryLog = path.join('.cache', 'site', 'page-queries.jsonl')

/** Makes the next run compile the app, even if its code is unchanged. */
export function discardCompiledApp(): void {
  rmSync(hashFile, { force: true })
}

/**
 * Starts `next build`, which compiles the app if necessary, loads it and waits for the content. With `expectsFewPages`, a
 * single process renders them: a second one loads the app once more, which takes longer than rendering a few pages.
 */
export function startNext({ expectsFewPages }: { expectsFewPages: boolean }): NextBuild {
  const compiledFrom = compileInputs()
  const isCompiled = existsSync(hashFile) && readFileSync(hashFile, 'utf8') === compiledFrom
  if (isCompiled) console.log('export: the app is unchanged since its last compile')
  if (!isCompiled) discardCompiledApp()
  for (const file of [cachedPagesFile, queryLog]) rmSync(file, { force: true })
  // one that compiles the app renders all pages
  const renderers = isCompiled && expectsFewPages ? 1 : 2
  const render = () =>
    runNext(renderOnly, {
      [renderersVariable]: String(renderers),
      [contentReadyVariable]: path.resolve(cachedPagesFile),
      [queryLogVariable]: path.resolve(queryLog),
    })
  const running = isCompiled ? render() : inTurn(runNext(compileOnly, { [compileVariable]: 'yes' }), render)
  return { ...running, compiledFrom, renderers }
}

function runNext(args: readonly string[], env: Readonly<Record<string, string>>): Running {
  removeStaleFiles()
  return start('next', ['build', ...args], { ...env, [parentVariable]: String(process.pid) })
}

/** Starts a second command when the first one has succeeded, unless they were stopped: the first one may have ended by then. */
function inTurn(first: Running, startSecond: () => Running): Running {
  let current = first
  let isStopped = false
  const output = first.output.then(() => {
    if (isStopped) throw new Error('the build was stopped')
    current = startSecond()
    return current.output
  })
  // awaited later; a rejection before that is not an unhandled one
  output.catch(() => undefined)
  const stop = () => {
    isStopped = true
    return current.stop()
  }
  return { output, stop }
}

/**
 * Lets a run of `next build` render all pages except for the cached ones; `uncached` is the number of docs and posts
 * among them. Returns the number of rendered pages.
 */
export async function renderPages(next: NextBuild, cachedPages: Iterable<string>, uncached: number): Promise<number> {
  if (next.renderers === 1 && uncached > MAX_FOR_ONE_PROCESS) {
    await next.stop()
    return renderPages(startNext({ expectsFewPages: false }), cachedPages, uncached)
  }
  // until this run has succeeded: one that is killed while it renders may leave a part of its files
  discardCompiledApp()
  replaceFile(cachedPagesFile, JSON.stringify([...cachedPages]))
  await next.output
  // code that was edited during the compile may be in the app in either version
  if (compileInputs() === next.compiledFrom) writeFileSync(hashFile, next.compiledFrom)
  return listFiles(exportDir).filter((file) => file.endsWith('/index.html')).length
}
