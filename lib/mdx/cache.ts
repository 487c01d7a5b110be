import path from 'node:path'
import { apiSource, showsApi } from '../openapi/source'
import { codeHash } from '../node/code-hash'
import { contentHash } from '../node/content-hash'
import { readOrCompute, readCached } from '../node/json-cache'
import { replaceFile } from '../node/replace-file'
import { memoize } from '../text/memoize'
import { site } from '../config/site'
import type { MdxSource, CompiledBody } from './body'

const folder = path.join(process.cwd(), '.cache', 'mdx')

/** The files with highlighted fences that this process has read. */
const highlighted = new Set<string>()

/** The folders and files with the code that compiles bodies and with the messages that it inserts. */
export const compilers = [
  'lib/mdx',
  'lib/audit-rules',
  'lib/engine-versions',
  'lib/openapi',
  'lib/glossary',
  'lib/content-model',
  'lib/config/base-path.ts',
  'lib/config/product.ts',
  'lib/config/routes.ts',
  'lib/i18n',
  'lib/text',
  'messages',
]

/**
 * Returns a key of the inputs of a compiled body other than its source: the pipeline's code, its packages and the
 * product.
 */
function pipelineHash(): string {
  return codeHash(...compilers, 'package-lock.json') + JSON.stringify(site.product)
}

/**
 * Returns the compiled body from `.cache/mdx`, or calls `compile` and stores the result. The key is a hash of the
 * inputs, so the cache does not depend on file times or on the clone.
 */
export async function compileCached(
  source: MdxSource,
  compile: (source: MdxSource) => Promise<CompiledBody>,
): Promise<CompiledBody> {
  return readOrCompute(fileOf(source), () => compile(source))
}

/** Returns the compiled body from `.cache/mdx`; undefined if it is not cached. */
export function readCompiled(source: MdxSource): CompiledBody | undefined {
  const file = fileOf(source)
  const compiled = readCached<CompiledBody>(file)
  if (compiled && !compiled.fences) highlighted.add(file)
  return compiled
}

/** Whether `.cache/mdx` has a compiled body with its fences highlighted. */
export function isHighlighted(source: MdxSource): boolean {
  return highlighted.has(fileOf(source)) || readHighlighted(source) !== undefined
}

/** Returns the compiled body from `.cache/mdx` if its fences are highlighted; otherwise undefined. */
export function readHighlighted(source: MdxSource): CompiledBody | undefined {
  const compiled = readCompiled(source)
  return compiled?.fences ? undefined : compiled
}

/** Stores a compiled body in `.cache/mdx`. */
export function storeCompiled(source: MdxSource, compiled: CompiledBody): void {
  replaceFile(fileOf(source), JSON.stringify(compiled))
}

function fileOf(source: MdxSource): string {
  const { rules, glossary, versions, settings, imported, components, ...page } = source
  const shared = [rules?.families, rules?.sections, glossary, versions, settings].map((data) => data && hashOf(data))
  const api = showsApi(source) ? apiSource() : ''
  const key = contentHash(JSON.stringify([pipelineHash(), page, shared, imported, components, api]))
  return path.join(folder, `${key}.json`)
}

/** Returns the hash of data that many bodies share. */
const hashOf = memoize((data: object) => contentHash(JSON.stringify(data)))
