/** The dialects of the queries for which the advisor finds indexes. */
export const advisorDialects = ['postgresql', 'mysql'] as const

export type AdvisorDialect = (typeof advisorDialects)[number]
