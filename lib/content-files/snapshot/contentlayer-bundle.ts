import type { Plugin } from 'esbuild'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { bundleModules } from '../../node/bundle.mjs'
import { codeHash } from '../../node/code-hash'
import { replaceFile } from '../../node/replace-file'

/** The exports of contentlayer that the project imports, by module. */
const importedNames = {
  'contentlayer2/source-files': ['defineDocumentType', 'makeSource'],
  'contentlayer2/core': ['runMain'],
  '@contentlayer2/utils/effect': ['Chunk', 'pipe', 'S', 'T'],
}

/** The modules for which `bundleContentlayer` makes one file. */
export const contentlayerModules = Object.keys(importedNames)

/**
 * Bundles contentlayer and its Effect library into one file, which loads in less than half the time of their 1,700
 * modules; returns its path. The file is made once for a version of the packages.
 */
export async function bundleContentlayer(): Promise<string> {
  const hash = codeHash('package-lock.json', 'lib/node/bundle.mjs', 'lib/content-files/snapshot/contentlayer-bundle.ts')
  const file = path.resolve('.cache', 'workers', `contentlayer-${hash}.mjs`)
  if (existsSync(file)) return file
  const { outputFiles } = await bundleModules({
    stdin: {
      contents: Object.entries(importedNames)
        .map(([module, names]) => `export { ${names.join(', ')} } from '${module}'`)
        .join('\n'),
      resolveDir: path.resolve(),
    },
    packages: 'bundle',
    sourcemap: false,
    plugins: [otherPackagesExternal, sequentialFields],
  })
  replaceFile(file, outputFiles[0]?.text ?? '')
  return file
}

/** Leaves the packages that contentlayer needs where they are, except for versions that only contentlayer has. */
const otherPackagesExternal: Plugin = {
  name: 'other packages',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, ...args }) => {
      if (pluginData === otherPackagesExternal || /^(?:@?contentlayer2|@effect-ts)\//.test(name)) return undefined
      const found = await resolve(name, { ...args, pluginData: otherPackagesExternal })
      const isNested = path.relative('', found.path).split('node_modules').length > 2
      return isNested ? found : { path: name, external: true }
    })
  },
}

/**
 * Makes contentlayer read the fields of a document one after the other in one fiber: it starts several for the name and
 * the value of each field, which takes more than half of its time, although none of them waits for anything.
 */
const sequentialFields: Plugin = {
  name: 'fields without fibers',
  setup({ onLoad }) {
    onLoad({ filter: /@contentlayer2[\\/]utils[\\/]dist[\\/]effect[\\/]Effect\.js$/ }, ({ path: file }) => {
      const parts = readFileSync(file, 'utf8').split('T.tuplePar(')
      if (parts.length !== 2) throw new Error(`${file}: forEachParDict_ is not as expected`)
      return { contents: parts.join('T.tuple(') }
    })
  },
}
