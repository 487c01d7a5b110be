import path from 'node:path'
import { fieldPosition } from '../content-model/field-position'
import { locationError, parseLocation, type Redirect } from '../content-model/redirects'
import type { ContentFile } from './content-file'
import type { RedirectRow } from './project/redirects'

/** A redirect, and the position in a file at which it is declared. */
export interface DeclaredRedirect extends Redirect {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Returns the redirects of the pages' `redirect_from` fields and of `redirects.yml`, without invalid ones. */
export function declaredRedirects(
  files: readonly ContentFile[],
  rows: readonly RedirectRow[],
  contentDir: string,
): DeclaredRedirect[] {
  const ofPages = files.flatMap((file) =>
    formerPaths(file.fields.redirect_from).map((from) => ({
      from: parseLocation(from),
      to: { page: file.path, anchor: '' },
      file: path.join(contentDir, file.file),
      ...fieldPosition(file, 'redirect_from', from),
    })),
  )
  return [...ofPages, ...rows.map((row) => ({ ...row, file: path.join(contentDir, 'redirects.yml') }))]
}

/** Returns the valid locations of a `redirect_from` field, which has a list or a single location. */
function formerPaths(value: unknown): string[] {
  return [value].flat().filter((text) => typeof text === 'string' && locationError(text) === undefined) as string[]
}
