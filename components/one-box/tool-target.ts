import type { Recognized } from '@/lib/recognize/recognized'
import { compareHash, emptyInput, type CompareInput } from '../compare/compare-props'
import { advisorHash, emptyFields, type AdvisorFields } from '../index-advisor/advisor-props'
import { planHash } from '../plan/plan-props'
import { reviewHash, type ReviewInput } from '../review/review-props'

/** A tool and its input: the page path, the start of the hash that holds the input, and the input itself. */
export interface ToolTarget {
  readonly page: string
  readonly hash: string
  readonly value: CompareInput | AdvisorFields | ReviewInput | readonly string[]
}

/** Returns the tool that a recognised text is for, with the fields that the text fills. */
export function toolTarget(found: Exclude<Recognized, { kind: 'error' }>): ToolTarget {
  switch (found.kind) {
    case 'plan':
      return { page: 'workbench/plan/', hash: planHash, value: [found.text] }
    case 'compare': {
      const { before, after, dialect } = found
      // the tool tries all dialects; PostgreSQL is not certain
      const value = { ...emptyInput, before, after, ...(dialect !== 'postgresql' && { dialect }) }
      return { page: 'workbench/compare/', hash: compareHash, value }
    }
    case 'indexes': {
      const { schema, statistics, queries, dialect } = found
      const value = { ...emptyFields, schema, statistics, queries, dialect }
      return { page: 'workbench/index-advisor/', hash: advisorHash, value }
    }
    case 'review':
      return {
        page: 'workbench/review/',
        hash: reviewHash,
        value: { sql: found.sql, schema: '', dialect: found.dialect },
      }
  }
}
