import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic'
import { scriptArgs } from '../node/script-args'
import type { CheckRequest, CheckResult } from './background-check'

/** The background tasks after a change: checks and the search index. */
export interface Background {
  /** Checks the content and the SQL of these files; cancels the running check. */
  check(changed: readonly string[]): void
  /** Builds the search index; cancels the running build. */
  index(): void
  /** Cancels the running check and index build, whose results would be outdated. */
  cancel(): void
}

/**
 * Creates the background tasks of a content folder, which run in child processes with low priority. `report` receives
 * the diagnostics of each check, errors and warnings.
 */
export function startBackground(folder: string, report: (diagnostics: readonly Diagnostic[]) => void): Background {
  let checker: ChildProcess | undefined
  let indexer: ChildProcess | undefined
  let id = 0
  const startChecker = () => {
    const child = startProcess('background-check.ts')
    child.on('message', (result: CheckResult) => {
      if (result.id !== id) return
      if (result.error === undefined) report(result.diagnostics ?? [])
      else console.error(`the content could not be checked: ${result.error}`)
    })
    // it may be killed for want of memory, also while a request is sent: the next check starts another
    const forget = () => {
      if (checker === child) checker = undefined
    }
    return child.on('exit', forget).on('error', forget)
  }
  return {
    cancel: () => {
      id += 1
      checker?.send({ id } satisfies CheckRequest)
      indexer?.kill()
    },
    check: (changed) => {
      id += 1
      checker ??= startChecker()
      checker.send({ id, folder, changed } satisfies CheckRequest)
    },
    index: () => {
      indexer?.kill()
      indexer = startProcess('search-index.ts')
    },
  }
}

function startProcess(module: string): ChildProcess {
  const [runner = '', ...args] = scriptArgs(path.join(import.meta.dirname, module))
  const child = fork(runner, args)
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return child
}
