import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleModules } from '../lib/node/bundle.mjs'

/**
 * `node scripts/run.mjs scripts/site/build.ts …`: runs a TypeScript file of the project with the arguments that follow
 * it. Bundles it first, because Node loads a few files faster than the hundreds of modules that a command imports.
 */
const [node, , script, ...args] = process.argv
process.argv = [node, path.resolve(script), ...args]
process.setSourceMapsEnabled(true)
await import(pathToFileURL(await bundled(script)).href)

/** Bundles a script into `.cache/scripts/`, a file for each part that it imports dynamically; returns its path. */
async function bundled(script) {
  const folder = path.resolve('.cache', 'scripts')
  const entry = path.relative('', script)
  mkdirSync(folder, { recursive: true })
  const { outputFiles, metafile } = await bundleModules({
    entryPoints: [entry],
    outdir: folder,
    // the names contain hashes, because processes with other versions of the code may run at the same time
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    splitting: true,
    metafile: true,
  })
  const known = new Set(readdirSync(folder))
  for (const { path: file, contents } of outputFiles) {
    if (known.delete(path.basename(file))) continue
    // a process that is killed here leaves no part of a file
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, contents)
    renameSync(draft, file)
  }
  removeOld([...known].map((name) => path.join(folder, name)))
  const outputs = Object.entries(metafile.outputs)
  return path.resolve(outputs.find(([, { entryPoint }]) => entryPoint === entry)?.[0] ?? '')
}

/** Removes files of earlier versions of the code, which no process uses any more after a week. */
function removeOld(files) {
  const week = 7 * 24 * 3_600_000
  for (const file of files) {
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (Date.now() - mtimeMs > week) rmSync(file, { force: true })
  }
}
