import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { contentHash } from '../node/content-hash'
import { replaceFile } from '../node/replace-file'
import type { RunConfig } from './evaluate'

const run = promisify(execFile)

/** The options of Node's permission model, whose name depends on the version of Node. */
const permissions = [
  process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
  '--allow-fs-read=*',
]

/**
 * Returns a function that runs configurations in processes that can neither write files nor start programs nor open
 * connections. A process ends after `timeLimit` milliseconds.
 */
export function configProcess({ timeLimit = 15_000 } = {}): RunConfig {
  return async (code, file, variables) => {
    const script = path.resolve('.cache', 'modules', `${contentHash(code)}.cjs`)
    replaceFile(script, code)
    try {
      const worker = fileURLToPath(new URL('./evaluate.worker.cjs', import.meta.url))
      const { stdout } = await run(process.execPath, [...permissions, worker, script, file], {
        cwd: path.dirname(file),
        env: variables,
        timeout: timeLimit,
        maxBuffer: 100_000_000,
      })
      return stdout
    } catch (error) {
      if ((error as { killed?: boolean }).killed !== true) throw error
      throw new Error(`it does not end within ${timeLimit / 1000} s`, { cause: error })
    }
  }
}
