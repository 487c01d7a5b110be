import path from 'node:path'
import { errorMessage } from '../text/error-message'

/** A file that cannot be read or written: its path relative to the working directory, the reason and the fix. */
export interface FileFailure {
  readonly file: string
  readonly message: string
  readonly fix: string
}

/** The settings of Linux that limit watchers of folders, by the codes of the errors. */
const watchLimits: Readonly<Record<string, string>> = {
  ENOSPC: 'fs.inotify.max_user_watches',
  EMFILE: 'fs.inotify.max_user_instances',
}

/**
 * Describes an error of a full disk, of missing permissions or of the limit of watchers; returns undefined for other
 * errors.
 */
export function fileFailure(error: unknown): FileFailure | undefined {
  // a failed write has no path; all commands write into `.cache/`
  const { code = '', path: fullPath = '.cache', syscall } = error as NodeJS.ErrnoException
  const file = path.relative('', fullPath)
  const limit = syscall === 'watch' ? watchLimits[code] : undefined
  if (limit !== undefined) {
    const message = 'cannot be watched: a limit of the system is reached'
    return { file, message, fix: `raise ${limit}, then run the command again` }
  }
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
