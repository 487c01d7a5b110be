import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { buildSync, type BuildFailure } from 'esbuild'
import { engineSizes } from '../../config/sql-assets'
import { workerFile } from '../../hosting/headers'
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

/** Reports empty scripts and scripts that cannot be parsed. */
export function brokenScripts(outDir: string, files: readonly string[]): Report[] {
  const scripts = files.filter((file) => file.endsWith('.js'))
  const empty = scripts.filter((file) => statSync(path.join(outDir, file)).size === 0)
  return [...syntaxErrors(outDir, scripts), ...empty.map((file) => ({ file, message: 'the script is empty' }))]
}

/** Parses all scripts in one call of esbuild, which takes a quarter of the processor time of acorn. */
function syntaxErrors(outDir: string, scripts: readonly string[]): Report[] {
  try {
    buildSync({
      absWorkingDir: path.resolve(outDir),
      entryPoints: scripts.map((file) => `./${file}`),
      outdir: '.',
      write: false,
      tsconfigRaw: '{}',
      logLevel: 'silent',
      logLimit: 0,
    })
    return []
  } catch (error) {
    return (error as BuildFailure).errors.flatMap(({ text, location }) =>
      location
        ? {
            file: location.file,
            line: location.line,
            column: location.column + 1,
            message: `the script cannot be read: ${text}`,
          }
        : [],
    )
  }
}

/** Reports WebAssembly modules that are truncated or otherwise invalid. */
export function brokenModules(outDir: string, files: readonly string[]): Report[] {
  return files
    .filter((file) => file.endsWith('.wasm') && !WebAssembly.validate(readFileSync(path.join(outDir, file))))
    .map((file) => ({ file, message: 'the WebAssembly module is truncated or invalid' }))
}

/** Reports files of the engine that do not have the size that its worker expects; `export/urls` reports missing ones. */
export function brokenEngine(outDir: string, files: readonly string[]): Report[] {
  return files
    .filter((file) => workerFile.test(`/${file}`))
    .flatMap((worker) =>
      engineSizes(readFileSync(path.join(outDir, worker), 'utf8')).flatMap(([name, expected]) => {
        const file = path.posix.join(path.posix.dirname(worker), name)
        const size = statSync(path.join(outDir, file), { throwIfNoEntry: false })?.size ?? expected
        return size === expected ? [] : [{ file, message: `has ${size} B instead of ${expected} B` }]
      }),
    )
}
