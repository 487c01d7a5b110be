import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { MdxSource, CompiledBody } from '../mdx/body'
import { getHighlightedBody } from '../mdx/compiled'
import { BodyError } from '../content-model/body-error'

/**
 * Responds to `requestBody` with the compiled body as JSON; it is empty for a body with an error, for which `reject` is
 * called.
 */
export async function respondWithBody(
  request: IncomingMessage,
  response: ServerResponse,
  reject: (source: MdxSource) => void,
): Promise<void> {
  try {
    const source = JSON.parse(await text(request)) as MdxSource
    response.end(JSON.stringify(await compileOrEmpty(source, reject)))
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}

async function compileOrEmpty(source: MdxSource, reject: (source: MdxSource) => void): Promise<CompiledBody> {
  try {
    return await getHighlightedBody(source)
  } catch (error) {
    if (!(error instanceof BodyError)) throw error
    reject(source)
    return getHighlightedBody({ ...source, body: '' })
  }
}
