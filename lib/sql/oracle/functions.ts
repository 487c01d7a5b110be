import { numberFunction } from '../dialect/numbered-columns'
import { dateFunctions } from './date-functions'
import { keepFunctions } from './keep'
import { numberFunctions } from './number-functions'
import { oracleOperators } from './operators'
import { textFunctions } from './text-functions'

const charCasts = `castsource = 'bpchar'::regtype AND casttarget IN ('text'::regtype, 'varchar'::regtype)`
const toChar = `castsource IN ('text'::regtype, 'varchar'::regtype) AND casttarget = 'bpchar'::regtype`
const textTypes = ['text', 'varchar', 'bpchar']

/** The SQL that creates the casts of an assignment to a column of texts; that of a date depends on the session. */
const assignments = textTypes
  .flatMap((type) => [
    `CREATE CAST (numeric AS ${type}) WITH FUNCTION dialect.as_text(numeric) AS ASSIGNMENT;`,
    ...['timestamp', 'timestamptz'].map(
      (moment) => `CREATE CAST (${moment} AS ${type}) WITH FUNCTION dialect.date_text(${moment}) AS ASSIGNMENT;`,
    ),
  ])
  .join('\n')

/**
 * The SQL that creates Oracle's functions and operators. CHAR keeps its trailing blanks where it becomes a text, and becomes
 * one beside a VARCHAR2, for example in UNION.
 */
export const oracleFunctions = `
CREATE SCHEMA dialect;
UPDATE pg_cast SET castfunc = 0, castmethod = 'b' WHERE ${charCasts};
${numberFunction}
${textFunctions}
${numberFunctions}
${dateFunctions}
${keepFunctions}
${oracleOperators}
${assignments}
UPDATE pg_cast SET castcontext = 'a' WHERE ${toChar};
CREATE VIEW dialect.dual AS SELECT 'X'::varchar(1) AS dummy;
`

/** The SQL that restores the casts that DROP SCHEMA leaves changed. */
export const resetCasts = `UPDATE pg_cast SET castfunc = 401, castmethod = 'f' WHERE ${charCasts} AND castmethod <> 'f';
UPDATE pg_cast SET castcontext = 'i' WHERE ${toChar} AND castcontext <> 'i';`
