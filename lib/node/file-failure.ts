import path from 'node:path'
import { errorMessage } from '../text/error-message'

/** A file that cannot be read or written: its path relative to the working directory, the reason and the fix. */
export interface FileFailure {
  readonly file: string
  readonly message: string
  readonly fix: string
}

/** Describes an error of a full disk or of missing permissions; returns undefined for other errors. */
export function fileFailure(error: unknown): FileFailure | undefined {
  // a failed write has no path; all commands write into `.cache/`
  const { code = '', path: fullPath = '.cache' } = error as NodeJS.ErrnoException
  const file = path.relative('', fullPath)
  if (['ENOSPC', 'EDQUOT'].includes(code))
    return { file, message: 'cannot be written: no space is left on the disk', fix: 'free some space' }
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return { file, message: `cannot be read or written: permission denied (${code})`, fix: 'correct its permissions' }
  return undefined
}

/** Returns the message of an error, in a sentence with the fix for a full disk or missing permissions. */
export function failureMessage(error: unknown): string {
  const failure = fileFailure(error)
  return failure ? `${failure.file} ${failure.message} → ${failure.fix}` : errorMessage(error)
}
