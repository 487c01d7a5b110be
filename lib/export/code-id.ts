import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from './assemble'

const codeFolders = ['app', 'components', 'lib', 'messages']

/** Identifies the code, not the content: pages of one build id can be navigated between in the browser. */
export function codeId(): string {
  const hash = createHash('sha1').update(readFileSync('package-lock.json'))
  for (const folder of codeFolders) {
    for (const file of listFiles(folder).filter((name) => !name.includes('.test.')))
      hash.update(file).update(readFileSync(path.join(folder, file)))
  }
  return hash.digest('hex').slice(0, 8)
}
