import type { Plugin } from 'esbuild'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundleModules } from './bundle.mjs'
import { replaceFile } from './replace-file'

/** A function that worker threads run: its name, and the module of the project that exports it. */
export interface WorkerFunction {
  readonly name: string
  readonly module: URL
  /** The files that are imported in place of modules of packages, by the names of the modules. */
  readonly replaced?: ReadonlyMap<string, string>
}

/**
 * Bundles a function, with the modules of the project that it needs, as the default export of a JavaScript file; returns
 * the path of the file.
 */
export async function bundleWorker({ name, module, replaced = new Map() }: WorkerFunction): Promise<string> {
  const source = fileURLToPath(module)
  const { outputFiles } = await bundleModules({
    stdin: {
      contents: `export { ${name} as default } from './${path.basename(source)}'`,
      resolveDir: path.dirname(source),
    },
    plugins: [withoutUnused, importing(replaced)],
  })
  const file = path.resolve('.cache', 'workers', `${path.parse(source).name}-${name}.mjs`)
  replaceFile(file, outputFiles[0]?.text ?? '')
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

/** Imports files in place of modules of packages. */
function importing(files: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'replaced modules',
    setup({ onResolve }) {
      onResolve({ filter: /^[^.]/ }, ({ path: name }) => {
        const file = files.get(name)
        return file === undefined ? undefined : { path: pathToFileURL(file).href, external: true }
      })
    },
  }
}
