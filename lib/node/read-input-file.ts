import { readFileSync } from 'node:fs'

/**
 * Returns the text of a file that a command received as an argument, without a byte order mark. Throws an error that
 * names the file if it cannot be read.
 */
export function readInputFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new Error(missing ? `${file}: there is no such file` : `${file}: it cannot be read: ${String(error)}`)
  }
}
