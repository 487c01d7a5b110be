import type { RewriteKind } from '../../audit-rules/values'
import type { RewriteRecord } from '../../content-files/sql-records'
import type { SourcePosition } from '../../content-model/body-error'
import type { Diagnostic } from '../../diagnostics/diagnostic'
import type { SqlPair } from '../../mdx/plugins/sql'
import { didYouMean } from '../../text/nearest'

/** A message about an incorrect badge, with its position. */
export type BadgeReport = SourcePosition & Pick<Diagnostic, 'message' | 'fix'>

interface Known {
  /** The kind of each rewrite rule, by its code. */
  readonly kinds: ReadonlyMap<string, RewriteKind>
  readonly recordOf: (name: string) => RewriteRecord | undefined
}

/**
 * Reports each `<Rewrite>` whose kind, which its badge shows, differs from the recorded result or from the kind of its
 * rule, or whose rule does not exist. `check:sql` reports missing records.
 */
export function incorrectBadges(pairs: readonly SqlPair[], known: Known): BadgeReport[] {
  return pairs
    .filter(({ component }) => component === 'Rewrite')
    .flatMap((pair) =>
      [againstVerdict(pair, known), againstRule(pair, known)]
        .filter((found) => found !== undefined)
        .map(({ message, fix }) => ({ ...positionOf(pair), message: `<Rewrite> ${message}`, fix })),
    )
}

type Finding = Pick<Diagnostic, 'message' | 'fix'> | undefined

function againstVerdict({ kind, record, otherRecord }: SqlPair, { recordOf }: Known): Finding {
  const stored = recordOf(record) ?? (otherRecord === undefined ? undefined : recordOf(otherRecord))
  if (!stored || (stored.differs !== undefined) === (kind === 'correctness')) return undefined
  return stored.differs
    ? {
        message: 'says kind="equivalent", but the stored verdict is that a database tells the two apart',
        fix: 'write kind="correctness", or correct the statements and run `npm run sql:record`',
      }
    : {
        message: 'says kind="correctness", but the stored verdict is that no database tells the two apart',
        fix: 'write kind="equivalent", or correct the statements and run `npm run sql:record`',
      }
}

function againstRule({ kind = 'equivalent', rule }: SqlPair, { kinds }: Known): Finding {
  if (rule === undefined || kinds.size === 0) return undefined
  const own = kinds.get(rule)
  if (own === undefined)
    return {
      message: `names the rule “${rule}”, which does not exist${didYouMean(rule, [...kinds.keys()])}`,
      fix: 'name a rule of rules/, or leave the attribute out',
    }
  if (own === kind) return undefined
  return {
    message: `says kind="${kind}", but ${rule} is a rewrite of the kind “${own}”`,
    fix: 'write the kind of the rule, or leave the attribute rule out if the two are not an example of it',
  }
}

function positionOf({ line, column, from }: SqlPair): SourcePosition {
  return { line, column, ...(from && { from }) }
}
