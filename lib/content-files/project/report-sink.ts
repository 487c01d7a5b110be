import type { ContentSettings } from '../../content-model/settings'
import type { Report } from '../../diagnostics/diagnostic'

/** The reports of the files of a content folder, by severity. */
export interface ReportSink {
  readonly level: ContentSettings['level']
  readonly errors: Report[]
  /** The values that a lenient folder is shown without. */
  readonly unsupported: Report[]
}

/** Adds a report about a value that a lenient folder does without: a warning there, an error in a strict folder. */
export function addUnsupported({ level, errors, unsupported }: ReportSink, report: Report): void {
  ;(level === 'lenient' ? unsupported : errors).push(report)
}
