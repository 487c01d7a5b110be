import { Agent, RetryAgent, fetch } from 'undici'
import { errorMessage } from '../text/error-message'

/** The result of requesting a URL: the status of the response, or the reason why there is none. */
export type UrlStatus = { readonly status: number } | { readonly error: string }

/** The time in milliseconds after which a URL counts as unreachable, including retries. */
const MAX_TIME = 90_000

/** The statuses of servers that do not support HEAD, or refuse it to programs. */
const needsGet = new Set([400, 401, 403, 404, 405, 406, 501])

/**
 * Returns a function that requests URLs with at most two connections for each server, and one that closes them. Requests
 * to a busy server are repeated, after the delay in its `Retry-After` header if there is one.
 */
export function createRequester() {
  const agent = new RetryAgent(new Agent({ connections: 2, connectTimeout: 15_000, headersTimeout: 30_000 }), {
    maxRetries: 2,
    maxTimeout: MAX_TIME,
    errorCodes: ['ECONNRESET', 'ECONNREFUSED', 'EHOSTDOWN', 'UND_ERR_SOCKET'],
  })
  const request = async (url: string, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<number> => {
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: '*/*' }
    const response = await fetch(url, { method, dispatcher: agent, headers, signal })
    await response.body?.cancel()
    return response.status
  }
  const statusOf = async (url: string): Promise<UrlStatus> => {
    const signal = AbortSignal.timeout(MAX_TIME)
    try {
      const status = await request(url, 'HEAD', signal)
      return { status: needsGet.has(status) ? await request(url, 'GET', signal) : status }
    } catch (error) {
      const { statusCode } = (error as { cause?: { statusCode?: number } }).cause ?? {}
      // still busy after the last retry
      if (statusCode !== undefined) return { status: statusCode }
      return { error: signal.aborted ? `no response in ${MAX_TIME / 1000} s` : reasonOf(error) }
    }
  }
  return { statusOf, close: () => agent.close() }
}

/** Returns the reason of a failed request, which `fetch` wraps in an error without details. */
function reasonOf(error: unknown): string {
  return errorMessage(error instanceof Error && error.cause ? error.cause : error)
}
