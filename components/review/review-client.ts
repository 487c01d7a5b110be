import type { Reviewed, ReviewReply, ReviewRequest } from '@/lib/review/browser/protocol'
import { withRuleTexts } from '@/lib/review/browser/rule-texts'

/** The time after which a review is stopped, in milliseconds. */
export const LIMIT = 30_000

export type ClientReply =
  | Reviewed
  | Exclude<ReviewReply, { type: 'reviewed' }>
  | { readonly type: 'unreached' | 'tooSlow' }

/** Reviews texts in a worker, one at a time. A worker that fails or is too slow is replaced before the next review. */
export class ReviewClient {
  readonly #url: string
  #worker: Worker | undefined
  /** Ends the running review. */
  #stop: (() => void) | undefined

  constructor(url: string) {
    this.#url = url
  }

  /** Reviews a text; must not be called again before it has resolved. */
  review(request: ReviewRequest): Promise<ClientReply> {
    const worker = (this.#worker ??= new Worker(this.#url, { type: 'module' }))
    return new Promise((resolve) => {
      const finish = (reply: ClientReply) => {
        clearTimeout(timer)
        this.#stop = undefined
        // a worker does not load again what has failed to load
        if (reply.type !== 'reviewed') this.close()
        resolve(reply)
      }
      const timer = setTimeout(() => finish({ type: 'tooSlow' }), LIMIT)
      this.#stop = () => finish({ type: 'unreached' })
      worker.onerror = this.#stop
      worker.onmessage = ({ data }: MessageEvent<ReviewReply>) =>
        finish(data.type === 'reviewed' ? withRuleTexts(data, request) : data)
      worker.postMessage(request)
    })
  }

  /** Ends the worker and the running review. */
  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#stop?.()
  }
}
