import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runEsbuild } from '../../node/bundle.mjs'
import { codeHash } from '../../node/code-hash'
import { readOrCompute } from '../../node/json-cache'
import { listFiles } from '../../node/list-files'
import { preactModules } from '../../next/preact-modules'
import { writePageFile } from './write-page-file'

/** A package whose code is in the site, with the texts that its licence requires. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly texts: readonly string[]
}

/** The allowed licences, which require only that their text is included. */
const allowed = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'PostgreSQL', 'Unlicense'])

/** The entry points of browser code: the site's scripts with the islands, and the workers. */
const starts = [
  'instrumentation-client.ts',
  ...['sql', 'review', 'index-advisor', 'sql-run'].map((lib) => path.join('lib', lib, 'browser', 'worker.ts')),
]

/** Writes the licences of all packages in the site. Throws if a licence is not allowed or has no text. */
export async function writeLicences(outDir: string): Promise<void> {
  const code = codeHash('app', 'components', 'lib', 'instrumentation-client.ts', 'package-lock.json')
  const read = async () => (await shippedPackages()).map((name) => readPackage(path.join('node_modules', name)))
  const packages = await readOrCompute(path.join('.cache', 'licences', `${code}.json`), read)
  const errors = licenceErrors(packages)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  writePageFile(outDir, 'en', 'licences.txt', licenceList(packages))
}

/** Returns the names of the packages that browser code imports directly or transitively, as resolved by esbuild, and of Next. */
async function shippedPackages(): Promise<string[]> {
  const islands = ['app', 'components'].flatMap((folder) =>
    listFiles(folder)
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => path.join(folder, file))
      .filter((file) => /^'use client'/.test(readFileSync(file, 'utf8'))),
  )
  const { metafile } = await runEsbuild({
    entryPoints: [...islands, ...starts],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unwritten',
    format: 'esm',
    // prints what entry points share once instead of once for each of them
    splitting: true,
    platform: 'browser',
    alias: { ...preactModules },
    define: { 'process.env.NODE_ENV': '"production"' },
    // these are compiled into the framework
    external: ['node:*', 'react-server-dom-*', '@vercel/*'],
    loader: { '.wasm': 'empty', '.data': 'empty' },
    logLevel: 'silent',
  })
  const names = Object.keys(metafile.inputs).flatMap(
    (file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [],
  )
  // the runtime of its bundler loads all scripts
  return [...new Set(['next', ...names])].sort()
}

/** Returns an error for each package whose licence is not allowed or has no text. */
export function licenceErrors(packages: readonly ShippedPackage[]): string[] {
  return packages.flatMap(({ name, licence, texts }) => {
    if (!licence.split(' AND ').every((one) => allowed.has(one)))
      return [
        `${name} is part of the site, but its licence ${licence} is not allowed: see lib/build/outputs/licences.ts`,
      ]
    return texts.length === 0
      ? [`${name} is part of the site, but has no file with the text of its licence ${licence}`]
      : []
  })
}

/** Returns the text of the licence file: all packages with their licences. */
export function licenceList(packages: readonly ShippedPackage[]): string {
  const parts = packages.map(({ name, version, licence, texts }) =>
    [`${name} ${version} (${licence})`, ...texts.map((text) => text.trim())].join('\n\n'),
  )
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const files = listFiles(folder).filter((file) =>
    /^(?:licen[cs]es?|notice|copying|third_party)\b[^/]*(?:\/[^/]+)?$/i.test(file),
  )
  return { name, version, licence: license, texts: files.map((file) => readFileSync(path.join(folder, file), 'utf8')) }
}
