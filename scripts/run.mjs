import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import '../lib/node/v8-flags.cjs'

/**
 * `node scripts/run.mjs scripts/site/build.ts …`: runs a TypeScript file of the project with the arguments that follow
 * it. Bundles it before its first run and after changes, because Node loads a few files faster than the hundreds of
 * modules that a command imports.
 */
const [node, , script, ...args] = process.argv
process.argv = [node, path.resolve(script), ...args]
process.setSourceMapsEnabled(true)
const folder = path.resolve('.cache', 'scripts')
const entry = path.relative('', script)
/** What the last bundle consists of and was made from, and the time before its modules were read. */
const recordFile = path.join(folder, `${entry.replace(/\W+/g, '-')}.json`)
/** The files that determine a bundle besides its modules. */
const settings = ['scripts/run.mjs', 'lib/node/bundle.mjs', 'package-lock.json', 'tsconfig.json']
await import(pathToFileURL(lastBundle() ?? (await bundle())).href)

/** Returns the path of the last bundle; undefined if one of its files has changed since. */
function lastBundle() {
  if (!existsSync(recordFile)) return undefined
  const { main, files, inputs, started } = JSON.parse(readFileSync(recordFile, 'utf8'))
  // the time of change is also new for a file that was moved or copied with its time of modification
  const isUnchanged = (file) => (statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? Infinity) < started
  return files.every(existsSync) && inputs.every(isUnchanged) ? main : undefined
}

/** Bundles the script, with a file for each part that it imports dynamically; returns the path of the main file. */
async function bundle() {
  const started = Date.now()
  const { bundleModules } = await import('../lib/node/bundle.mjs')
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
  const files = outputFiles.map(({ path: file }) => file)
  const [name = ''] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? []
  const main = path.resolve(name)
  const inputs = [...Object.keys(metafile.inputs), ...settings]
  try {
    mkdirSync(folder, { recursive: true })
    for (const { path: file, contents } of outputFiles) if (!existsSync(file)) writeWhole(file, contents)
    writeWhole(recordFile, JSON.stringify({ main, files, inputs, started }))
  } catch (error) {
    console.error(`cannot write into .cache/, which all commands use: ${error.message}`)
    process.exit(1)
  }
  removeOld(new Set([...files, recordFile]))
  return main
}

/** Writes a file by a rename, so that a process that is killed leaves no part of it. */
function writeWhole(file, contents) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, contents)
  renameSync(draft, file)
}

/** Removes files that are older than a week, except for those in use. */
function removeOld(used) {
  const week = 7 * 24 * 3_600_000
  for (const file of readdirSync(folder).map((name) => path.join(folder, name))) {
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (!used.has(file) && Date.now() - written > week) rmSync(file, { force: true })
  }
}
