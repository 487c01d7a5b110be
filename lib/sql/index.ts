/**
 * The equivalence checker: whether two statements give the same rows on every database, refuted by a counterexample or
 * not refuted. See README.md. Beside this entry there are `engine/node-engine` (PostgreSQL in Node), `plan/*` (execution
 * plans) and `browser/*` (PostgreSQL in a browser's worker).
 */
export { quoteName, type Database } from './databases/database'
export { EngineError, type Engine } from './engine/engine'
export { ParseError, parseSql, walk, type Node } from './engine/parse'
export { differenceText, reportText, type Counterexample, type ReportedOutcome } from './equivalence/report'
export { foreignHint } from './mysql/hints'
export { compareTexts, dialects, loadSchema, TextError, type Dialect } from './session'
