import type { ContentFile } from '../../content-files/content-file'
import { fieldPosition } from '../../content-model/field-position'
import type { PageTranslations } from '../../content-files/translations'
import type { Report } from '../../diagnostics/diagnostic'

/** The maximum length of a note in the list of changes, in characters. */
const maxNote = 120

/**
 * Reports posts whose frontmatter states a later update without a note on it, notes that only one language of a page
 * has, and notes without a date or with more than 120 characters. Skips drafts and unlisted pages.
 */
export function undescribedRevisions(pages: readonly PageTranslations[]): Report[] {
  return pages.flatMap((translations) => {
    const files = Object.values(translations).filter(({ fields }) => fields.draft !== true && fields.unlisted !== true)
    const noted = files.find((file) => updateOf(file).note !== undefined)
    return files.flatMap((file) => {
      const problem = problemOf(file, noted)
      return problem ? [{ file: file.file, ...fieldPosition(file, 'last_update'), ...problem }] : []
    })
  })
}

type Problem = Pick<Report, 'message' | 'fix'>

/** Returns the problem of a file's update; `noted` is a file of the same page with a note. */
function problemOf(file: ContentFile, noted: ContentFile | undefined): Problem | undefined {
  const { date, note } = updateOf(file)
  if (note === undefined) {
    if (isRevisedPost(file, date)) return { message: `the post was revised on ${date}, but has no note on the change` }
    return noted && { message: `there is no note on the change that ${noted.file} describes` }
  }
  if (date === undefined)
    return { message: 'the note on the change has no date', fix: 'add `date: …` with the day of the revision' }
  const length = [...note].length
  if (length <= maxNote) return undefined
  return {
    message: `the note on the change has ${length} characters, ${length - maxNote} more than lists show`,
    fix: 'shorten it',
  }
}

/** True if a post's update is on a later day than its publication. */
function isRevisedPost({ collection, fields }: ContentFile, updated: string | undefined): boolean {
  return collection === 'blog' && updated !== undefined && updated > String(fields.date).slice(0, 10)
}

/** Returns the day and the note of the last update in a file's frontmatter. */
function updateOf({ fields }: ContentFile): { readonly date?: string; readonly note?: string } {
  const update: Readonly<Record<string, unknown>> = { ...(fields.last_update as object | undefined) }
  const { date, note } = update
  return {
    ...(typeof date === 'string' && { date: date.slice(0, 10) }),
    ...(typeof note === 'string' && { note }),
  }
}
