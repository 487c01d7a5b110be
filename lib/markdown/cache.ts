import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { apiSource } from '../api/document'
import { cached } from '../json-cache'
import { site } from '../site'
import type { BodySource, CompiledBody } from './compile'

const folder = path.join(process.cwd(), '.cache', 'mdx')

/** What a compiled body depends on beside its source: this pipeline's code and the packages it is made of. */
let pipeline: string | undefined

function pipelineHash(): string {
  if (pipeline !== undefined) return pipeline
  const hash = createHash('sha1')
  for (const part of ['markdown', 'rules', 'api']) {
    const code = path.join(process.cwd(), 'lib', part)
    for (const name of readdirSync(code).sort()) {
      if (!name.includes('.test.')) hash.update(readFileSync(path.join(code, name)))
    }
  }
  hash.update(readFileSync(path.join(process.cwd(), 'package-lock.json')))
  pipeline = hash.update(JSON.stringify(site.product)).digest('hex')
  return pipeline
}

/**
 * The compiled body from `.cache/mdx`; on first sight `compile` makes it and it is stored.
 * Keyed by content, so that clones and clocks do not matter.
 */
export async function compileCached(
  source: BodySource,
  compile: (source: BodySource) => Promise<CompiledBody>,
): Promise<CompiledBody> {
  const key = createHash('sha1')
    .update(`${pipelineHash()}\n${source.locale}\n${source.file}\n${source.body}`)
    .update(JSON.stringify(source.rules ?? {}))
    .update(source.body.includes('<Endpoint') ? apiSource() : '')
    .digest('hex')
  return cached(path.join(folder, `${key}.json`), () => compile(source))
}
