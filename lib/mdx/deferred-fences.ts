import path from 'node:path'
import { codeHash } from '../node/code-hash'
import { contentHash } from '../node/content-hash'
import { readOrCompute } from '../node/json-cache'
import type { CompiledBody, DeferredFence } from './body'
import type { LineLook } from './highlight'

/** Returns the deferred fence of code; the same code has the same placeholder. */
export function deferFence(code: string, language: string, { lines, numbersFrom }: LineLook): DeferredFence {
  const fence = {
    code,
    language,
    ...(lines && { lines: [...lines] }),
    ...(numbersFrom !== undefined && { numbersFrom }),
  }
  return { placeholder: `fence:${contentHash(JSON.stringify(fence))}`, ...fence }
}

/** True if comments mark lines of the code: only highlighting finds errors in such comments. */
export function hasLineComments(code: string): boolean {
  return /highlight-(?:next-line|start|end)/.test(code)
}

/** Returns a body with its fences highlighted. */
export async function highlightFences({ fences = [], ...body }: CompiledBody): Promise<CompiledBody> {
  if (fences.length === 0) return body
  const htmlOf = new Map<string, string>()
  for (const fence of fences)
    htmlOf.set(fence.placeholder, await readOrCompute(fileOf(fence), () => highlighted(fence)))
  const filled = (code: string) =>
    code.replace(/"(fence:[0-9a-f]{40})"/g, (whole, placeholder: string) => {
      const html = htmlOf.get(placeholder)
      return html === undefined ? whole : JSON.stringify(html)
    })
  return { ...body, code: filled(body.code), ...(body.excerpt !== undefined && { excerpt: filled(body.excerpt) }) }
}

/** The files that determine the HTML of a fence. */
const highlighter = ['highlight', 'line-marks', 'theme', 'fence-languages'].map((name) => `lib/mdx/${name}.ts`)

/** Returns the cache file with the HTML of a fence: a page with an edited text has most of its fences unchanged. */
function fileOf({ placeholder }: DeferredFence): string {
  const name = contentHash(codeHash(...highlighter, 'package-lock.json') + placeholder)
  return path.join(process.cwd(), '.cache', 'fences', `${name}.json`)
}

async function highlighted({ code, language, lines, numbersFrom }: DeferredFence): Promise<string> {
  // loaded on demand, because the highlighter is large
  const { highlight } = await import('./highlight')
  return highlight(code, language, {
    ...(lines && { lines: new Set(lines) }),
    ...(numbersFrom !== undefined && { numbersFrom }),
  })
}
