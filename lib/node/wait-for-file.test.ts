import { Worker } from 'node:worker_threads'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { waitForFile } from './wait-for-file'

describe('waitForFile', () => {
  it('blocks until another thread has written the file', () => {
    const file = path.join(tempFolder({}), 'ready.json')
    const writer = new Worker(`require('node:fs').writeFileSync(${JSON.stringify(file)}, '')`, { eval: true })
    expect(waitForFile(file, () => true)).toBe(true)
    return writer.terminate()
  })

  it('stops when the file is no longer expected', () => {
    let tries = 0
    expect(waitForFile(path.join(tempFolder({}), 'none'), () => ++tries < 3)).toBe(false)
  })
})
