import { contentHash } from '../node/content-hash'
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
  // loaded on demand, because the highlighter is large
  const { highlight } = await import('./highlight')
  const htmlOf = new Map<string, string>()
  for (const { placeholder, code, language, lines, numbersFrom } of fences) {
    const look = { ...(lines && { lines: new Set(lines) }), ...(numbersFrom !== undefined && { numbersFrom }) }
    htmlOf.set(placeholder, await highlight(code, language, look))
  }
  const filled = (code: string) =>
    code.replace(/"(fence:[0-9a-f]{40})"/g, (whole, placeholder: string) => {
      const html = htmlOf.get(placeholder)
      return html === undefined ? whole : JSON.stringify(html)
    })
  return { ...body, code: filled(body.code), ...(body.excerpt !== undefined && { excerpt: filled(body.excerpt) }) }
}
