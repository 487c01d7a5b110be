import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { scriptArgs } from '@/lib/node/script-args'

/** Returns a function that writes a file into a folder of the cache and returns its path. */
export function filesIn(name: string): (file: string, text: string) => string {
  const folder = path.join('.cache', name)
  mkdirSync(folder, { recursive: true })
  return (file, text) => {
    writeFileSync(path.join(folder, file), text)
    return path.join(folder, file)
  }
}

/** Returns a function that runs a script with arguments and resolves with its exit code and output. */
export function runScript(script: string) {
  return (...args: string[]): Promise<{ code: number; out: string; error: string }> =>
    new Promise((resolve) => {
      execFile(process.execPath, scriptArgs(script, ...args), (failure, out, error) => {
        resolve({ code: typeof failure?.code === 'number' ? failure.code : 0, out, error })
      })
    })
}
