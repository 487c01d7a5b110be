import { expect, it } from 'vitest'
import { failureMessage, fileFailure } from './file-failure'

const systemError = (code: string, syscall: string, path?: string) =>
  Object.assign(new Error(`${code}: the system's words, ${syscall}`), { code, syscall, ...(path && { path }) })

it('a write to a full disk, whose error has no path, is reported with the cache folder and the fix', () => {
  expect(failureMessage(systemError('ENOSPC', 'write'))).toBe(
    '.cache cannot be written: no space is left on the disk → free some space',
  )
})

it('a file without permission is reported with its path in the project and the fix', () => {
  expect(fileFailure(systemError('EACCES', 'open', `${process.cwd()}/content/en/docs/a.mdx`))).toEqual({
    file: 'content/en/docs/a.mdx',
    message: 'cannot be read or written: permission denied (EACCES)',
    fix: 'correct its permissions',
  })
})

it('another error has its own message', () => {
  expect(fileFailure(new Error('a bug'))).toBeUndefined()
  expect(fileFailure(systemError('ENOENT', 'open', 'a.mdx'))).toBeUndefined()
  expect(failureMessage(new Error('a bug'))).toBe('a bug')
})

it.each([
  ['ENOSPC', 'fs.inotify.max_user_watches'],
  ['EMFILE', 'fs.inotify.max_user_instances'],
])(
  'a folder that cannot be watched because of a limit of the system (%s) is reported with its setting',
  (code, setting) => {
    expect(failureMessage(systemError(code, 'watch', 'content/en'))).toBe(
      `content/en cannot be watched: a limit of the system is reached → raise ${setting}, then run the command again`,
    )
  },
)
