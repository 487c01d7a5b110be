import { build, stop } from 'esbuild'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

let running = 0
let endsWhenIdle = false

/** Makes the process of esbuild end whenever no bundle is being made: it would hold 200 MB beside the rest of a build. */
export function endEsbuildWhenIdle() {
  endsWhenIdle = true
}

/** Bundles with esbuild, whose process goes on for the next bundle unless `endEsbuildWhenIdle` was called. */
export async function runEsbuild(options) {
  running += 1
  try {
    return await build(options)
  } finally {
    running -= 1
    if (running === 0 && endsWhenIdle) await stop()
  }
}

/** Bundles modules of the project for Node, without packages. Returns the result of esbuild, which writes no files. */
export function bundleModules(options) {
  return runEsbuild({
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    // Node reads the sources of an error's lines from their files
    sourcesContent: false,
    ...options,
    plugins: [...(options.plugins ?? []), withOwnUrls],
  })
}

/** Keeps the URL of each module, which is the base of the paths of files beside it. */
const withOwnUrls = {
  name: 'URLs of modules',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const contents = readFileSync(file, 'utf8')
      if (!contents.includes('import.meta.')) return { contents, loader: 'ts' }
      const own = { url: pathToFileURL(file).href, filename: file, dirname: path.dirname(file) }
      const replaced = contents.replace(/import\.meta\.(url|filename|dirname)\b/g, (_, name) =>
        JSON.stringify(own[name]),
      )
      return { contents: replaced, loader: 'ts' }
    })
  },
}
