import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { tryLock } from './process-lock'

it('a lock file without data counts as held while its holder may be writing it', () => {
  const file = path.join(tempFolder({ lock: '' }), 'lock')
  expect(tryLock(file, 'test')).toMatchObject({ task: 'unknown' })
})
