import type { ContentFile } from '../../content-files/content-file'
import { maxDescription } from '../../content-model/first-paragraph'
import { fieldPosition } from '../../content-model/field-position'
import type { FileReport } from '../../diagnostics/diagnostic'

/** Reports a post whose description is missing or exceeds 160 characters. */
export function invalidDescription(file: Pick<ContentFile, 'collection' | 'fields' | 'yaml'>): FileReport[] {
  if (file.collection !== 'blog') return []
  const { description } = file.fields
  if (typeof description !== 'string')
    return [{ line: 1, column: 1, message: 'the post has no description', fix: 'add a line `description: …`' }]
  const length = [...description].length
  if (length <= maxDescription) return []
  const message = `the description has ${length} characters, ${length - maxDescription} more than lists show`
  return [{ ...fieldPosition(file, 'description'), message }]
}
