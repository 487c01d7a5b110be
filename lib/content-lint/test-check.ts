import { findAll } from './find-all'
import { formatDiagnostic, formatReport, sortReports } from '../diagnostics/diagnostic'
import type { RuleId } from '../diagnostics/rules'
import { tempFolder, type FileContents } from '../content-files/test-fixtures'

/** The rules whose warnings `checkFiles` returns; the others are tested with their rules. */
const checkedWarnings: readonly RuleId[] = ['links', 'excerpt']

/** Returns the errors and warnings of a content folder with these files; paths are relative to the folder. */
export async function checkFiles(contents: FileContents): Promise<{ reports: string[]; warnings: string[] }> {
  const folder = tempFolder(contents)
  const { diagnostics } = await findAll(folder)
  const format = (list: typeof diagnostics) =>
    sortReports(list).map((report) => formatReport(report).replaceAll(`${folder}/`, ''))
  return {
    reports: format(diagnostics.filter(({ severity }) => severity === 'error')),
    warnings: format(diagnostics.filter(({ rule }) => checkedWarnings.includes(rule))),
  }
}

/** Returns the formatted diagnostics of one rule in a content folder with these files. */
export async function findIn(rule: RuleId, contents: FileContents): Promise<string[]> {
  const folder = tempFolder(contents)
  const { diagnostics } = await findAll(folder)
  const found = sortReports(diagnostics.filter((one) => one.rule === rule))
  return found.map((one) => formatDiagnostic(one).replaceAll(`${folder}/`, ''))
}
