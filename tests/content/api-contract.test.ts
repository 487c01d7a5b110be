import { describe, expect, it } from 'vitest'
import { readProject } from '@/lib/content-files/project/project'
import { locales } from '@/lib/i18n/locales'
import { site } from '@/lib/config/site'
import { walkData } from '@/lib/text/walk-data'
import { readApi } from '@/lib/openapi/document'
import { operationIds, readEndpoint } from '@/lib/openapi/endpoint'

const api = readApi('en')
const answer = <Data>(id: string) => (readEndpoint(api, id).response.example as { data: Data }).data

describe('the API contract', () => {
  it.each(locales)(
    'the API contract names each value of an enum and each default in the description beside it (%s)',
    (locale) => {
      for (const { path, value } of walkData(readApi(locale))) {
        const schema = value as { enum?: string[]; default?: unknown; type?: unknown; description?: string }
        if (path.includes('servers') || schema?.type === undefined || schema.type === 'object') continue
        const expected = [...(schema.enum ?? []), ...(schema.default === undefined ? [] : [schema.default])]
        const missing = expected.filter((text) => !schema.description?.includes(`\`${String(text)}\``))
        expect([path.join('.'), missing]).toEqual([path.join('.'), []])
      }
    },
  )

  it('the API contract gives a type for every field that a page lists', () => {
    for (const id of operationIds(api)) {
      const { request, response } = readEndpoint(api, id)
      const untyped = [...request.fields, ...response.fields].filter(({ types }) => types.length === 0)
      expect([id, untyped.map(({ name }) => name)]).toEqual([id, []])
    }
  })

  it('the API contract gives each error a unique code of five digits, and each call its errors in order', () => {
    const codes = Object.values(api.components['x-errors']).map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.filter((code) => code < 40_000 || code > 59_999)).toEqual([])
    for (const id of operationIds(api)) {
      const listed = readEndpoint(api, id).failures.map(({ code }) => code)
      expect([id, listed]).toEqual([id, listed.toSorted((a, b) => a - b)])
    }
  })
})

interface Row {
  readonly stmtName: string
  readonly stmtText: string
  readonly costBefore: number
  readonly costAfter: number
  readonly performance: number
  readonly contributingIndices: readonly string[]
  readonly [count: `numberOf${string}`]: number
}

interface Named {
  readonly ruleCode: string
  readonly ruleName: string
  readonly ruleNameZh: string
  readonly kind?: string
  readonly level?: string
  readonly fragments: readonly string[]
}

interface Details {
  readonly statementName: string
  readonly stmtText: string
  readonly indexRecommended: readonly { readonly indexDdl: string }[]
  readonly rewrittenQuery: readonly (Named & { readonly rewrittenText: string })[]
  readonly violationRule: readonly Named[]
  readonly validationDetails: Readonly<Record<string, unknown>>
}

describe('the worked example', () => {
  const summary = answer<{
    readonly basicSummary: Readonly<Record<string, unknown>>
    readonly analysisRuleInfo: readonly { readonly ruleName: string }[]
    readonly analysisIndexInfo: readonly string[]
    readonly summaryStatementInfo: readonly Row[]
  }>('getAnalysisSummary')
  const details = answer<Details>('getStatementDetails')
  const [listed] = answer<{ records: Readonly<Record<string, unknown>>[] }>('listAnalyses').records
  const [row] = summary.summaryStatementInfo as [Row]
  const percent = Math.round(((row.costBefore - row.costAfter) / row.costAfter) * 10_000) / 100

  it('the worked example has the same improvement in all calls, computed from the costs', () => {
    expect(row.performance).toBe(percent)
    expect(listed?.performanceImprove).toBe(percent)
    expect(summary.basicSummary).toMatchObject({ performanceImprove: percent })
    expect(summary.basicSummary.summaryMarkdown).toContain(`${percent} %`)
    expect(details.validationDetails).toMatchObject({
      beforeCost: row.costBefore,
      afterCost: row.costAfter,
      performImprovePer: percent,
    })
  })

  it('the worked example prints plans that begin with the costs', () => {
    const costOf = (plan: unknown) => Number(/cost=[\d.]+\.\.([\d.]+)/.exec(String(plan))?.[1])
    const { beforePlan, afterPlan } = details.validationDetails
    expect([costOf(beforePlan), costOf(afterPlan)]).toEqual([row.costBefore, row.costAfter])
  })

  it('the worked example has the same counts, indexes and statement in the list, the summary and the details', () => {
    for (const [name, value] of Object.entries(listed ?? {}))
      if (name.startsWith('numberOf')) expect([name, summary.basicSummary[name]]).toEqual([name, value])
    expect(details).toMatchObject({ statementName: row.stmtName, stmtText: row.stmtText })
    expect(details.indexRecommended.map(({ indexDdl }) => indexDdl)).toEqual(summary.analysisIndexInfo)
    expect(row.contributingIndices).toEqual(summary.analysisIndexInfo)
    expect([row.numberOfHitIndex, row.numberOfIndex]).toEqual([1, details.indexRecommended.length])
    expect(row.numberOfRewrite).toBe(details.rewrittenQuery.length)
    expect(row.numberOfViolations).toBe(details.violationRule.flatMap(({ fragments }) => fragments).length)
  })

  it('the worked example names the rules as the catalogue does, and quotes the statement', async () => {
    const { project } = await readProject(site.contentDir)
    const rules = (project.rules ?? []).flatMap((family) => family.rules)
    for (const { ruleCode, ruleName, ruleNameZh, kind, level, fragments } of [
      ...details.rewrittenQuery,
      ...details.violationRule,
    ]) {
      expect(rules.find(({ code }) => code === ruleCode)).toMatchObject({
        name: { en: ruleName, zh: ruleNameZh },
        ...(kind !== undefined && { kind }),
        ...(level !== undefined && { level }),
      })
      for (const fragment of fragments) expect(details.stmtText).toContain(fragment)
    }
    expect(summary.analysisRuleInfo.map(({ ruleName }) => ruleName)).toEqual(
      details.rewrittenQuery.map(({ ruleName }) => ruleName),
    )
  })
})
