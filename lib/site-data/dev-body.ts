import type { MdxSource, CompiledBody } from '../mdx/body'

/** The URL path of the content server's endpoint that compiles bodies for the Next process. */
export const bodyPath = '/body'

/**
 * Returns a compiled body in development, from the content server (`body-answer.ts`), which has loaded the compiler. A body
 * with an error is empty.
 */
export async function requestBody(source: MdxSource): Promise<CompiledBody> {
  const url = `http://127.0.0.1:${process.env.DEV_EVENTS_PORT}${bodyPath}`
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(source), cache: 'no-store' })
  if (!response.ok) throw new Error(`${source.file} could not be compiled: ${await response.text()}`)
  return (await response.json()) as CompiledBody
}
