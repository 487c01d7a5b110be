import { fillMessage, messages } from '../i18n/messages'
import { excerpt, type Note } from './notes'
import type { CostedAdvice, QueryAdvice } from './result'
import type { AdvisorResult } from './session'

/** Returns a result for a terminal. */
export function reportLines(result: AdvisorResult): string[] {
  const lines = result.isCosted ? costedLines(result.advice) : result.statements
  return [...lines, ...noteLines(result.notes)]
}

function costedLines(advice: CostedAdvice): string[] {
  const { ranked, total, queries, redundant } = advice
  const chosen = ranked.filter(({ isChosen }) => isChosen)
  const others = ranked.filter(({ isChosen }) => !isChosen)
  const list = (items: typeof ranked) =>
    items.flatMap(({ statement, bytes, total: cost, replaces }) => [
      statement,
      `  ${bytes === undefined ? 'size unknown' : size(bytes)}, alone ${number(total.before)} → ${number(cost)}${replaces.length > 0 ? `; then not needed for searching: ${replaces.join(', ')}` : ''}`,
    ])
  if (queries.every(({ before }) => !before)) return queries.flatMap((query, at) => queryLines(query, at + 1))
  return [
    chosen.length === 0
      ? `No index lowers the cost of ${number(total.before)}.`
      : `Cost of all statements: ${number(total.before)} → ${number(total.after)} with ${chosen.length} indexes`,
    '',
    ...list(chosen),
    ...(others.length > 0 ? ['', 'Other candidates:', ...list(others)] : []),
    ...queries.flatMap((query, at) => ['', ...queryLines(query, at + 1)]),
    ...redundant.map(({ name, servedBy }) => `${name} is the beginning of ${servedBy}`),
  ]
}

function queryLines({ text, error, before, after, unused }: QueryAdvice, at: number): string[] {
  const title = `${at}. ${excerpt(text, 100)}`
  if (error !== undefined) return [title, `   error: ${error}`]
  return [
    title,
    `   cost ${number(before?.cost ?? 0)} → ${number(after?.cost ?? 0)}`,
    ...unused.map(({ name, forced }) =>
      forced
        ? `   not used: ${name}, because with it the cost is ${number(forced.cost)}`
        : `   not usable for this statement: ${name}`,
    ),
  ]
}

function noteLines(notes: readonly Note[]): string[] {
  const texts = messages.en.advisorNotes
  return notes.length === 0 ? [] : ['', ...notes.map(({ id, values }) => `- ${fillMessage(texts[id], values)}`)]
}

function number(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 })
}

function size(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${number(Math.round(bytes / 1e5) / 10)} MB`
}
