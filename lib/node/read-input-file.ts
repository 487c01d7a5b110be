import { readFileSync } from 'node:fs'
import { errorMessage } from '../text/error-message'

/** The reasons why a file cannot be read, by the codes of the errors. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
}

/**
 * Returns the text of a file that a command received as an argument, without a byte order mark. Throws an error that
 * names the file if it cannot be read.
 */
export function readInputFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? `it cannot be read: ${errorMessage(error)}`
    throw new Error(`${file}: ${reason}`)
  }
}
