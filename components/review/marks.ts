import type { CodeMark } from '../workbench/SqlEditor'
import { syntaxText } from './ReviewFinding'
import type { Level, Review, ReviewToolProps } from './review-props'
import { selectFindings } from './select-findings'

const severities = { prohibited: 'error', warning: 'warning', notice: 'info' } as const

/** Returns the marks of an editor for the findings that are shown. */
export function marksOf(review: Review | undefined, lowest: Level, texts: ReviewToolProps['texts']): CodeMark[] {
  return selectFindings(review?.found ?? [], lowest, 'place')
    .flatMap(({ findings }) => findings)
    .map(({ start, end, level, rule, name, reason }) => ({
      ...{ start, end, severity: severities[level] },
      message: reason === undefined ? syntaxText(name, texts) : `${rule} ${name}`,
    }))
}
