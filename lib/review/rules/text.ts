import { memoize } from '../../text/memoize'
import { limitOf, type CheckContext, type Checks } from '../check'
import type { Statement } from '../statement'
import type { Token } from '../tokens'
import { blocksOf } from '../walk'

/** True for a statement that reads or changes rows. */
function isManipulation({ statement: { body } }: CheckContext): boolean {
  return ['query', 'insert', 'update', 'delete'].includes(body.kind)
}

/** True if the words in parentheses after OPTION or WITH of T-SQL decide about the plan, not only about locks. */
function isPlanHint(code: readonly Token[], at: number): boolean {
  const word = code[at]?.text.toUpperCase()
  if (word !== 'OPTION' && word !== 'WITH') return false
  const close = code.findIndex(({ text }, index) => index > at && text === ')')
  const options = code.slice(at + 2, close === -1 ? undefined : close).map(({ text }) => text.toUpperCase())
  if (word === 'OPTION') return options[0] !== 'MAXRECURSION' || options.includes(',')
  return options.some((option) => /^(?:FORCESCAN|FORCESEEK|INDEX|NOEXPAND)$/.test(option))
}

function hints({ statement: { tokens }, dialect }: CheckContext): Token[] {
  const code = tokens.filter(({ kind }) => kind !== 'comment')
  const words = code.filter(({ text }, index) => {
    const word = text.toUpperCase()
    const next = code[index + 1]?.text.toUpperCase() ?? ''
    if (dialect === 'sqlserver') return next === '(' && isPlanHint(code, index)
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

/** Returns the statements that differ in literals only from one before them; of several, the first. */
const variantsOf = memoize((script: readonly Statement[]): ReadonlySet<Statement> => {
  const first = new Map<string, string | undefined>()
  const found = new Set<Statement>()
  for (const statement of script) {
    const [shape, text] = [textOf(statement.tokens, true), textOf(statement.tokens, false)]
    const before = first.get(shape)
    if (!first.has(shape)) first.set(shape, text)
    else if (before !== undefined && before !== text) {
      found.add(statement)
      first.set(shape, undefined)
    }
  }
  return found
})

/** Returns a statement's text with single blanks. */
function plainText({ statement: { text, start, tokens } }: CheckContext): string {
  const comments = tokens.filter(({ kind }) => kind === 'comment')
  const ends = [0, ...comments.map((comment) => comment.start + comment.text.length - start)]
  const parts = ends.map((end, at) => text.slice(end, (comments[at]?.start ?? Infinity) - start))
  return parts.join(' ').replace(/\s+/g, ' ')
}

export const textChecks: Checks = {
  DM39: ({ statement }) =>
    blocksOf(statement.body)
      .filter(({ query }) => query.locksForUpdate)
      .map(({ query }) => query.at),
  DM43: (context) => hints(context).map(({ start }) => start),
  DM44: (context) => {
    const { body, start } = context.statement
    const isRows = body.kind === 'insert' && body.rows !== undefined
    return isManipulation(context) && !isRows && plainText(context).length > limitOf(context) ? [start] : []
  },
  DM48: (context) =>
    isManipulation(context)
      ? context.statement.tokens
          .filter(({ kind, text }) => kind === 'operator' && (text === '!=' || text === '^='))
          .map(({ start }) => start)
      : [],
  DM45: (context) => {
    const { script, statement } = context
    const { kind } = statement.body
    const reads = blocksOf(statement.body).some(({ query }) => query.from.length > 0)
    return kind !== 'insert' && isManipulation(context) && reads && variantsOf(script).has(statement)
      ? [statement.start]
      : []
  },
}
