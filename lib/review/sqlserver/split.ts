import type { Scanned, Token } from '../lexers'
import { Blocks } from './blocks'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** The words that begin a statement of T-SQL, which needs no semicolon before it. */
const starters = words(
  'ALTER BACKUP BEGIN BREAK BULK CHECKPOINT CLOSE COMMIT CONTINUE CREATE DBCC DEALLOCATE DECLARE DELETE DENY DROP ELSE END EXEC EXECUTE FETCH GOTO GRANT IF INSERT KILL MERGE OPEN PRINT RAISERROR RECONFIGURE RESTORE RETURN REVERT REVOKE ROLLBACK SAVE SELECT SET SHUTDOWN TRUNCATE UPDATE USE WAITFOR WHILE',
)
const changes = words('INSERT UPDATE DELETE MERGE')
const objects = words(
  'AGGREGATE ASSEMBLY COLUMN CONSTRAINT DATABASE FUNCTION INDEX LOGIN PROC PROCEDURE ROLE RULE SCHEMA SEQUENCE STATISTICS SYNONYM TABLE TRIGGER TYPE USER VIEW',
)
const routines = words('FUNCTION PROC PROCEDURE TRIGGER')

/** The part of a statement before a token, as far as it decides whether the token begins another one. */
interface State {
  /** The first words, in upper case. */
  readonly first: string[]
  /** The last change or SELECT of the statement, without those in parentheses. */
  verb: string
  previous: string
  hasSource: boolean
  hasSet: boolean
  depth: number
  caseDepth: number
}

const emptyState = (): State => ({
  first: [],
  verb: '',
  previous: '',
  hasSource: false,
  hasSet: false,
  depth: 0,
  caseDepth: 0,
})

/** The tokens of a statement, and whether IF or ELSE decides if it is executed. */
interface BatchPart {
  readonly tokens: readonly Token[]
  readonly isConditional: boolean
}

/**
 * Splits tokens of T-SQL into statements: at semicolons, at GO and before the words that begin a statement. BEGIN, END and ELSE
 * are not statements; the condition of IF and WHILE is one. A routine or view ends with its batch.
 */
export function* splitBatches(scanned: Iterable<Scanned>): Generator<BatchPart> {
  let open: Token[] = []
  let state = emptyState()
  const blocks = new Blocks()
  const flush = (): BatchPart => {
    const tokens = open
    const isConditional = blocks.isConditional()
    const [first] = state.first
    if (first !== undefined) blocks.endStatement(first)
    open = []
    state = emptyState()
    return { tokens, isConditional }
  }
  for (const [{ token, isSeparator }, next] of withNext(scanned)) {
    const isGo = isSeparator && token.kind === 'comment'
    if (isSeparator && (isGo || !isRoutine(state))) {
      yield flush()
      if (isGo) blocks.endBatch()
      continue
    }
    if (token.kind === 'comment' || isRoutine(state)) {
      open.push(token)
      continue
    }
    const word = token.kind === 'word' ? token.text.toUpperCase() : token.text
    const isStart = token.kind === 'word' && starters.has(word) && begins(word, next, state)
    if (isStart) {
      yield flush()
      if (isControl(word, next)) {
        blocks.control(word)
        continue
      }
    }
    // the second word of BEGIN TRY and its like
    const isRest = open.length === 0 && /^(?:TRY|CATCH|ATOMIC)$/.test(word)
    if (isRest) continue
    open.push(token)
    follow(state, token, word)
  }
  yield flush()
}

/** Returns each token with the next one that is not a comment, in upper case. */
function* withNext(scanned: Iterable<Scanned>): Generator<[Scanned, string]> {
  let waiting: Scanned[] = []
  for (const one of scanned) {
    if (one.token.kind === 'comment' && !one.isSeparator) {
      waiting.push(one)
      continue
    }
    for (const former of waiting) yield [former, one.token.text.toUpperCase()]
    waiting = [one]
  }
  for (const former of waiting) yield [former, '']
}

function isControl(word: string, next: string): boolean {
  if (word === 'BEGIN') return !/^(?:TRAN|TRANSACTION|DISTRIBUTED|DIALOG|CONVERSATION)$/.test(next)
  return word === 'ELSE' || (word === 'END' && next !== 'CONVERSATION')
}

/** True for CREATE or ALTER of a routine, whose body ends with the batch. */
function isRoutine({ first }: State): boolean {
  const [verb = '', second = '', , fourth = ''] = first
  if (verb !== 'CREATE' && verb !== 'ALTER') return false
  return routines.has(second === 'OR' ? fourth : second)
}

/** True if a word of the set begins a statement, and does not belong to the one before it. */
function begins(word: string, next: string, state: State): boolean {
  const { first, verb, previous, depth, caseDepth } = state
  const [start = ''] = first
  if (start === '') return true
  if (depth > 0 || previous === '.' || caseDepth > 0) return false
  // the events and rights that are names of statements
  if (/^(?:GRANT|DENY|REVOKE)$/.test(start) && /^(?:,|GRANT|DENY|REVOKE|FOR|ON|ALL)$/.test(previous)) return false
  if (verb === 'MERGE' || previous === 'THEN') return false
  // CREATE VIEW … AS WITH … SELECT
  if (first.slice(1).includes('VIEW') && /^(?:CREATE|ALTER)$/.test(start)) return false
  // the main statement after common table expressions
  if (start === 'WITH' && verb === '') return false
  switch (word) {
    case 'SELECT':
      if (verb === 'INSERT' && !state.hasSource) return false
      return !/^(?:UNION|ALL|EXCEPT|INTERSECT|AS|FOR)$/.test(previous)
    case 'EXEC':
    case 'EXECUTE':
      return !(verb === 'INSERT' && !state.hasSource) && previous !== 'WITH'
    case 'UPDATE':
    case 'DELETE':
      return !/^(?:ON|FOR|OF)$/.test(previous)
    case 'SET':
      // ON DELETE SET NULL
      if (/^(?:UPDATE|DELETE)$/.test(previous)) return false
      if (start === 'ALTER') return first[1] !== 'DATABASE' && next !== '('
      return !(verb === 'UPDATE' && !state.hasSet)
    case 'IF':
      return !objects.has(previous) && !/^(?:ADD|DROP)$/.test(previous)
    case 'ALTER':
    case 'DROP':
      if (previous === 'OR') return false
      return start !== 'ALTER' || (objects.has(next) && next !== 'COLUMN' && next !== 'CONSTRAINT')
    case 'CREATE':
      return previous !== 'OR'
    case 'MERGE':
      return next !== 'JOIN' && next !== 'RANGE' && next !== 'UNION'
    case 'FETCH':
      return previous !== 'ROWS' && previous !== 'ROW'
    case 'BULK':
      return next === 'INSERT'
    default:
      return true
  }
}

function follow(state: State, { kind }: Token, word: string): void {
  if (state.first.length < 4) state.first.push(word)
  if (kind === 'operator') state.depth = Math.max(0, state.depth + (word === '(' ? 1 : word === ')' ? -1 : 0))
  if (kind === 'word') {
    if (word === 'CASE') state.caseDepth++
    if (word === 'END') state.caseDepth = Math.max(0, state.caseDepth - 1)
    if (/^(?:SELECT|VALUES|EXEC|EXECUTE|DEFAULT)$/.test(word)) state.hasSource = true
    if (word === 'SET') state.hasSet = true
    const isVerb = state.depth === 0 && (changes.has(word) || word === 'SELECT')
    const isMain = state.first.length === 1 || (state.first[0] === 'WITH' && state.verb === '')
    if (isVerb && isMain) {
      state.verb = word
      state.hasSource = word === 'SELECT'
    }
  }
  state.previous = word
}
