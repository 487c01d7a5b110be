import path from 'node:path'
import { datedName } from '../content-model/content-path'
import { cutAtMark } from '../content-model/prose-lines'
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

/** Reports posts without a `truncate` mark, which lists would show in full. */
export function postsWithoutExcerpt(files: readonly ContentFile[], contentDir: string): Report[] {
  return posts(files)
    .filter(({ body }) => cutAtMark(body).excerpt === undefined)
    .map(({ file, bodyLine }) => ({
      file: path.join(contentDir, file),
      line: bodyLine,
      column: 1,
      message: 'the excerpt has no end, so lists show the whole post: add a line `{/* truncate */}`',
    }))
}

function posts(files: readonly ContentFile[]): ContentFile[] {
  return files.filter(({ collection }) => collection === 'blog')
}

function yearOf(date: unknown): string | undefined {
  const parsed = typeof date === 'string' ? new Date(date) : undefined
  return parsed === undefined || Number.isNaN(parsed.getTime()) ? undefined : String(parsed.getUTCFullYear())
}
