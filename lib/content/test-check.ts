import { checkBodies } from './bodies'
import { checkContent } from './check'
import { formatProblem, sortProblems, type Problem } from './problem'
import { tempFolder } from './test-fixtures'

/** What a writer would read about a content folder with these files; paths are relative to the folder. */
export async function checkFiles(
  contents: Readonly<Record<string, string>>,
): Promise<{ problems: string[]; warnings: string[] }> {
  const folder = tempFolder(contents)
  const { files, project, problems } = await checkContent(folder)
  const bodies = await checkBodies(files, folder, project)
  const said = (list: readonly Problem[]) =>
    sortProblems(list).map((problem) => formatProblem(problem).replaceAll(`${folder}/`, ''))
  return { problems: said([...problems, ...bodies.problems]), warnings: said(bodies.warnings) }
}
