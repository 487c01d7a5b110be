import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Loader, Plugin } from 'esbuild'
import { runEsbuild } from '../node/bundle.mjs'
import { errorMessage } from '../text/error-message'
import { environmentOf } from './environment'

/** The plain data that a module exports, without its functions; or why it cannot be evaluated. */
type Exported = { readonly value: unknown } | { readonly error: string }

/** The data of a module, and the absolute paths of the files of the repository that it imports but that do not exist, if any. */
export type Evaluated = Exported & { readonly missing?: readonly string[] }

/** Environment variables by their names. */
export type EnvironmentVariables = Readonly<Record<string, string>>

/** Runs the bundle of the configuration `file` with environment variables, and returns an `Exported` as JSON. */
export type RunConfig = (code: string, file: string, variables: NodeJS.ProcessEnv) => Promise<string>

/**
 * Evaluates a configuration of a foreign repository by `run`, or reads a JSON file, and returns its data. Packages that it
 * imports are replaced by stubs. It gets the environment variables that it reads, and `variables`.
 */
export async function evaluate(file: string, run: RunConfig, variables?: EnvironmentVariables): Promise<Evaluated> {
  const missing = new Set<string>()
  try {
    if (file.endsWith('.json')) return { value: JSON.parse(readFileSync(file, 'utf8')) as unknown }
    const code = await bundle(file, missing)
    const json = await run(code, file, { ...environmentOf(code), ...variables, NODE_ENV: 'production' })
    return { ...(JSON.parse(json) as Exported), ...(missing.size > 0 && { missing: [...missing] }) }
  } catch (error) {
    const [first] = (error as { errors?: readonly { text: string }[] }).errors ?? []
    return { error: first?.text ?? errorMessage(error).split('\n')[0] ?? '' }
  }
}

/** Bundles a module; adds to `missing` the paths of the files of the repository that do not exist. */
async function bundle(file: string, missing: Set<string>): Promise<string> {
  const { outputFiles } = await runEsbuild({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    supported: { 'dynamic-import': false },
    define: { 'import.meta': '__importMeta' },
    logLevel: 'silent',
    plugins: [ownFilesOnly(missing)],
    tsconfigRaw: {},
  })
  return outputFiles[0]?.text ?? ''
}

/** Bundles the files of the repository, and leaves packages and missing files to the stubs of `run-config.cjs`. */
const ownFilesOnly = (missing: Set<string>): Plugin => ({
  name: 'own-files-only',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /.*/ }, async ({ path: name, kind, resolveDir, importer, pluginData }) => {
      if (kind === 'entry-point' || pluginData === 'own') return undefined
      if (!/^\.{0,2}\//.test(name)) return { path: name, external: true }
      const absolute = path.resolve(resolveDir, name)
      if (kind === 'require-resolve') return { path: absolute, external: true }
      const found = await resolve(name, { kind, resolveDir, importer, pluginData: 'own' })
      if (found.errors.length > 0) missing.add(absolute)
      const isReadable = found.errors.length === 0 && /\.(?:[cm]?[jt]sx?|json)$/.test(found.path)
      return isReadable ? found : { path: absolute, external: true }
    })
    onLoad({ filter: /\.[cm]?[jt]sx?$/ }, ({ path: file }) => {
      const contents = readFileSync(file, 'utf8')
      return { contents: constantsOf(file, contents) + contents, loader: loaderOf(file) }
    })
  },
})

function loaderOf(file: string): Loader {
  return /\.[cm]?ts$/.test(file) ? 'ts' : /\.tsx$/.test(file) ? 'tsx' : 'jsx'
}

/** Returns declarations of the constants with a module's path; in a bundle they would have the path of the bundle. */
function constantsOf(file: string, contents: string): string {
  const own = { __filename: file, __dirname: path.dirname(file) }
  const names = Object.entries(own).filter(([name]) => !new RegExp(`(?:const|let|var)\\s+${name}\\b`).test(contents))
  const meta = `const __importMeta={url:${JSON.stringify(`file://${file}`)},dirname:${JSON.stringify(own.__dirname)},filename:${JSON.stringify(file)}};`
  return meta + names.map(([name, value]) => `const ${name}=${JSON.stringify(value)};`).join('')
}
