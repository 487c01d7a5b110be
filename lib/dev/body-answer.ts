import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { BodySource, CompiledBody } from '../mdx/body'
import { compiledBody } from '../mdx/compiled'
import { BodyError } from '../content-model/body-error'

/** Answers a `requestBody`: the compiled body as JSON, empty for one with an error, which `ContentSession` reports. */
export async function answerBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const source = JSON.parse(await text(request)) as BodySource
    response.end(JSON.stringify(await compileOrEmpty(source)))
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}

async function compileOrEmpty(source: BodySource): Promise<CompiledBody> {
  try {
    return await compiledBody(source)
  } catch (error) {
    if (error instanceof BodyError) return compiledBody({ ...source, body: '' })
    throw error
  }
}
