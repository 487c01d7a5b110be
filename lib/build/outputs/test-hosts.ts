import { readFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** The expected response of every host by path: the file that it sends, or its redirect. */
export const hostResponses: Readonly<Record<string, string>> = {
  '/docs/hosted/': 'docs/hosted/index.html',
  '/docs/hosted': '301 /docs/hosted/',
  '//docs/hosted': '301 /docs/hosted/',
  '/docs/hosted/release/2.1/': 'docs/hosted/release/2.1/index.html',
  '/docs/hosted/release/2.1/index.txt': 'docs/hosted/release/2.1/index.txt',
  '/docs/hosted/release/2.1/index.md': 'docs/hosted/release/2.1/index.md',
  '/docs/hosted/release/2.1': '301 /docs/hosted/release/2.1/',
  '//docs/hosted/release/2.1': '301 /docs/hosted/release/2.1/',
  '/docs/hosted/release/2.x': '301 /docs/hosted/release/2.x/',
  '/docs/hosted/release/7.0.4-beta': '301 /docs/hosted/release/7.0.4-beta/',
  '/docs/hosted/ado.net': '301 /docs/hosted/ado.net/',
  '/docs/hosted/%E7%89%88%E6%9C%AC1.0': '301 /docs/hosted/%E7%89%88%E6%9C%AC1.0/',
  '/docs/hosted/shot.2.PNG': 'docs/hosted/shot.2.PNG',
  '/docs/hosted/manual.pdf': 'docs/hosted/manual.pdf',
  '/docs/hosted/site.webmanifest': 'docs/hosted/site.webmanifest',
}

/** The files of the test site by path; the content of each file is its path. */
export const hostedFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(hostResponses)
    .map((answer) => (answer.startsWith('301 /') ? `${decodeURI(answer.slice('301 /'.length))}index.html` : answer))
    .map((file) => [file, file]),
)

/** Requests a path from a local server without the normalisation that `fetch` applies. */
export async function requestRawPath(port: number, address: string) {
  const asked = request({ port, path: address }).end()
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    asked.on('response', resolve).on('error', reject),
  )
  const { location } = answer.headers
  const body = await text(answer)
  const redirect = `${answer.statusCode} ${location ?? ''}`.trim()
  return { redirect, answer: location === undefined ? body : redirect }
}

interface Request {
  readonly uri: string
  readonly querystring: Readonly<Record<string, { value: string; multiValue?: { value: string }[] }>>
}

type Answer = Partial<Request> & { statusCode?: number; headers?: { location: { value: string } } }

/**
 * Runs the CloudFront function, by default `deploy/cloudfront-function.js`, on a path; returns the file that the function
 * requests, or its redirect.
 */
export function runCloudFrontFunction(
  uri: string,
  querystring: Request['querystring'] = {},
  source = readFileSync('deploy/cloudfront-function.js', 'utf8'),
): string {
  const handler = new Function(`${source}; return handler`)() as (event: { request: Request }) => Answer
  const { uri: file, statusCode, headers } = handler({ request: { uri, querystring } })
  return file ?? `${statusCode} ${headers?.location.value}`
}
