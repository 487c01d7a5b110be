import { act } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

/** A worker of a test: the requests it has received, and where its answers go. */
interface FakeWorker<Request, Reply> {
  readonly asked: Request[]
  isTerminated: boolean
  onmessage?: (event: { data: Reply }) => void
}

/** Replaces the browser's workers in each test of a file by ones whose answers the test sends. */
export function fakeWorkers<Request, Reply>() {
  const all: FakeWorker<Request, Reply>[] = []
  const last = () => all.at(-1)
  beforeEach(() => {
    all.length = 0
    vi.stubGlobal(
      'Worker',
      class implements FakeWorker<Request, Reply> {
        readonly asked: Request[] = []
        isTerminated = false
        onmessage?: (event: { data: Reply }) => void
        constructor() {
          all.push(this)
        }
        postMessage(request: Request) {
          this.asked.push(request)
        }
        terminate() {
          this.isTerminated = true
          delete this.onmessage
        }
      },
    )
  })
  /** Answers as the last worker that was started. */
  const answer = (data: Reply) => act(() => last()?.onmessage?.({ data }))
  return { all, last, answer }
}
