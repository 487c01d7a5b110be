import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { replaceFile } from './replace-file'

/** A function that worker threads run: its name, and the module of the project that exports it. */
export interface WorkerFunction {
  readonly name: string
  readonly module: URL
}

/**
 * Bundles a function, with the modules of the project that it needs, as the default export of a JavaScript file; returns
 * the path of the file. Loading the modules themselves would require the TypeScript loader in each thread.
 */
export async function bundleWorker({ name, module }: WorkerFunction): Promise<string> {
  const source = fileURLToPath(module)
  const result = await build({
    stdin: {
      contents: `export { ${name} as default } from './${path.basename(source)}'`,
      resolveDir: path.dirname(source),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    plugins: [withoutUnused, withOwnUrls],
  })
  const file = path.resolve('.cache', 'workers', `${path.parse(source).name}-${name}.mjs`)
  replaceFile(file, result.outputFiles[0]?.text ?? '')
  return file
}

/** Omits modules of which nothing is used, and the packages that they import. */
const withoutUnused: Plugin = {
  name: 'without unused modules',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^\./ }, async ({ path: name, pluginData, ...args }) => {
      if (pluginData === withoutUnused) return undefined
      const found = await resolve(name, { ...args, pluginData: withoutUnused })
      return { ...found, sideEffects: false }
    })
  },
}

/** Keeps the URL of each module, which is the base of the paths of files beside it. */
const withOwnUrls: Plugin = {
  name: 'URLs of modules',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const contents = readFileSync(file, 'utf8')
      const url = JSON.stringify(pathToFileURL(file).href)
      return { contents: contents.replaceAll('import.meta.url', url), loader: 'ts' }
    })
  },
}
