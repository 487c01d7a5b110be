/** Finds indexes for SQL statements with PostgreSQL’s planner and the statistics of a server. See README.md. */
export { adviseByRule, hasStatistics, openPlanner, prepare, type AdvisorInput, type Prepared } from './advise'
export { statisticsQuery } from './input/statistics-query'
export { reportLines, ruleLines } from './report'
export { advise, type CostedAdvice } from './result'
