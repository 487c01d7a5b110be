import { existsSync } from 'node:fs'

/** Blocks the thread until a file exists, or until `isExpected` returns false; returns whether the file exists. */
export function waitForFile(file: string, isExpected: () => boolean): boolean {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  while (!existsSync(file)) {
    if (!isExpected()) return false
    Atomics.wait(pause, 0, 0, 20)
  }
  return true
}
