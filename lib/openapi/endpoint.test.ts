import { describe, expect, it } from 'vitest'
import type { ApiDocument, Schema } from './document'
import { operationIds, readEndpoint } from './endpoint'
import { endpointMarkdown } from './markdown'

const json = (schema: Schema, example: unknown = {}) => ({ content: { 'application/json': { schema, example } } })

function makeApi(request: Schema, data: Schema): ApiDocument {
  return {
    servers: [{ url: 'https://{host}/api/v1' }],
    paths: {
      '/makeTea': {
        post: {
          operationId: 'makeTea',
          description: 'Makes tea.',
          requestBody: json(request, { userKey: 'your-user-key', cups: 2 }),
          responses: {
            '200': json({ oneOf: [{ properties: { data } }, {}] }, { code: 200, data: { pot: { lid: true } } }),
          },
          'x-errors': ['noWater'],
        },
      },
    },
    components: {
      schemas: {
        Key: { type: 'string', description: 'The key.', 'x-env': 'USER_KEY' },
        Page: { required: ['total'], properties: { records: { type: 'array' }, total: { type: 'integer' } } },
      },
      'x-errors': { noWater: { code: 40001, description: 'No | water.', 'x-advice': 'Fill it.' } },
    },
  }
}

const request: Schema = {
  required: ['userKey'],
  properties: {
    userKey: { $ref: '#/components/schemas/Key' },
    cups: { type: 'integer', 'x-clients': 4, description: 'How many.' },
  },
}

describe('readEndpoint', () => {
  it('readEndpoint returns the path, the fields, and the variables of secrets', () => {
    const endpoint = readEndpoint(makeApi(request, { properties: {} }), 'makeTea')
    expect(endpoint.path).toBe('/api/v1/makeTea')
    expect(endpoint.secrets).toEqual({ userKey: 'USER_KEY' })
    expect(endpoint.request.fields).toEqual([
      { name: 'userKey', types: ['string'], required: true, text: 'The key.' },
      { name: 'cups', types: ['integer'], required: false, sends: '4', text: 'How many.' },
    ])
    expect(endpoint.failures).toEqual([{ code: 40001, description: 'No | water.', 'x-advice': 'Fill it.' }])
  })

  it('readEndpoint names nested fields by their whole path, and merges the parts of a schema', () => {
    const data: Schema = {
      allOf: [
        { $ref: '#/components/schemas/Page' },
        {
          properties: {
            records: { type: 'array', items: { properties: { pot: { properties: { lid: { type: 'boolean' } } } } } },
            names: { type: 'array', items: { type: 'string' } },
          },
        },
      ],
    }
    const { fields } = readEndpoint(makeApi(request, data), 'makeTea').response
    expect(fields.map(({ name, types, required }) => [name, types.join(), required])).toEqual([
      ['records', 'array', false],
      ['records[].pot', '', false],
      ['records[].pot.lid', 'boolean', false],
      ['total', 'integer', true],
      ['names', 'string[]', false],
    ])
  })

  it('readEndpoint returns data itself if it is not an object', () => {
    const endpoint = readEndpoint(makeApi(request, { type: 'boolean', description: 'Done.' }), 'makeTea')
    expect(endpoint.response.fields).toEqual([{ name: 'data', types: ['boolean'], required: true, text: 'Done.' }])
  })

  it('the description of a property takes precedence over that of its reference', () => {
    const own = { properties: { key: { $ref: '#/components/schemas/Key', description: 'Another.' } } }
    expect(readEndpoint(makeApi(own, {}), 'makeTea').request.fields[0]?.text).toBe('Another.')
  })

  it.each([
    ['makeTee', makeApi(request, {}), 'the API has no operation “makeTee” (did you mean “makeTea”?)'],
    ['makeTea', makeApi({ $ref: '#/components/schemas/Pages' }, {}), 'no schema “Pages” (did you mean “Page”?)'],
  ])('readEndpoint throws an error with the unknown %s', (id, api, message) => {
    expect(() => readEndpoint(api, id)).toThrow(message)
  })

  it('operationIds lists operations in the order of the document', () => {
    expect(operationIds(makeApi(request, {}))).toEqual(['makeTea'])
  })
})

describe('endpointMarkdown', () => {
  const endpoint = readEndpoint(makeApi(request, { properties: { pot: { type: ['string', 'null'] } } }), 'makeTea')

  it('endpointMarkdown returns tables, fences and headings whose ids begin with that of the operation', () => {
    const text = endpointMarkdown(endpoint, 'en')
    expect(text).toContain('```http\nPOST /api/v1/makeTea\n')
    expect(text.match(/^#+ .*$/gm)).toEqual([
      '## Request \\{#maketea-request}',
      '### Example request \\{#maketea-example-request}',
      '## Response \\{#maketea-response}',
      '### Example response \\{#maketea-example-response}',
      '## Errors \\{#maketea-errors}',
    ])
    expect(text).toContain(
      '| Field | Type | Required | Clients send | Meaning |\n| --- | --- | --- | --- | --- |\n' +
        '| `userKey` | string | yes |  | The key. |\n| `cups` | integer | no | `4` | How many. |',
    )
    expect(text).toContain('| `pot` | string or null |  |')
    expect(text).toContain('| `40001` | No \\| water. | Fill it. |')
  })

  it('endpointMarkdown keeps a description of several lines in its cell', () => {
    const lines: Schema = { properties: { cups: { type: 'integer', description: 'How many.\n\nAt most 8.\n' } } }
    expect(endpointMarkdown(readEndpoint(makeApi(lines, {}), 'makeTea'), 'en')).toContain(
      '| `cups` | integer | no | How many. At most 8. |\n\n',
    )
  })

  it('endpointMarkdown shows a request in five languages, each in its own tab', () => {
    const labels = [...endpointMarkdown(endpoint, 'en').matchAll(/<TabItem value="(\w+)" label="([^"]+)">/g)]
    expect(labels.map(([, value, label]) => [value, label])).toEqual([
      ['curl', 'curl'],
      ['python', 'Python'],
      ['javascript', 'JavaScript'],
      ['java', 'Java'],
      ['go', 'Go'],
    ])
  })

  it('endpointMarkdown has the same ids in Chinese', () => {
    const text = endpointMarkdown(endpoint, 'zh', 3)
    expect(text).toContain('### 请求 \\{#maketea-request}')
    expect(text).toContain('| `pot` | 字符串或 null |  |')
  })

  it('endpointMarkdown separates Chinese names of types by a space only from Latin ones', () => {
    const fields = [{ name: 'cups', types: ['integer', 'string', 'null'], required: true, text: '' }]
    const text = endpointMarkdown({ ...endpoint, request: { ...endpoint.request, fields } }, 'zh', 3)
    expect(text).toContain('| `cups` | 整数或字符串或 null |')
  })
})
