import { dateFunctions } from './date-functions'
import { numberFunctions } from './number-functions'
import { oracleOperators } from './operators'
import { textFunctions } from './text-functions'

const charCasts = `castsource = 'bpchar'::regtype AND casttarget IN ('text'::regtype, 'varchar'::regtype)`

/** The SQL that creates Oracle's functions and operators. CHAR keeps its trailing blanks where it becomes a text. */
export const oracleFunctions = `
CREATE SCHEMA dialect;
UPDATE pg_cast SET castfunc = 0, castmethod = 'b' WHERE ${charCasts};
${textFunctions}
${numberFunctions}
${dateFunctions}
${oracleOperators}
CREATE VIEW dialect.dual AS SELECT 'X'::varchar(1) AS dummy;
SET search_path = public, pg_catalog, dialect;
`

/** The SQL that restores the casts that DROP SCHEMA leaves changed. */
export const resetCasts = `UPDATE pg_cast SET castfunc = 401, castmethod = 'f' WHERE ${charCasts} AND castmethod <> 'f';`
