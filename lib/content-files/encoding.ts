import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { positionAt } from '../text/position-at'
import type { Report } from '../diagnostics/diagnostic'

/** Files that hold something else than UTF-8, each with its first line that cannot be read. */
export function unreadableFiles(files: readonly string[]): Report[] {
  return files.flatMap((file) => {
    const bytes = readFileSync(file)
    // texts have no zeros: UTF-16 does, and may be UTF-8 by chance
    if (isUtf8(bytes) && !bytes.includes(0)) return []
    const text = bytes.toString('utf8')
    const position = positionAt(text, text.search(/[\uFFFD\0]/))
    // every second byte of UTF-16 that is read as UTF-8 is one
    const isText = isUtf8(bytes) && text.split('\0').length < text.length / 4
    const message = isText
      ? 'the file contains a NUL character (U+0000): delete it'
      : 'the file is not UTF-8: its text cannot be read from this line on'
    return [{ file, ...position, message }]
  })
}
