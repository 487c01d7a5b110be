import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import {
  advisorScript,
  assetsPath,
  clusterFile,
  engineFiles,
  engineSizes,
  fixture,
  grammarFile,
  packageFiles,
  reviewScript,
  runScript,
  workerScripts,
} from '../../config/sql-assets'
import { runEsbuild } from '../../node/bundle.mjs'
import { packedCluster } from '../../sql/engine/node-engine'

const sources = path.join('lib', 'sql', 'browser')

/** Writes the database worker and the engine's files to `public/`, which `next dev` serves and the export copies. */
export async function writeSqlAssets(): Promise<void> {
  const folder = path.join('public', assetsPath())
  if (isComplete(folder)) return
  rmSync(path.dirname(folder), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of [...packageFiles, grammarFile]) copyFileSync(file, path.join(folder, path.basename(file)))
  writeFileSync(path.join(folder, clusterFile), await packedCluster())
  await writeReviewScripts(folder)
  await writeToolScripts(folder)
  // the worker is written last: its existence says that the folder is complete
  const sizes = engineFiles.map((name) => [name, statSync(path.join(folder, name)).size] as const)
  for (const script of [...workerScripts].reverse()) await writeWorkerScript(script, folder, Object.fromEntries(sizes))
}

/** Returns true if a folder has the worker, which is written last, and the engine's files have the sizes that it contains. */
export function isComplete(folder: string): boolean {
  const worker = path.join(folder, 'worker.js')
  if (!existsSync(worker)) return false
  return engineSizes(readFileSync(worker, 'utf8')).every(
    ([name, size]) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.size === size,
  )
}

const browserModules: BuildOptions = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  // the package's `browser` field disables the other Node imports
  external: ['node:*'],
  logLevel: 'silent',
}

/** Bundles the worker of the review tool, with the parser of each dialect in a file of its own. */
export async function writeReviewScripts(folder: string): Promise<void> {
  await runEsbuild({
    ...browserModules,
    entryPoints: { [reviewScript]: path.join('lib', 'review', 'browser', 'worker.ts') },
    outdir: folder,
    splitting: true,
    chunkNames: `${reviewScript}-[hash]`,
  })
}

/** Bundles the workers of tools, which import the engine from the worker script in the browser. */
export async function writeToolScripts(folder: string): Promise<void> {
  await runEsbuild({
    ...browserModules,
    entryPoints: {
      [advisorScript]: path.join('lib', 'index-advisor', 'browser', 'worker.ts'),
      [runScript]: path.join('lib', 'sql-run', 'browser', 'worker.ts'),
    },
    outdir: folder,
    splitting: true,
    chunkNames: 'tool-[hash]',
    plugins: [engineOfWorker],
  })
}

/** An esbuild plugin that leaves imports of the engine to the browser, which takes it from the worker script. */
const engineOfWorker: Plugin = {
  name: 'engine of the worker',
  setup({ onResolve }) {
    onResolve({ filter: /(?:^|\/)(?:engine|sql\/browser\/worker)$/, namespace: 'file' }, () => {
      return { path: './worker.js', external: true }
    })
  },
}

/**
 * Bundles a script of the worker; `sizes` are those of the engine's files in bytes. The scripts of tools import the
 * engine from the running worker.
 */
export async function writeWorkerScript(
  script: string,
  folder: string,
  sizes: Readonly<Record<string, number>>,
): Promise<void> {
  await runEsbuild({
    ...browserModules,
    entryPoints: [path.join(sources, `${script}.ts`)],
    outfile: path.join(folder, `${script}.js`),
    plugins: [separateScripts(script)],
    define: { ENGINE_SIZES: JSON.stringify(sizes), FIXTURE: JSON.stringify(fixture()) },
  })
}

/** An esbuild plugin that leaves imports of the other scripts of the worker, and of the engine in it, to the browser. */
function separateScripts(script: string): Plugin {
  return {
    name: 'separate worker scripts',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\/\w+$/, namespace: 'file' }, ({ path: name, kind }) => {
        return kind === 'dynamic-import' && workerScripts.includes(name.slice(2))
          ? { path: `${name}.js`, external: true }
          : undefined
      })
      if (script === 'worker') return
      onResolve({ filter: /^\.{1,2}\/(?:engine\/)?engine$/, namespace: 'file' }, () => {
        return { path: './worker.js', external: true }
      })
    },
  }
}
