import { findAll } from './find-all'
import { formatFinding, type RuleId } from '../content-model/findings'
import { formatProblem, sortProblems } from '../content-model/problem'
import { tempFolder, type FileContents } from '../content-files/test-fixtures'

/** The warnings that most tests check; the others are tested with their rules. */
const asked: readonly RuleId[] = ['links', 'excerpt']

/** Returns the errors and warnings for a content folder with these files; paths are relative to the folder. */
export async function checkFiles(contents: FileContents): Promise<{ problems: string[]; warnings: string[] }> {
  const folder = tempFolder(contents)
  const { findings } = await findAll(folder)
  const said = (list: typeof findings) =>
    sortProblems(list).map((problem) => formatProblem(problem).replaceAll(`${folder}/`, ''))
  return {
    problems: said(findings.filter(({ level }) => level === 'error')),
    warnings: said(findings.filter(({ rule }) => asked.includes(rule))),
  }
}

/** Returns the formatted findings of one rule in a content folder with these files. */
export async function findIn(rule: RuleId, contents: FileContents): Promise<string[]> {
  const folder = tempFolder(contents)
  const { findings } = await findAll(folder)
  const found = sortProblems(findings.filter((one) => one.rule === rule))
  return found.map((one) => formatFinding(one).replaceAll(`${folder}/`, ''))
}
