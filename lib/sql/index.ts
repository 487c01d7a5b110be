/**
 * The equivalence checker, which searches for a counterexample to the claim that two statements return the same rows on
 * every database. See README.md. Other entry points are `engine/node-engine` (PostgreSQL in Node), `engine/parse`
 * (PostgreSQL's grammar alone) and `browser/*` (PostgreSQL in a web worker).
 */
export { quoteName, quoteText, type Database } from './databases/database'
export { readsClock } from './databases/harvest'
export { EngineCrash, EngineError, type Engine, type ResultRows } from './engine/engine'
export { ParseError, parseSql, walk, type Node } from './engine/parse'
export { differenceText, reportText, type Counterexample, type ReportedOutcome } from './equivalence/report'
export { foreignHint } from './dialect/hints'
export { dialects, translatedEngine, type Dialect } from './dialects'
export { isTranslatable, scriptStatements, translateScript } from './script'
export { ReasonError } from './reasons'
export { emptyDatabase } from './engine/empty-database'
export { loadSchema } from './load-schema'
export { compareTexts } from './session'
export { TextError } from './text-error'
