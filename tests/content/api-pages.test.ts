import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { readApi } from '@/lib/openapi/document'
import { operationIds, readEndpoint } from '@/lib/openapi/endpoint'
import { checkedLanguages, findSyntaxErrors } from '@/lib/openapi/test-syntax'

const pages = [
  'index',
  'authentication',
  'create-workspace',
  'workspace-list',
  'create-analysis',
  'analysis-list',
  'analysis-summary',
  'analysis-detail',
]
const files = locales.flatMap((locale) => pages.map((page) => `content/${locale}/docs/api/${page}.mdx`))
const read = (file: string) => readFileSync(path.resolve(file), 'utf8')
const fences = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\b.*\\n([^]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code.trim())

describe('the API pages', { timeout: 60_000 }, () => {
  const code = files.flatMap((file) =>
    checkedLanguages.flatMap((language) => fences(read(file), language).map((text) => [file, language, text] as const)),
  )

  it.each(code)('the code of %s in %s is accepted by the grammar of its language', async (_file, language, text) => {
    expect(await findSyntaxErrors(language, text)).toEqual([])
  })

  it.each(locales)('the API pages describe each call once (%s)', (locale) => {
    const shown = files
      .filter((file) => file.startsWith(`content/${locale}/`))
      .flatMap((file) => [...read(file).matchAll(/<Endpoint operation="(\w+)"/g)].map(([, id]) => id))
    expect(shown.sort()).toEqual(operationIds(readApi(locale)).sort())
  })
})

describe('the worked example', () => {
  const api = readApi('en')
  const example = <Body>(id: string) => readEndpoint(api, id).request.example as Body
  const answer = <Data>(id: string) => (readEndpoint(api, id).response.example as { data: Data }).data
  const created = answer<{ workspaceId: string }>('createWorkspace')
  const started = answer<{ analysisId: string }>('createAnalysis')
  const [row] = answer<{ summaryStatementInfo: Record<string, string>[] }>('getAnalysisSummary').summaryStatementInfo

  it('the worked example passes each id to the next call', () => {
    expect(example('createAnalysis')).toMatchObject({ workspace: created.workspaceId })
    expect(example('listAnalyses')).toMatchObject(created)
    expect(example('getAnalysisSummary')).toMatchObject({ analysisId: started.analysisId })
    expect(example('getStatementDetails')).toMatchObject({ analysisStmtId: row?.analysisStmtId })
    expect(answer<{ records: object[] }>('listWorkspaces').records).toMatchObject([created])
    expect(answer<{ records: object[] }>('listAnalyses').records).toMatchObject([{ ...created, ...started }])
  })

  it.each(locales)('the pages run, rewrite and plan the statement of the worked example (%s)', (locale) => {
    const { workload } = example<{ workload: string }>('createAnalysis')
    const statement = workload.replace(/;$/, '')
    const details = answer<{ stmtText: string; rewrittenQuery: { rewrittenText: string }[] }>('getStatementDetails')
    const folder = `content/${locale}/docs/api`
    expect(fences(read(`${folder}/index.mdx`), 'sql')).toEqual([workload])
    expect([row?.stmtText, details.stmtText]).toEqual([statement, statement])
    const [before, after, ...plan] = fences(read(`${folder}/analysis-detail.mdx`), 'sql')
    expect([before, plan]).toEqual([statement, [before, after]])
    expect(after).toBe(details.rewrittenQuery.at(-1)?.rewrittenText)
  })

  it('the worked example recommends the index that its plan uses', () => {
    const [index] = answer<{ analysisIndexInfo: string[] }>('getAnalysisSummary').analysisIndexInfo
    expect(read('content/en/docs/api/analysis-detail.mdx')).toContain(`<Plan index="${index?.replace(/;$/, '')}">`)
  })
})
