import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { readApi } from './document'
import { operationIds, readEndpoint } from './endpoint'
import type { Json } from './literal'
import { sampleLanguages, type SampleRequest } from './samples'
import { findSyntaxErrors } from './test-syntax'

const languages = Object.values(sampleLanguages)
const api = readApi('en')
const requests = operationIds(api).map((call): SampleRequest => {
  const { request, secrets } = readEndpoint(api, call)
  return { call, body: request.example as Record<string, Json>, secrets }
})

/** A request with characters that must be escaped when a text is put into another one. */
const hostile: SampleRequest = {
  call: 'createAnalysis',
  secrets: { userKey: 'USER_KEY' },
  body: {
    userKey: 'your-user-key',
    quotes: `'single' "double" """three""" \`back\``,
    signs: '100 % \\ $HOME ${HOME} $(id) %s \\n \\\\ \\$',
    lines: 'first\n  \'second\' """\n`third` \\ ${x}\n',
    plain: 'SELECT 1\nFROM t;',
    nested: [{ flag: true, nothing: null, empty: [], none: {} }, 1.5],
  },
}
const sent = { ...hostile.body, userKey: 'k-1' }

describe('example requests', { timeout: 60_000 }, () => {
  const samples = [...requests, hostile].flatMap((request) =>
    languages.map(({ label, fence, write }) => [request.call, label, fence, write(request)] as const),
  )

  it.each(samples)(
    'the example request %s in %s is accepted by the grammar of its language',
    async (_call, _label, fence, code) => {
      expect(await findSyntaxErrors(fence, code)).toEqual([])
    },
  )

  it.each(languages)('example requests in $label never contain the secret, and name its variable', ({ write }) => {
    for (const request of requests) {
      for (const [field, variable] of Object.entries(request.secrets)) {
        expect(write(request)).toContain(variable)
        expect(write(request)).not.toContain(request.body[field])
      }
    }
  })

  it('example requests in JavaScript send exactly the example', async () => {
    const bodies: unknown[] = []
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      bodies.push([request.method, request.url, JSON.parse(Buffer.concat(chunks).toString())])
      response.end('{ "code": 200, "message": "success", "data": "there" }')
    }).listen(0)
    await once(server, 'listening')
    const base = `http://localhost:${(server.address() as AddressInfo).port}/api/v1`
    const log: unknown[] = []
    const run = new Function(
      'process',
      'console',
      `return (async () => {\n${sampleLanguages.javascript.write(hostile)}\n})()`,
    )
    await run({ env: { BASE_URL: base, USER_KEY: 'k-1' } }, { log: (value: unknown) => log.push(value) })
    server.close()
    expect(bodies).toEqual([['POST', '/api/v1/createAnalysis', sent]])
    expect(log).toEqual(['there'])
  })

  it('example requests in Java give each secret to its own field, whatever their order in the document', () => {
    const body = { password: 'your-password', email: 'you@example.com' }
    const secrets = { userKey: 'USER_KEY', email: 'EMAIL', password: 'PASSWORD' }
    expect(sampleLanguages.java.write({ call: 'signIn', body, secrets })).toContain(
      '.formatted(System.getenv("PASSWORD"), System.getenv("EMAIL"))',
    )
  })

  it('example requests for curl pass exactly the example to its standard input', () => {
    const script = `curl() { cat; }\n${sampleLanguages.curl.write(hostile)}`
    const env = { ...process.env, BASE_URL: 'https://x.invalid', USER_KEY: 'k-1', HOME: '/home/x' }
    expect(JSON.parse(execFileSync('sh', ['-c', script], { encoding: 'utf8', env }))).toEqual(sent)
  })
})

describe('findSyntaxErrors', { timeout: 60_000 }, () => {
  it.each([
    ['bash', 'curl <<JSON\n{}\n', 'line'],
    ['python', 'body = {"a": 1\nprint(body)', 'line'],
    ['javascript', 'const body = { a: 1 b: 2 }', 'line 1'],
    ['java', 'class X { void run( { } }', 'line 1'],
    ['go', 'func main() { x := map[string]any{ "a": 1 }', 'line 1'],
  ])('findSyntaxErrors finds an error in %s', async (language, code, place) => {
    expect((await findSyntaxErrors(language, code)).join()).toContain(place)
  })
})
