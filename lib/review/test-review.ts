import { makeRule } from '../audit-rules/test-rules'
import type { ReviewDialect } from './dialect'
import { reviewRules, reviewSql } from './index'

interface Options {
  readonly dialect: ReviewDialect
  /** The tables that are known. */
  readonly schema?: string | undefined
  /** The settings of rules by their codes. */
  readonly settings: Readonly<Record<string, string | number>>
}

/** Returns a review by the rules with some codes, which returns `code line:column` of each finding, and of each statement that cannot be read. */
export function makeReview({ dialect, schema, settings }: Options): (sql: string, codes: string) => Promise<string[]> {
  return async (sql, codes) => {
    const rules = codes.split(' ').map((code) =>
      makeRule(code, {
        databases: 'all',
        ...(settings[code] !== undefined && {
          threshold: { name: { en: 'limit', zh: '上限' }, default: settings[code] },
        }),
      }),
    )
    const known = reviewRules([{ page: 'rules', rules }], 'en')
    const found = await reviewSql(sql, { dialect, rules: known, ...(schema !== undefined && { schema }) })
    return found.map(({ rule, position: { line, column } }) => `${rule} ${line}:${column}`)
  }
}
