import { matchesIn, type Prose, type TextPosition } from '../../content-model/prose'
import type { FileReport } from '../../diagnostics/diagnostic'

/** Returns the headings of a body in order, with their levels. */
export function headingsIn(prose: Prose): (TextPosition & { readonly depth: number })[] {
  return matchesIn(prose, /^ {0,3}(#{1,6})(?=\s)/g).map(({ line, column, match }) => ({
    line,
    column,
    depth: match[1]?.length ?? 0,
  }))
}

/** Reports headings that skip a level, such as level 4 after level 2; the title is level 1. */
export function skippedLevels(prose: Prose): FileReport[] {
  return headingsIn(prose).flatMap(({ line, column, depth }, index, all): FileReport[] => {
    const above = all[index - 1]?.depth ?? 1
    if (depth <= above + 1) return []
    const message = `a heading of level ${depth} follows one of level ${above}`
    return [{ line, column, message, fix: `write it with ${'#'.repeat(above + 1)}` }]
  })
}
