import type * as Fs from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { watchFolder } from './watch-folder'

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>()
  const watch = (folder: string, listener: () => void) => {
    if (['b', 'c'].includes(path.basename(folder)))
      throw Object.assign(new Error('limit'), { code: 'ENOSPC', syscall: 'watch', path: folder })
    return fs.watch(folder, listener)
  }
  return { ...fs, watch }
})

it('folders that cannot be watched because of a limit of the system are reported once', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = tempFolder({ 'a/x.mdx': '', 'b/x.mdx': '', 'c/x.mdx': '' })
  watchFolder(root, () => {})()
  const folder = path.relative('', path.join(root, 'b'))
  expect(error.mock.calls).toEqual([[expect.stringMatching(`${folder} cannot be watched: .*max_user_watches`)]])
})
