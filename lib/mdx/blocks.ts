import { expandRules, type ExpandedLine } from '../audit-rules/expand'
import { bodyLines } from '../content-model/prose-lines'
import { versionSections } from '../engine-versions/markdown'
import type { MdxSource } from './body'

const VERSION_INDEX = /^<VersionIndex\s*\/>\s*$/

/** Returns the lines of a body, with each element of `writersBlocks` replaced by its Markdown. */
export function expandBlocks({ body, rules, versions, locale }: MdxSource): ExpandedLine[] {
  const lines = expandRules(body, rules?.families ?? [], locale)
  if (!versions) return lines
  const prose = bodyLines(lines.map(({ text }) => text).join('\n'))
  return lines.flatMap((line, index) =>
    prose[index]?.isProse && VERSION_INDEX.test(line.text)
      ? versionSections(versions, locale).map((text) => ({ text, line: line.line }))
      : [line],
  )
}
