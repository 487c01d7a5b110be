import { isWord, tokenize, type Token } from '../dialect/tokens'

const names = ['rownum', 'systimestamp', 'varchar2', 'nvarchar2', 'nclob']
/** MariaDB has NVL and NVL2 too; texts that are not Oracle's are read as MySQL afterwards. */
const functions = ['nvl', 'nvl2', 'decode', 'to_number', 'add_months', 'months_between', 'listagg', 'numtodsinterval']

/** Whether a text has a sign of Oracle that MySQL does not have, such as `(+)`, ROWNUM or VARCHAR2. */
export function hasOracleSign(text: string): boolean {
  if (text.includes('`')) return false
  const tokens = tokenize(text, 'oracle').filter(({ kind }) => kind !== 'space')
  return tokens.some((token, at) => isSign(token, tokens[at + 1]))
}

function isSign(token: Token, next: Token | undefined): boolean {
  if (/^\(\s*\+\s*\)$/.test(token.text) || isWord(token, ...names)) return true
  if (isWord(token, ...functions)) return next?.text === '('
  return (
    // SYSDATE() is MySQL's
    (isWord(token, 'sysdate') && next?.text !== '(') ||
    (isWord(token, 'number') && next?.text === '(') ||
    (isWord(token, 'from') && isWord(next, 'dual')) ||
    (isWord(token, 'connect') && isWord(next, 'by')) ||
    (isWord(token, 'minus') && isWord(next, 'select'))
  )
}
