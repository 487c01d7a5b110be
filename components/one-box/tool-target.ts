import { paths, publicPath, type PagePath } from '@/lib/config/routes'
import type { Locale } from '@/lib/i18n/locales'
import type { Recognized } from '@/lib/recognize/recognized'
import { compareHash, emptyInput, type CompareInput } from '../compare/compare-props'
import { advisorHash, emptyFields, type AdvisorFields } from '../index-advisor/advisor-props'
import { planHash } from '../plan/plan-props'
import { reviewHash, type ReviewInput } from '../review/review-props'

/** A tool and its input: the page, the start of the hash that holds the input, and the input itself. */
export interface ToolTarget {
  readonly page: string
  readonly hash: string
  readonly value: CompareInput | AdvisorFields | ReviewInput | readonly string[]
}

/** Returns the tool that a recognised text is for, with the fields that the text fills. */
export function toolTarget(found: Exclude<Recognized, { kind: 'error' }>, locale: Locale): ToolTarget {
  const to = (page: PagePath, hash: string, value: ToolTarget['value']) => ({
    page: publicPath(locale, page),
    hash,
    value,
  })
  switch (found.kind) {
    case 'plan':
      return to(paths.doc('workbench/plan'), planHash, [found.text])
    case 'compare': {
      const { before, after, dialect } = found
      // the tool tries PostgreSQL, then MySQL; only MySQL is certain
      return to(paths.compare, compareHash, { ...emptyInput, before, after, ...(dialect === 'mysql' && { dialect }) })
    }
    case 'indexes': {
      const { schema, statistics, queries, dialect } = found
      return to(paths.doc('workbench/index-advisor'), advisorHash, {
        ...emptyFields,
        schema,
        statistics,
        queries,
        dialect,
      })
    }
    case 'review':
      return to(paths.doc('workbench/review'), reviewHash, { sql: found.sql, schema: '', dialect: found.dialect })
  }
}
