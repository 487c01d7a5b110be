import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { CheckedContent } from '../content-lint/check-content'
import type { ContentFile } from '../content-files/content-file'
import type { Diagnostic } from '../diagnostics/diagnostic'
import type { LoadedFamily } from '../audit-rules/schema'
import { checkSql } from '../sql-docs/check'
import { readFixture, sqlPagesOf } from '../sql-docs/pages'
import { cachedResults, runJobs, type Job, type JobResults } from '../sql-docs/work'

/**
 * Yields the SQL diagnostics of changed files and of the pages that show changed rules: first those from the cache,
 * then those of a complete check if they differ. The check uses one worker and stops when `signal` is aborted.
 */
export async function* sqlDiagnostics(
  { files, project }: Pick<CheckedContent, 'files' | 'project'>,
  folder: string,
  changed: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<Diagnostic[]> {
  const families = (project.rules ?? []).filter(({ file }) => changed.includes(path.relative(folder, file)))
  const isChanged = (page: ContentFile) => changed.includes(page.file) || families.some((family) => shows(page, family))
  const { pages } = await sqlPagesOf({ files: files.filter(isChanged), project }, folder)
  const find = async (run: (jobs: readonly Job[]) => Promise<JobResults> | JobResults) => {
    return [...(await checkSql(pages, readFixture(folder), run)).diagnostics]
  }
  const known = await find(cachedResults)
  yield known
  const all = await find((jobs) => runJobs(jobs, { maxThreads: 1, signal }))
  if (!isDeepStrictEqual(all, known)) yield all
}

/** True if a page shows the rules of a family. */
function shows({ body }: ContentFile, { name }: LoadedFamily): boolean {
  return body.includes(`<RuleFamily name="${name}"`)
}
