/** Finds indexes for SQL statements with PostgreSQL’s planner and the statistics of a server. See README.md. */
export { openPlanner, prepare, type AdvisorInput } from './advise'
export { advisorDialects, type AdvisorDialect } from './dialect'
export { statisticsQuery } from './input/statistics-query'
export { reportLines } from './report'
export { advise, type CostedAdvice } from './result'
export { AdvisorSession, type AdvisorResult } from './session'
