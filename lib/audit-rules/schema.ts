import { z } from 'zod'
import { strictMap } from '../content-model/schema-issues'
import { databases, levels, needs, rewriteKinds, statements } from './values'

const text = z.string().min(1)
const localized = strictMap({ en: text, zh: text })
const keys = <Key extends string>(known: readonly [Key, ...Key[]]) => z.array(z.enum(known)).min(1).readonly()
const code = z.string().regex(/^[A-Z]{2}\d\d$/, 'must be two capitals and two digits, such as DM30')

/** A statement, and the flags of its fence: `mysql`, `parsed`, `fails="…"`. */
const example = strictMap({ sql: text, marks: text.optional() })

const common = {
  code,
  name: localized,
  statements: keys(statements),
  databases: z.union([
    z.literal('all'),
    keys(Object.keys(databases) as [keyof typeof databases, ...(keyof typeof databases)[]]),
  ]),
}

/** A rule of the audit. */
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
  /** Exceptions in which the finding can be accepted, and other facts that readers should know. */
  note: localized.optional(),
})

/** A rewrite, proven by the engine where both statements are PostgreSQL's. */
export const rewriteRule = strictMap({
  ...common,
  kind: z.enum(rewriteKinds),
  condition: localized,
  /** What decides, beyond the condition, whether both statements agree: dialect, types, collation, engine. A noun phrase. */
  depends: localized.optional(),
  before: example,
  after: example,
  /** Shows the plans of both statements too; an index is created for both. */
  plan: z.boolean().optional(),
  why: localized,
  caveat: localized.optional(),
  native: localized,
})

const family = { page: text, rules: z.array(z.unknown()).min(1) }

/** The schema of a file of rules before its rules are validated, each by the schema that its code selects. */
export const familyFrame = strictMap(family)

export type AuditRule = z.infer<typeof auditRule>
export type RewriteRule = z.infer<typeof rewriteRule>
export type Rule = AuditRule | RewriteRule

/** The default export of a file of `content/rules/`: the rules that one page shows. */
export interface RuleFamily {
  /** Id of the doc that shows these rules. */
  readonly page: string
  readonly rules: readonly Rule[]
}

/** A loaded family, with the line numbers for messages. */
export interface LoadedFamily extends RuleFamily {
  /** The file's name without extension. */
  readonly name: string
  /** The file as a writer knows it. */
  readonly file: string
  /** Line of each rule, by code, and of each of its fields, by `code field`. */
  readonly lines: Readonly<Record<string, number>>
}
