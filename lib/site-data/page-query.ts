import { appendFileSync } from 'node:fs'
import { cache } from 'react'
import { publicPath, type PagePath } from '../config/routes'
import type { Locale } from '../i18n/locales'
import { contentHash } from '../node/content-hash'

/*
 * While `next build` renders pages, each query that a page asks is recorded with the hash of its answer. The next build
 * asks the queries of its cached pages again, and renders the pages for which an answer has changed
 * (`lib/build/page-cache.ts`).
 */

/** The environment variable with the path of the file in which queries are recorded; without it, none is. */
export const queryLogVariable = 'SITE_QUERY_LOG'
const log = process.env[queryLogVariable]

/** A line of the file: a query of a render with the hash of its answer, or the public path of the render's page. */
export type LoggedQuery = readonly [render: string, query: string, answer: string]
export type LoggedPage = readonly [render: string, publicPath: string]

/** A render of a page, and its entries in the log. */
interface Render {
  readonly id: string
  readonly entries: Set<string>
}

type Ask = (...args: readonly never[]) => unknown

const queries = new Map<string, Ask>()
const hashes = new WeakMap<object, string>()
let renders = 0
/** The number of queries that are being answered, one within the other. */
let depth = 0

const renderOrNew = cache((): Render => ({ id: `${process.pid}-${++renders}`, entries: new Set() }))

/** Returns the render that calls this function; undefined outside of one, where React's `cache` returns new objects. */
function runningRender(): Render | undefined {
  const render = renderOrNew()
  return render === renderOrNew() ? render : undefined
}

/**
 * Returns a query that pages ask: `ask`, recorded while a page is rendered. Arguments and answer must be JSON values, the
 * name unique. A query that another one asks is part of that one's answer and is not recorded.
 */
export function pageQuery<Args extends readonly unknown[], Answer>(
  name: string,
  ask: (...args: Args) => Answer,
): (...args: Args) => Answer {
  queries.set(name, ask as unknown as Ask)
  return (...args) => {
    const answer = answerTo(ask, args)
    if (log !== undefined && depth === 0) record(log, JSON.stringify([name, ...args]), () => hashOf(answer))
    return answer
  }
}

/** Whether a query is being answered. */
export function isInQuery(): boolean {
  return depth > 0
}

/** Records which page the running render is of. */
export function recordPage(locale: Locale, page: PagePath): void {
  if (log !== undefined) record(log, publicPath(locale, page))
}

/** Returns the hash of the present answer to a recorded query; undefined if it has none any more. */
export function presentAnswer(query: string): string | undefined {
  const [name, ...args] = JSON.parse(query) as [string, ...never[]]
  const ask = queries.get(name)
  try {
    return ask && hashOf(answerTo(ask, args))
  } catch {
    return undefined
  }
}

function answerTo<Args extends readonly unknown[], Answer>(ask: (...args: Args) => Answer, args: Args): Answer {
  depth += 1
  try {
    return ask(...args)
  } finally {
    depth -= 1
  }
}

/** Appends an entry of the running render to the file `target`, once, with the hash of the answer if it is a query. */
function record(target: string, entry: string, answer?: () => string): void {
  const render = runningRender()
  if (!render || render.entries.has(entry)) return
  render.entries.add(entry)
  const line: LoggedQuery | LoggedPage = answer ? [render.id, entry, answer()] : [render.id, entry]
  appendFileSync(target, `${JSON.stringify(line)}\n`)
}

/** Returns the hash of an answer; that of an object is computed once. */
function hashOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return contentHash(String(JSON.stringify(answer)))
  const hash = hashes.get(answer) ?? contentHash(JSON.stringify(answer))
  hashes.set(answer, hash)
  return hash
}
