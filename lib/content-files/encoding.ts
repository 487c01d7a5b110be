import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { positionAt } from '../text/position-at'
import type { Report } from '../diagnostics/diagnostic'

/** Reports files that are not UTF-8 or contain a NUL character, each at the first such character. */
export function unreadableFiles(files: readonly string[]): Report[] {
  return files.flatMap((file) => {
    const bytes = readFileSync(file)
    // UTF-16 may be valid UTF-8 by chance, but contains NUL characters
    if (isUtf8(bytes) && !bytes.includes(0)) return []
    const text = bytes.toString('utf8')
    const position = positionAt(text, text.search(/[\uFFFD\0]/))
    // in UTF-16 text that is read as UTF-8, every second character is NUL
    const isText = isUtf8(bytes) && text.split('\0').length < text.length / 4
    const message = isText
      ? 'the file contains a NUL character (U+0000): delete it'
      : 'the file is not UTF-8: its text cannot be read from this line on'
    return [{ file, ...position, message }]
  })
}
