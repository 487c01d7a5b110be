import { z } from 'zod'
import type { Locale } from '../i18n/locales'
import type { ApiDocument } from './document'
import { readEndpoint } from './endpoint'

/** The parts of a report that `<ReportPart>` can show. */
export const reportParts = ['summary', 'findings', 'rewrite', 'index'] as const

export type ReportPartName = (typeof reportParts)[number]

/** The report on the example of the API document: an analysis of one statement, with validation. */
export interface Report {
  readonly analysis: string
  readonly statement: string
  /** The statement as it was sent. */
  readonly original: string
  readonly counts: Readonly<Record<CountName, number>>
  readonly findings: readonly { code: string; name: string; level: Level; fragments: readonly string[] }[]
  readonly rewrite: { code: string; name: string; kind: Kind; fragments: readonly string[]; text: string }
  readonly index: { ddl: string; columns: readonly { columnName: string; usage: Usage; fragment: string }[] }
  readonly costs: { readonly before: number; readonly after: number; readonly improvement: number }
}

/** The counts of a summary that the report shows, in order. */
export const countNames = [
  'numberOfQuery',
  'numberOfSyntaxError',
  'numberOfRewrittenQuery',
  'numberOfViolations',
  'numberOfIndex',
] as const

type CountName = (typeof countNames)[number]

const level = z.enum(['prohibited', 'warning', 'notice'])
const kind = z.enum(['equivalent', 'correctness'])
const usage = z.enum(['equality', 'range', 'join', 'group', 'sort', 'output'])

type Level = z.infer<typeof level>
type Kind = z.infer<typeof kind>
type Usage = z.infer<typeof usage>

const counts = Object.fromEntries(countNames.map((name) => [name, z.number()])) as Record<CountName, z.ZodNumber>

const rule = { ruleCode: z.string(), ruleName: z.string(), ruleNameZh: z.string(), fragments: z.array(z.string()) }

const summary = z.object({
  data: z.object({ analysisName: z.string(), basicSummary: z.object(counts) }),
})

const details = z.object({
  data: z.object({
    statementName: z.string(),
    stmtText: z.string(),
    indexRecommended: z.tuple([
      z.object({
        indexDdl: z.string(),
        columns: z.array(z.object({ columnName: z.string(), usage, fragment: z.string() })),
      }),
    ]),
    rewrittenQuery: z.tuple([z.object({ ...rule, kind, rewrittenText: z.string() })]),
    violationRule: z.array(z.object({ ...rule, level })),
    validationDetails: z.object({ beforeCost: z.number(), afterCost: z.number(), performImprovePer: z.number() }),
  }),
})

/** Reads the report from the example responses of the API document. Throws if they lack a part of it. */
export function readReport(api: ApiDocument, locale: Locale): Report {
  const { analysisName, basicSummary } = exampleOf(api, 'getAnalysisSummary', summary).data
  const { statementName, stmtText, ...parts } = exampleOf(api, 'getStatementDetails', details).data
  const [index] = parts.indexRecommended
  const [rewrite] = parts.rewrittenQuery
  const { beforeCost, afterCost, performImprovePer } = parts.validationDetails
  const named = ({ ruleCode, ruleName, ruleNameZh, fragments }: z.infer<z.ZodObject<typeof rule>>) => ({
    code: ruleCode,
    name: locale === 'zh' ? ruleNameZh : ruleName,
    fragments,
  })
  return {
    analysis: analysisName,
    statement: statementName,
    original: stmtText,
    counts: basicSummary,
    findings: parts.violationRule.map((violation) => ({ ...named(violation), level: violation.level })),
    rewrite: { ...named(rewrite), kind: rewrite.kind, text: rewrite.rewrittenText },
    index: { ddl: index.indexDdl, columns: index.columns },
    costs: { before: beforeCost, after: afterCost, improvement: performImprovePer },
  }
}

function exampleOf<Data>(api: ApiDocument, operation: string, schema: z.ZodType<Data>): Data {
  const result = schema.safeParse(readEndpoint(api, operation).response.example)
  if (result.success) return result.data
  throw new Error(
    `the example of ${operation} in api/openapi.yaml lacks a part of the report: ${z.prettifyError(result.error)}`,
  )
}
