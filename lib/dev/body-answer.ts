import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { MdxSource, CompiledBody } from '../mdx/body'
import { getHighlightedBody } from '../mdx/compiled'
import { BodyError } from '../content-model/body-error'

/**
 * Responds to `requestBody` with the compiled body as JSON; it is empty for a body with an error, which
 * `ContentSession` reports.
 */
export async function respondWithBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const source = JSON.parse(await text(request)) as MdxSource
    response.end(JSON.stringify(await compileOrEmpty(source)))
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}

async function compileOrEmpty(source: MdxSource): Promise<CompiledBody> {
  try {
    return await getHighlightedBody(source)
  } catch (error) {
    if (error instanceof BodyError) return getHighlightedBody({ ...source, body: '' })
    throw error
  }
}
