import type { BodyReport, SourcePosition } from '../content-model/body-error'
import { bodyLines } from '../content-model/prose-lines'
import { escapeRegExp } from '../text/regexp'
import type { CompiledBody } from './body'
import { CompileError } from './report'
import type { VFileMessage } from 'vfile-message'

/** The maximum number of corrections of a body, each of which takes another parse. */
const MAX_REPAIRS = 200

/** A body with one correction, and the report about it. */
interface Repair {
  readonly body: string
  readonly report: BodyReport
}

/**
 * Compiles a body whose only errors are characters that MDX 1 took for text, as the “<” of `List<String\>`: they are
 * escaped one kind after the other. Returns undefined if it has other errors. `error` is that of the body as it is,
 * and `positionOf` maps positions to those in its files.
 */
export async function compileRepaired(
  body: string,
  error: VFileMessage,
  compile: (body: string) => Promise<CompiledBody>,
  positionOf: (position: SourcePosition) => SourcePosition,
): Promise<CompiledBody | undefined> {
  const reports = new Map<string, BodyReport>()
  let repair = repairOf(body, error)
  for (let count = 0; repair && count < MAX_REPAIRS; count += 1) {
    const { report, body: repaired } = repair
    if (!reports.has(report.reason)) reports.set(report.reason, { ...report, position: positionOf(report.position) })
    const outcome = await compile(repaired).catch(syntaxError)
    if (outcome && 'code' in outcome) return { ...outcome, warnings: [...reports.values(), ...outcome.warnings] }
    repair = outcome && repairOf(repaired, outcome)
  }
  return undefined
}

/** Returns the error of a body that the parser of MDX refuses; undefined for other errors, such as those of plugins. */
export function syntaxError(error: unknown): VFileMessage | undefined {
  const messages = error instanceof CompileError ? error.messages : []
  return messages.every(({ source = '' }) => /mdx|micromark/.test(source)) ? messages[0] : undefined
}

function repairOf(body: string, { ruleId, reason, line, column }: VFileMessage): Repair | undefined {
  if (line === undefined || column === undefined) return undefined
  const lines = body.split('\n')
  const text = lines[line - 1] ?? ''
  const sign = ruleId === 'acorn' ? '{' : ruleId === 'unexpected-character' && /\bname\b/.test(reason) ? '<' : undefined
  const index = sign === undefined ? -1 : text.lastIndexOf(sign, sign === '<' ? column - 2 : column - 1)
  if (sign === undefined || index < 0 || text[index - 1] === '\\') return undefined
  const [whole = sign, address] = /^<((?:https?:\/\/|[^\s@<>]+@)[^\s<>]+)>/.exec(text.slice(index)) ?? []
  const link = address !== undefined && `[${address}](${address.includes('://') ? '' : 'mailto:'}${address})`
  const repaired = text.slice(0, index) + (link || `\\${sign}`) + text.slice(index + whole.length)
  const message = link
    ? `${whole} is not valid MDX: write ${link}`
    : `this “${sign}” is shown as text, because it is not valid MDX: write \\${sign}`
  const report = { reason: message, position: { line, column: index + 1 } }
  const own = lines.with(line - 1, repaired).join('\n')
  return { body: sign === '<' && !link ? escapeAll(own, text.slice(index, column)) : own, report }
}

/** Escapes a text that is never valid in MDX, such as `<String\`, wherever it is outside of code: each parse takes long. */
function escapeAll(body: string, invalid: string): string {
  const pattern = new RegExp(`(\`+[^\`]*\`+)|(?<!\\\\)${escapeRegExp(invalid)}`, 'g')
  const escaped = (whole: string, code?: string) => code ?? `\\${whole}`
  return bodyLines(body)
    .map(({ text, isProse }) => (isProse ? text.replace(pattern, escaped) : text))
    .join('\n')
}
