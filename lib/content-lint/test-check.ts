import { findAll } from './find-all'
import { formatFinding, type RuleId } from '../content-model/findings'
import { formatProblem, sortProblems } from '../content-model/problem'
import { tempFolder, type FileContents } from '../content-files/test-fixtures'

/** What is said of the site's own language alone is not what most tests ask about. */
const asked: readonly RuleId[] = ['links', 'excerpt']

/** What a writer would read about a content folder with these files; paths are relative to the folder. */
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

/** What a rule finds in a content folder with these files, as it is printed. */
export async function findIn(rule: RuleId, contents: FileContents): Promise<string[]> {
  const folder = tempFolder(contents)
  const { findings } = await findAll(folder)
  const found = sortProblems(findings.filter((one) => one.rule === rule))
  return found.map((one) => formatFinding(one).replaceAll(`${folder}/`, ''))
}
