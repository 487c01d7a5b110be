import { statSync } from 'node:fs'
import path from 'node:path'
import { isCompletePng } from '../node/png'
import type { Found } from './finding'
import { xmlMistake } from './xml'

/** A JSON or XML file that programs could not read. */
export function unreadable(file: string, text: string): Found[] {
  const mistake = mistakeOf(file, text)
  return mistake === undefined ? [] : [{ file, message: `cannot be read: ${mistake}` }]
}

function mistakeOf(file: string, text: string): string | undefined {
  if (/\.(xml|svg)$/.test(file)) return xmlMistake(text)
  if (!/\.(json|webmanifest)$/.test(file)) return undefined
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** Pictures without a byte, and those that were not written to their end. */
export function brokenPictures(outDir: string, files: readonly string[]): Found[] {
  return files
    .filter((file) => /\.(png|jpe?g|webp|avif|svg|gif|ico)$/.test(file))
    .flatMap((file) => {
      const place = path.join(outDir, file)
      if (statSync(place).size === 0) return [{ file, message: 'a picture of no bytes' }]
      return file.endsWith('.png') && !isCompletePng(place) ? [{ file, message: 'a picture that was cut off' }] : []
    })
}
