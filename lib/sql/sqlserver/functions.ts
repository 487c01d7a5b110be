import { numberFunction } from '../dialect/numbered-columns'
import { conversions } from './conversions'
import { dateFunctions } from './date-functions'
import { guidFunctions, resetGuids } from './guids'
import { likeFunctions } from './like-functions'
import { numberFunctions } from './number-functions'
import { operators } from './operators'
import { textFunctions } from './text-functions'

const fromChar = `castsource = 'bpchar'::regtype AND casttarget IN ('text'::regtype, 'varchar'::regtype)`
const whole = { int2: 'smallint', int4: 'integer', int8: 'bigint' }
const sources = { numeric: 'numeric', float8: 'double precision' }
const cast = (source: string, target: string) =>
  `castsource = '${source}'::regtype AND casttarget = '${target}'::regtype`

/** Returns the SQL that changes the function of a cast. */
const castBy = (source: string, target: string, called: string) =>
  `UPDATE pg_cast SET castfunc = '${called}'::regprocedure WHERE ${cast(source, target)} AND castfunc <> '${called}'::regprocedure;`

const cutting = Object.entries(sources).flatMap(([source, argument]) =>
  Object.entries(whole).map(([target, type]) => castBy(source, target, `dialect."cut ${type}"(${argument})`)),
)
const rounding = Object.entries(sources).flatMap(([source, argument]) =>
  Object.keys(whole).map((target) => castBy(source, target, `pg_catalog.${target}(${argument})`)),
)

/**
 * The SQL that creates SQL Server's functions, operators and casts. Texts are `bpchar` with a collation that ignores case but
 * not accents, as SQL_Latin1_General_CP1_CI_AS does; `bpchar` ignores trailing blanks. A number becomes a whole one by
 * cutting off the fraction. The size of a text does not fill it up with blanks, see `sized`.
 */
export const sqlServerFunctions = `
CREATE SCHEMA dialect;
CREATE COLLATION dialect.ci (provider = icu, locale = '@colStrength=secondary', deterministic = false);
UPDATE pg_type SET typcollation = 'dialect.ci'::regcollation WHERE typname IN ('bpchar', '_bpchar');
UPDATE pg_cast SET castfunc = 0, castmethod = 'b' WHERE ${fromChar};
${numberFunction}
${numberFunctions}
${textFunctions}
${likeFunctions}
${dateFunctions}
${guidFunctions}
${conversions}
${operators}
${cutting.join('\n')}
${castBy('bpchar', 'bpchar', 'dialect.sized(bpchar,integer,boolean)')}
${castBy('timestamp', 'timestamp', 'dialect."ticks of"(timestamp,integer)')}
`

/** The SQL that restores the types and casts that DROP SCHEMA leaves changed. */
export const resetTypes = `UPDATE pg_type SET typcollation = 100 WHERE typname IN ('bpchar', '_bpchar') AND typcollation <> 100;
UPDATE pg_cast SET castfunc = 401, castmethod = 'f' WHERE ${fromChar} AND castmethod <> 'f';
${rounding.join('\n')}
${castBy('bpchar', 'bpchar', 'pg_catalog.bpchar(bpchar,integer,boolean)')}
${castBy('timestamp', 'timestamp', 'pg_catalog.timestamp(timestamp,integer)')}
${resetGuids}`
