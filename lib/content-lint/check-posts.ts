import path from 'node:path'
import { datedName } from '../content-model/content-path'
import { bodyLines, truncateMarks } from '../content-model/prose-lines'
import type { ContentFile } from '../content-files/content-file'
import { fieldPosition } from '../content-model/field-position'
import type { Report } from '../diagnostics/diagnostic'
import type { TextPosition } from '../content-model/prose'

/** Reports posts whose path has neither a date nor the folder of their year. */
export function misplacedPosts(files: readonly ContentFile[], contentDir: string): Report[] {
  return posts(files).flatMap((file): Report[] => {
    const report = (position: TextPosition, message: string) => [
      { file: path.join(contentDir, file.file), ...position, message },
    ]
    if (datedName(file.id)) return []
    const year = yearOf(file.fields.date)
    if (!/^\d{4}\/[^/]+(?:\/index)?$/.test(file.id))
      return report(
        { line: 1, column: 1 },
        `a post must be in the folder of its year${year === undefined ? ', such as blog/2025/' : `: blog/${year}/`}`,
      )
    const folder = file.id.slice(0, 4)
    if (year === undefined || year === folder) return []
    return report(
      fieldPosition(file, 'date'),
      `the date is in ${year} (UTC), the folder is ${folder}: move the file to blog/${year}/`,
    )
  })
}

/** Reports posts without a `truncate` mark, which lists would show in full, and second marks. */
export function wrongTruncateMarks(files: readonly ContentFile[], contentDir: string): Report[] {
  return posts(files).flatMap(({ file, body, bodyLine }) => {
    const report = (index: number, message: string, fix?: string) => ({
      file: path.join(contentDir, file),
      line: bodyLine + index,
      column: 1,
      message,
      ...(fix !== undefined && { fix }),
    })
    const [mark, second] = truncateMarks(bodyLines(body))
    if (mark === undefined)
      return [report(0, 'the excerpt has no end, so lists show the whole post: add a line `{/* truncate */}`')]
    return second === undefined
      ? []
      : [report(second, 'the excerpt ends at the first truncate mark', 'delete this one')]
  })
}

function posts(files: readonly ContentFile[]): ContentFile[] {
  return files.filter(({ collection }) => collection === 'blog')
}

function yearOf(date: unknown): string | undefined {
  const parsed = typeof date === 'string' ? new Date(date) : undefined
  return parsed === undefined || Number.isNaN(parsed.getTime()) ? undefined : String(parsed.getUTCFullYear())
}
