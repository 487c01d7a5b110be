import { limitOf, type CheckContext, type Checks } from '../check'
import type { Statement } from '../statement'
import type { Token } from '../tokens'
import { blocksOf } from '../walk'

/** True for a statement that reads or changes rows. */
function isManipulation({ statement: { body } }: CheckContext): boolean {
  return ['query', 'insert', 'update', 'delete'].includes(body.kind)
}

function hints(tokens: readonly Token[]): Token[] {
  const code = tokens.filter(({ kind }) => kind !== 'comment')
  const words = code.filter(({ text }, index) => {
    const word = text.toUpperCase()
    const next = code[index + 1]?.text.toUpperCase() ?? ''
    return word === 'STRAIGHT_JOIN' || (/^(?:FORCE|USE|IGNORE)$/.test(word) && /^(?:INDEX|KEY)$/.test(next))
  })
  return [...tokens.filter(({ kind, text }) => kind === 'comment' && text.startsWith('/*+')), ...words]
}

/** Returns the tokens of a statement as text, without comments; literals become `?`. */
function textOf(tokens: readonly Token[], hidesLiterals: boolean): string {
  return tokens
    .filter(({ kind }) => kind !== 'comment')
    .map(({ kind, text }) => (hidesLiterals && (kind === 'string' || kind === 'number') ? '?' : text))
    .join(' ')
}

const groups = new WeakMap<readonly Statement[], Map<string, Statement[]>>()

/** Returns the statements of a text by their texts without literals; computed once for each text. */
function groupsOf(script: readonly Statement[]): ReadonlyMap<string, readonly Statement[]> {
  const known = groups.get(script) ?? new Map<string, Statement[]>()
  if (!groups.has(script)) {
    groups.set(script, known)
    for (const statement of script) {
      const key = textOf(statement.tokens, true)
      known.set(key, [...(known.get(key) ?? []), statement])
    }
  }
  return known
}

/** Returns a statement's text with single blanks. */
function plainText({ statement: { text: source, tokens } }: CheckContext): string {
  const comments = tokens.filter(({ kind }) => kind === 'comment')
  return comments.reduce((text, { text: comment }) => text.replace(comment, () => ' '), source).replace(/\s+/g, ' ')
}

export const textChecks: Checks = {
  DM39: ({ statement }) =>
    blocksOf(statement.body)
      .filter(({ query }) => query.locksForUpdate)
      .map(({ query }) => query.at),
  DM43: ({ statement: { tokens } }) => hints(tokens).map(({ start }) => start),
  DM44: (context) => {
    const { body, start } = context.statement
    const isRows = body.kind === 'insert' && body.rows !== undefined
    return isManipulation(context) && !isRows && plainText(context).length > limitOf(context) ? [start] : []
  },
  DM48: (context) =>
    isManipulation(context)
      ? context.statement.tokens
          .filter(({ kind, text }) => kind === 'operator' && text === '!=')
          .map(({ start }) => start)
      : [],
  // reported once, at the second of several statements that differ in literals
  DM45: (context) => {
    const { script, statement } = context
    if (!isManipulation(context) || statement.body.kind === 'insert') return []
    const alike = groupsOf(script).get(textOf(statement.tokens, true)) ?? []
    const differ = new Set(alike.map(({ tokens }) => textOf(tokens, false))).size > 1
    return differ && alike[1] === statement ? [statement.start] : []
  },
}
