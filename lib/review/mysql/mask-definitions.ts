import { closeOf, groupAt, itemsOf, type Code } from '../ddl/code'
import { blank, type Edit } from '../ddl/edit'
import { groupStart } from './mask-calls'

/** Returns the replacement in a definition of a table that begins at a token. */
export function editDefinition(code: Code, at: number): Edit | undefined {
  const { tokens, words } = code
  const [word = '', next = ''] = words.slice(at, at + 2)
  // MariaDB
  if (word === 'PERIOD' && words[at + 2] === 'SYSTEM_TIME') return { to: closeOf(code, at + 3), text: 'CHECK (1 > 0)' }
  if (word === 'IF' && words[0] === 'ALTER') return blank(next === 'NOT' ? at + 2 : at + 1)
  // the name of a column
  if (tokens[at]?.kind !== 'word' || /^(?:[(,.]|ADD|AFTER|CHANGE|COLUMN|MODIFY)$/.test(words[at - 1] ?? ''))
    return undefined
  // a character set and a collation as options of a table
  if (words[1] === 'TABLE' && next === 'COLLATE' && /^(?:CHARACTER|CHARSET|DEFAULT)$/.test(words[3] ?? '') && at < 8)
    return { to: at + 1, text: `${tokens[at]?.text},COLLATE` }
  switch (word) {
    case 'OR':
      return words[at + 2] === 'TABLE' ? blank(at + 1) : undefined
    case 'NATIONAL':
      return /^(?:CHAR|CHARACTER|VARCHAR)$/.test(next) ? blank(at) : undefined
    case 'NCHAR':
    case 'NVARCHAR':
      return next === '(' ? { to: at, text: word.slice(1) } : undefined
    case 'CHARACTER':
      return next === 'VARYING' ? { to: at + 1, text: 'VARCHAR' } : undefined
    case 'PRECISION':
      return words[at - 1] === 'DOUBLE' ? blank(at) : undefined
    case 'BINARY':
      return words[at - 1] === ')' && next !== '(' ? blank(at) : undefined
    case 'INVISIBLE':
    case 'VISIBLE':
      return words[0] === 'CREATE' ? blank(at) : undefined
    // the order of an index with expressions, and the type of a multi-valued index
    case 'ASC':
    case 'DESC':
      return itemsOf(groupAt(code, groupStart(words, at))).some((item) => item.words[0] === '(') ? blank(at) : undefined
    case 'ARRAY':
      return next === ')' ? blank(at) : undefined
    case 'ENCRYPTION':
      return words[1] === 'TABLE' ? undefined : blank(next === '=' ? at + 2 : at + 1)
    case 'ENFORCED':
      return blank(at)
    // the versions of MariaDB
    case 'GENERATED':
      return words[at + 3] === 'ROW' ? blank(at + 4) : undefined
    case 'WITH':
      return next === 'SYSTEM' ? blank(at + 2) : undefined
    case 'NOT':
      return next === 'ENFORCED' ? blank(at + 1) : undefined
    case 'SRID':
      return tokens[at + 1]?.kind === 'number' ? blank(at + 1) : undefined
    case 'STATS_AUTO_RECALC':
    case 'STATS_PERSISTENT':
    case 'STATS_SAMPLE_PAGES':
    case 'TABLESPACE':
      return blank(next === '=' ? at + 2 : at + 1)
    // types that the parser does not know; the reader of columns looks at the word
    case 'BOOL':
    case 'REAL':
      return { to: at, text: 'YEAR' }
    case 'SERIAL':
      // the name of a key
      if (next === '(') return undefined
      return next === 'DEFAULT' ? { to: at + 2, text: 'AUTO_INCREMENT' } : { to: at, text: 'BIGINT' }
    case 'CHARSET':
      return words[0] === 'CREATE' && at < closeOf(code, words.indexOf('(')) ? blank(at + 1) : undefined
    case 'COMMENT':
      return /^(?:BTREE|HASH)$/.test(words[at - 1] ?? '') && tokens[at + 1]?.kind === 'string'
        ? blank(at + 1)
        : undefined
    default:
      return undefined
  }
}
