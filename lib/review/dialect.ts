/** The dialects that a review reads. */
export const reviewDialects = ['postgresql', 'mysql', 'sqlserver', 'oracle'] as const

export type ReviewDialect = (typeof reviewDialects)[number]
