import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic'
import type { CheckRequest, CheckResult } from './background-check'

/** The background work after a change: checks and the search index. */
export interface Background {
  /** Checks the content, and the SQL of these files; cancels the check that is running. */
  check(changed: readonly string[]): void
  /** Builds the search index; cancels the build that is running. */
  index(): void
  /** Ends what is under way: its result would be of a text that has changed since. */
  cancel(): void
}

/**
 * Starts the background work on a content folder, in processes that leave the processor to those that show pages.
 * `report` receives each check's diagnostics, errors and warnings.
 */
export function startBackground(folder: string, report: (diagnostics: readonly Diagnostic[]) => void): Background {
  let checker: ChildProcess | undefined
  let indexer: ChildProcess | undefined
  let id = 0
  const ask = (request: CheckRequest) => {
    checker ??= startProcess('background-check.ts').on('message', (result: CheckResult) => {
      if (result.id !== id) return
      if (result.error === undefined) report(result.diagnostics ?? [])
      else console.error(`the content could not be checked: ${result.error}`)
    })
    checker.send(request)
  }
  return {
    cancel: () => {
      id += 1
      if (checker) ask({ id })
      indexer?.kill()
    },
    check: (changed) => {
      id += 1
      ask({ id, folder, changed })
    },
    index: () => {
      indexer?.kill()
      indexer = startProcess('search-index.ts')
    },
  }
}

function startProcess(module: string): ChildProcess {
  const child = fork(path.join(import.meta.dirname, module), { execArgv: ['--import', 'tsx'] })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return child
}
