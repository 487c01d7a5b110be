import { useEffect, useRef, useState } from 'react'
import { debounce } from '@/lib/client/debounce'
import { canRunWebAssembly } from '@/lib/client/web-assembly'
import { fillMessage } from '@/lib/text/fill-message'
import type { LinkedRule } from '@/lib/site-data/review-rules'
import { LIMIT, ReviewClient, type ClientReply } from './review-client'
import type { Review, ReviewInput, ReviewToolProps } from './review-props'

/** The maximum length of the SQL and of the schema, in characters. */
export const MAX_LENGTH = 1_000_000

/** The length from which a text takes seconds, so that its review ends when the text changes. */
const LONG = 100_000

/** The state of the review: nothing to review, waiting for the first result, an error, or the last result. */
export interface ReviewState {
  readonly review?: Review
  readonly rules: readonly LinkedRule[]
  readonly error?: string
  readonly isWaiting?: true
}

const nothing: ReviewState = { rules: [] }

/** Reviews the input in a worker, whenever it has changed. */
export function useReview(given: ReviewToolProps, input: ReviewInput): ReviewState {
  // they come from the server and do not change
  const [props] = useState(given)
  const [state, setState] = useState(nothing)
  const reviewer = useRef<(next: ReviewInput) => void>(undefined)

  useEffect(() => {
    const client = new ReviewClient(props.worker)
    let latest: ReviewInput | undefined
    let running: ReviewInput | undefined
    let isClosed = false
    const run = async () => {
      while (latest && running !== latest && !isClosed) {
        running = latest
        const next = await resultOf(client, running, props)
        if (running === latest && !isClosed) setState(next)
      }
      running = undefined
    }
    const review = debounce((next: ReviewInput) => {
      latest = next
      if (!running) void run()
      else if (lengthOf(running) > LONG) client.close()
    })
    reviewer.current = review
    const close = () => client.close()
    addEventListener('pagehide', close)
    return () => {
      isClosed = true
      review.cancel()
      client.close()
      removeEventListener('pagehide', close)
    }
  }, [props])

  useEffect(() => {
    if (input.sql.trim() !== '') reviewer.current?.(input)
  }, [input])

  if (input.sql.trim() === '') return nothing
  return state === nothing ? { ...nothing, isWaiting: true } : state
}

/** Returns the length of the longer one of the texts. */
function lengthOf({ sql, schema }: ReviewInput): number {
  return Math.max(sql.length, schema.length)
}

async function resultOf(client: ReviewClient, input: ReviewInput, props: ReviewToolProps): Promise<ReviewState> {
  const { texts, unreached, language } = props
  if (lengthOf(input) > MAX_LENGTH)
    return { rules: [], error: fillMessage(texts.tooLong, { limit: MAX_LENGTH.toLocaleString(language) }) }
  if (!canRunWebAssembly()) return { rules: [], error: texts.unsupported }
  try {
    const rules = await loadRules(props.rulesUrl)
    const { sql: text, schema, dialect } = input
    const reply = await client.review({ text, dialect, rules, ...(schema.trim() !== '' && { schema }) })
    if (reply.type !== 'reviewed') return { rules, error: errorText(reply, props) }
    return { rules, review: { ...reply, text, schema } }
  } catch {
    return { rules: [], error: unreached }
  }
}

function errorText(reply: Exclude<ClientReply, { type: 'reviewed' }>, { texts, unreached }: ReviewToolProps): string {
  if (reply.type === 'tooSlow') return fillMessage(texts.tooSlow, { seconds: String(LIMIT / 1000) })
  return reply.type === 'failed' ? fillMessage(texts.failed, { message: reply.message }) : unreached
}

const loaded = new Map<string, readonly LinkedRule[]>()

async function loadRules(url: string): Promise<readonly LinkedRule[]> {
  const known = loaded.get(url)
  if (known) return known
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const rules = (await response.json()) as LinkedRule[]
  loaded.set(url, rules)
  return rules
}
