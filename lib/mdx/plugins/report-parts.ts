import type { Code, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { visit } from '../../text/visit'
import type { VFile } from 'vfile'
import type { Locale } from '../../i18n/locales'
import { readApi } from '../../openapi/document'
import { readReport, reportParts, type Report, type ReportPartName } from '../../openapi/report'
import { errorMessage } from '../../text/error-message'
import { didYouMean } from '../../text/nearest'
import { attributesOf, isJsxElement, setAttribute } from '../jsx'

/**
 * Gives each `<ReportPart part="summary" />` the report on the example of the API document, as JSON, and its SQL, as
 * fences.
 */
export function remarkReportParts(locale: Locale) {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (!isJsxElement(node, 'ReportPart')) return
      if (node.type === 'mdxJsxTextElement') file.fail('<ReportPart /> must be on a line of its own', node)
      const element = node as MdxJsxFlowElement
      const part = partOf(element, file)
      const report = reportOf(element, locale, file)
      setAttribute(element, 'report', JSON.stringify(report))
      element.children = sqlOf(part, report).map(({ sql, marked }): Code => {
        const lines = linesWith(marked, sql)
        return {
          type: 'code',
          lang: 'sql',
          meta: lines.length > 0 ? `{${lines.join(',')}}` : null,
          value: sql,
          ...(node.position && { position: node.position }),
        }
      })
    })
  }
}

function partOf(node: MdxJsxFlowElement, file: VFile): ReportPartName {
  const { part, ...others } = attributesOf(node)
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) file.fail(`<ReportPart> has no “${unknown}”${didYouMean(unknown, ['part'])}`, node)
  const found = reportParts.find((name) => name === part)
  if (found) return found
  const near = typeof part === 'string' ? didYouMean(part, reportParts) : ''
  return file.fail(`<ReportPart> requires the attribute part, one of ${reportParts.join(', ')}${near}`, node)
}

function reportOf(node: MdxJsxFlowElement, locale: Locale, file: VFile): Report {
  try {
    return readReport(readApi(locale), locale)
  } catch (error) {
    return file.fail(errorMessage(error), node)
  }
}

interface Sql {
  readonly sql: string
  /** The fragments whose lines are highlighted. */
  readonly marked: readonly string[]
}

/** Returns the statements that a part shows. */
function sqlOf(part: ReportPartName, { original, findings, rewrite, index }: Report): readonly Sql[] {
  switch (part) {
    case 'summary':
      return []
    case 'findings':
      return [{ sql: original, marked: findings.flatMap(({ fragments }) => fragments) }]
    case 'rewrite':
      return [
        { sql: original, marked: rewrite.fragments },
        { sql: rewrite.text, marked: [] },
      ]
    case 'index':
      return [{ sql: index.ddl, marked: [] }]
  }
}

/** Returns the numbers of the lines that contain one of the fragments. */
function linesWith(fragments: readonly string[], sql: string): number[] {
  return sql
    .split('\n')
    .flatMap((line, index) => (fragments.some((fragment) => line.includes(fragment)) ? [index + 1] : []))
}
