import { VFileMessage } from 'vfile-message'
import type { ExpandedLine } from '../audit-rules/expand'
import { BodyError, bodyError, bodyReport, type BodyReport, type SourcePosition } from '../content-model/body-error'
import { readBodyHead, withoutBodyHead, type BodyHead } from '../content-model/body-head'
import { bodyLines, cutAtMark, findUnclosedComment } from '../content-model/prose-lines'
import { expandBlocks } from './blocks'
import type { CompiledBody, MdxSource } from './body'
import { unwrapCodeBlocks } from './code-blocks'
import { compilePart, nothingFound, type Found } from './compile-part'
import { formatOf, type BodyFormat } from './format'
import { remarkRemoveFootnotes } from './plugins/footnotes'
import { remarkRemoveDefinitions } from './plugins/terms'
import { remarkUnclosedBlocks, remarkUndefinedFootnotes } from './plugins/unfinished'
import { remarkExtraCells } from './plugins/extra-cells'
import { expandPartials } from './partials'
import { compileRepaired, syntaxError } from './repair'
import { CompileError } from './report'

/**
 * Compiles one MDX body, except the highlighting of its fences. Throws a `BodyError` with all errors that were found, in
 * order.
 */
export async function compileBody(written: MdxSource): Promise<CompiledBody> {
  const unwrapped = unwrapCodeBlocks(written.body.replaceAll('\r\n', '\n'))
  const head = written.settings?.level === 'lenient' ? readBodyHead(unwrapped) : undefined
  const source = { ...written, body: head ? withoutBodyHead(unwrapped, head) : unwrapped }
  let lines: readonly ExpandedLine[] = []
  const positionOf = ({ line, column }: SourcePosition): SourcePosition => {
    const { line: written = line, from } = lines[line - 1] ?? {}
    return { line: written, column, ...(from && { from }) }
  }
  try {
    lines = expandPartials(expandBlocks(source), source)
    const expanded = lines.map(({ text }) => text).join('\n')
    const { whole } = cutAtMark(expanded)
    const comment = findUnclosedComment(whole)
    if (comment)
      throw new BodyError({
        reason: 'this comment is not closed: write --> at its end',
        position: positionOf(comment),
      })
    const { format, isCertain } = formatOf(source)
    const ofHead = head && head.dropped.length > 0 ? [droppedOf(head)] : []
    const compileAs = async (format: BodyFormat['format'], body = expanded): Promise<CompiledBody> => {
      const { whole: text, excerpt } = cutAtMark(body)
      const input = { ...source, format, fileAt: (line: number) => lines[line - 1]?.base ?? source.file }
      const found = nothingFound()
      const code = await compilePart(text, input, found, [
        remarkUnclosedBlocks,
        remarkUndefinedFootnotes,
        remarkExtraCells,
      ])
      const placed = withPositions(found, positionOf)
      placed.warnings.unshift(...ofHead)
      if (excerpt === undefined) return { code, ...placed }
      const additional = [remarkRemoveFootnotes, remarkRemoveDefinitions(source.file)]
      const ofExcerpt = { ...nothingFound(), fences: found.fences, wholeSql: found.sql }
      return { code, excerpt: await compilePart(excerpt, input, ofExcerpt, additional), ...placed }
    }
    if (!isCertain) return await compileAs(format).catch(() => compileAs('md'))
    const isLenient = source.settings?.level === 'lenient'
    return await compileAs(format).catch(async (error: unknown) => {
      const reason = isLenient && format === 'mdx' ? syntaxError(error) : undefined
      if (reason === undefined) throw error
      const repaired = await compileRepaired(expanded, reason, (body) => compileAs(format, body), positionOf)
      return repaired ?? withWarning(compileAs('md', withoutImports(expanded)), bodyReport(reason, positionOf))
    })
  } catch (error) {
    if (error instanceof CompileError) throw bodyError(error.messages, positionOf)
    throw error instanceof VFileMessage ? bodyError([error], positionOf) : error
  }
}

/** Returns a body with empty lines in place of its imports. */
function withoutImports(body: string): string {
  const lines = bodyLines(body)
  return lines.map(({ text, isProse }) => (isProse && /^import\s.*["'];?\s*$/.test(text) ? '' : text)).join('\n')
}

/** Adds a warning that a body is shown as plain Markdown, because it is not valid MDX. */
async function withWarning(compiling: Promise<CompiledBody>, { reason, position }: BodyReport): Promise<CompiledBody> {
  const body = await compiling
  const warning = { reason: `the page is shown as plain Markdown, because it is not valid MDX: ${reason}`, position }
  return { ...body, warnings: [warning, ...body.warnings] }
}

/** Returns the warning about the unsupported elements of a body's `<head>`. */
function droppedOf({ dropped, first }: BodyHead): BodyReport {
  const elements = dropped.map((element) => `<${element}>`).join(', ')
  return { reason: `the <head> of a page does not support ${elements}`, position: { line: first + 1, column: 1 } }
}

/** Maps positions in the expanded body to positions in the source files. */
function withPositions(
  { fences, ...found }: Found,
  positionOf: (position: SourcePosition) => SourcePosition,
): Omit<CompiledBody, 'code'> & Pick<Found, 'warnings'> {
  const placed = <Item extends SourcePosition>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, ...positionOf(item) }))
  const warnings = found.warnings.map((warning) => ({ ...warning, position: positionOf(warning.position) }))
  const { statements, pairs } = found.sql
  return {
    ...found,
    links: placed(found.links),
    images: placed(found.images),
    cards: placed(found.cards),
    warnings,
    sql: { statements: placed(statements), pairs: placed(pairs) },
    ...(fences.length > 0 && { fences }),
  }
}
