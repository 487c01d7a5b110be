import type { ContentSettings } from '../../content-model/settings'
import type { Report } from '../../diagnostics/diagnostic'

/** The reports of the files of a content folder, by severity. */
export interface ReportSink {
  readonly level: ContentSettings['level']
  readonly errors: Report[]
  /** The invalid values that are omitted in a lenient folder. */
  readonly unsupported: Report[]
}

/** Adds a report about an invalid value: a warning in a lenient folder, which omits it, an error in a strict one. */
export function addUnsupported({ level, errors, unsupported }: ReportSink, report: Report): void {
  ;(level === 'lenient' ? unsupported : errors).push(report)
}
