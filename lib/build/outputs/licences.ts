import { build } from 'esbuild'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { publicHref } from '../../config/routes'
import { listFiles } from '../../node/list-files'

/** A package that has code in the site, with what its licence asks to be handed on. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly texts: readonly string[]
}

/** Licences that ask for no more than their text to go along. */
const allowed = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'PostgreSQL', 'Unlicense'])

/** Code of the browser that no island imports. */
const starts = ['instrumentation-client.ts', path.join('lib', 'sql', 'browser', 'worker.ts')]

/** Writes the licences of all packages that have code in the site. Throws with those that may not be in it. */
export async function writeLicences(outDir: string): Promise<void> {
  const packages = (await shippedNames()).map((name) => readPackage(path.join('node_modules', name)))
  const mistakes = licenceMistakes(packages)
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  writeFileSync(path.join(outDir, publicHref('en', ''), 'licences.txt'), licenceList(packages))
}

/**
 * Names of the packages that islands, and what they import, come to; a bundler follows the imports as the site's does.
 */
export async function shippedNames(): Promise<string[]> {
  const islands = ['app', 'components'].flatMap((folder) =>
    listFiles(folder)
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => path.join(folder, file))
      .filter((file) => /^'use client'/.test(readFileSync(file, 'utf8'))),
  )
  const { metafile } = await build({
    entryPoints: [...islands, ...starts],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unwritten',
    format: 'esm',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    // what the framework brings along compiled, as parts of itself
    external: ['node:*', 'react-server-dom-*', '@vercel/*'],
    loader: { '.wasm': 'empty', '.data': 'empty' },
    logLevel: 'silent',
  })
  const names = Object.keys(metafile.inputs).flatMap(
    (file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [],
  )
  return [...new Set(names)].sort()
}

/** Packages under a licence that asks for more than its text, or without a text to hand on. */
export function licenceMistakes(packages: readonly ShippedPackage[]): string[] {
  return packages.flatMap(({ name, licence, texts }) => {
    if (!licence.split(' AND ').every((one) => allowed.has(one)))
      return [`${name} is part of the site under ${licence}: see lib/build/outputs/licences.ts`]
    return texts.length === 0 ? [`${name} is part of the site and has no text of its licence, ${licence}`] : []
  })
}

/** The list as readers get it. */
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
