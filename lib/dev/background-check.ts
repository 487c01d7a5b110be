import { findAll } from '../content/find-all'
import type { Finding } from '../content/finding'

/** Asks for a check of a content folder; without a folder, only ends the check that is under way. */
export interface CheckRequest {
  readonly id: number
  readonly folder?: string
}

/** The findings of a check that was not ended, or why there are none. */
export interface CheckResult {
  readonly id: number
  readonly findings?: readonly Finding[]
  readonly error?: string
}

/*
 * The process that checks the content while it is being written. It lives as long as the development server, since a text
 * that has not changed is not checked again.
 */
let controller = new AbortController()
process.on('message', ({ id, folder }: CheckRequest) => {
  controller.abort()
  controller = new AbortController()
  if (folder === undefined) return
  const { signal } = controller
  const answer = (result: Omit<CheckResult, 'id'>) => signal.aborted || process.send?.({ id, ...result })
  findAll(folder, signal).then(
    ({ findings }) => answer({ findings }),
    (error: Error) => answer({ error: error.message }),
  )
})
process.on('disconnect', () => process.exit())
