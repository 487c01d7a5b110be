import { z } from 'zod'
import { strictMap } from '../content-model/schema-issues'
import { databases, levels, needs, rewriteKinds, statements } from './values'

const text = z.string().min(1)
const localized = strictMap({ en: text, zh: text })
const keys = <Key extends string>(known: readonly [Key, ...Key[]]) => z.array(z.enum(known)).min(1).readonly()
const databaseKeys = Object.keys(databases) as [keyof typeof databases, ...(keyof typeof databases)[]]
const code = z.string().regex(/^[A-Z]{2}\d\d$/, 'must be two capitals and two digits, such as DM30')

/** The schema of an example: a statement, and the flags of its fence (`mysql`, `parsed`, `fails="…"`). */
const example = strictMap({ sql: text, marks: text.optional() })

const sqlByDatabase = strictMap(
  Object.fromEntries(databaseKeys.map((key) => [key, text.exactOptional()])) as Record<
    keyof typeof databases,
    z.ZodExactOptional<typeof text>
  >,
)

const common = {
  code,
  name: localized,
  statements: keys(statements),
  databases: z.union([z.literal('all'), keys(databaseKeys)]),
}

/** The schema of an audit rule. */
export const auditRule = strictMap({
  ...common,
  level: z.enum(levels),
  needs: z.enum(needs).optional(),
  threshold: z
    .strictObject({ name: localized, default: z.union([text, z.number()]), unit: localized.optional() })
    .optional(),
  trigger: localized,
  reason: localized,
  bad: example,
  good: example,
  /** The SQL of `good` for other databases that cannot execute it; only the review tool shows it. */
  variants: sqlByDatabase.optional(),
  /** Cases in which a violation is acceptable, and other facts for readers. */
  note: localized.optional(),
})

/** The schema of a rewrite rule; the equivalence checker verifies it if both statements are PostgreSQL. */
export const rewriteRule = strictMap({
  ...common,
  kind: z.enum(rewriteKinds),
  condition: localized,
  /** The other factors on which equivalence depends (dialect, types, collation, engine), as a noun phrase. */
  depends: localized.optional(),
  before: example,
  after: example,
  /** Whether to show the execution plans of both statements too; indexes are created for both. */
  plan: z.boolean().optional(),
  why: localized,
  caveat: localized.optional(),
  native: localized,
})

const family = { page: text, rules: z.array(z.unknown()).min(1) }

/** The schema of a rules file without its rules, each of which is validated by the schema that its code selects. */
export const familyFrame = strictMap(family)

export type AuditRule = z.infer<typeof auditRule>
export type RewriteRule = z.infer<typeof rewriteRule>
export type Rule = AuditRule | RewriteRule

/** The default export of a file in `content/rules/`: the rules of a page. */
export interface RuleFamily {
  /** The id of the doc that shows these rules. */
  readonly page: string
  readonly rules: readonly Rule[]
}

/** A family of rules with its file and line numbers, for messages. */
export interface LoadedFamily extends RuleFamily {
  /** The name of the file without its extension. */
  readonly name: string
  /** The path of the file, relative to the project. */
  readonly file: string
  /** The line of each rule, by its code, and of each field, by `code field`. */
  readonly lines: Readonly<Record<string, number>>
}
