import { statSync } from 'node:fs'
import path from 'node:path'
import { isCompletePng } from '../../node/png'
import type { Report } from '../../diagnostics/diagnostic'
import { xmlError } from './xml'

/** Reports JSON and XML files that cannot be parsed. */
export function unparsableFile(file: string, text: string): Report[] {
  const error = errorOf(file, text)
  return error === undefined ? [] : [{ file, message: `cannot be read: ${error}` }]
}

function errorOf(file: string, text: string): string | undefined {
  if (/\.(xml|svg)$/.test(file)) return xmlError(text)
  if (!/\.(json|webmanifest)$/.test(file)) return undefined
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** Reports empty and truncated images. */
export function brokenImages(outDir: string, files: readonly string[]): Report[] {
  return files
    .filter((file) => /\.(png|jpe?g|webp|avif|svg|gif|ico)$/.test(file))
    .flatMap((file) => {
      const fullPath = path.join(outDir, file)
      if (statSync(fullPath).size === 0) return [{ file, message: 'the image is empty' }]
      return file.endsWith('.png') && !isCompletePng(fullPath) ? [{ file, message: 'the image is truncated' }] : []
    })
}
