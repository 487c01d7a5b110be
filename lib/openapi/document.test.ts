import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { locales } from '../i18n/locales'
import { memoize } from '../text/memoize'
import { operationIds, readEndpoint } from './endpoint'
import { apiYaml, localizeDocument, readApi, type ApiDocument, type Schema } from './document'
import { apiSource } from './source'

describe('the document', { timeout: 60_000 }, () => {
  const source = parse(apiSource()) as Record<string, unknown>
  const validator = new Validator()
  const [englishYaml = '', chineseYaml = ''] = locales.map(apiYaml)

  it('the API document is valid OpenAPI 3.1, as written and as downloaded in each language', async () => {
    for (const document of [source, parse(englishYaml) as typeof source, parse(chineseYaml) as typeof source]) {
      expect(await validator.validate(document)).toEqual({ valid: true })
      expect(validator.version).toBe('3.1')
    }
  })

  it('the API document is parsed once for each language', () => {
    expect(readApi('en')).toBe(readApi('en'))
    expect(readApi('zh')).not.toBe(readApi('en'))
  })

  it('the API document is rejected when a part of it is missing', async () => {
    expect((await validator.validate({ ...source, info: { title: 'x' } })).valid).toBe(false)
  })

  it('the API document has each text in both languages, with the same code spans in both', () => {
    const english = textsOf(localizeDocument(source, 'en'))
    const chinese = textsOf(localizeDocument(source, 'zh'))
    expect(chinese.size).toBe(english.size)
    for (const [place, text] of english) {
      expect([place, codeIn(chinese.get(place) ?? '')]).toEqual([place, codeIn(text)])
      if (!place.endsWith('/info/title')) expect([place, chinese.get(place)]).not.toEqual([place, text])
    }
  })

  it('the API document names the product, and only hosts that are reserved for examples', () => {
    expect(englishYaml).toContain('title: SQL Tuner API')
    expect(chineseYaml).toContain('summary: 通过 HTTPS 使用工作空间、优化任务及其结果')
    for (const text of [englishYaml, chineseYaml]) {
      expect(text).not.toMatch(/\{product\}|x-zh/)
      const hosts = [...text.matchAll(/https:\/\/([^/\s]+)/g)].map(([, host]) => host)
      expect(new Set(hosts)).toEqual(new Set(['{host}', 'your-server.example']))
    }
  })
})

describe('examples', { timeout: 60_000 }, () => {
  const api = readApi('en')
  const examples = examplesOf(api)
  const ajv = new Ajv2020({ allErrors: true, strictRequired: false, strictTypes: false })
  ajv.addVocabulary(['components', 'x-env', 'x-clients'])
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const compile = memoize((schema: Schema) => ajv.compile({ ...schema, components: api.components }))
  const errors = (schema: Schema, example: unknown) => {
    const validate = compile(schema)
    validate(example)
    return validate.errors ?? []
  }

  it.each(examples)('the example of %s fits its schema', (_name, { schema, example }) => {
    expect(errors(schema, example)).toEqual([])
  })

  it('an example is rejected with an id that is a number, or without a key', () => {
    const { schema } = Object.fromEntries(examples)['getAnalysisSummary, request'] ?? { schema: {} }
    expect(errors(schema, { userKey: 'k', analysisId: '1' })).toEqual([])
    expect(errors(schema, { userKey: 'k', analysisId: 1 })).toHaveLength(1)
    expect(errors(schema, { analysisId: '1' })).toHaveLength(1)
  })

  it('the example of a failure fits the responses of every call', () => {
    for (const [name, { schema }] of examples.filter(([name]) => name.endsWith('response'))) {
      expect([name, errors(schema, { code: 40101, message: 'bad key', data: null })]).toEqual([name, []])
      expect(errors(schema, { code: 40101, message: 'bad key' })).not.toEqual([])
    }
  })

  it('the example of a new workspace is rejected without the fields of its mode', () => {
    const { schema } = Object.fromEntries(examples)['createWorkspace, request'] ?? { schema: {} }
    const common = { userKey: 'k', dbType: 'postgres', ddlText: 'CREATE TABLE t (a INTEGER);' }
    expect(errors(schema, { ...common, mode: 'offline' })).toEqual([])
    expect(errors(schema, { ...common, mode: 'online' })).not.toEqual([])
  })

  it.each(locales)('the example of an offline workspace on its page fits the schema (%s)', (locale) => {
    const page = readFileSync(`content/${locale}/docs/api/create-workspace.mdx`, 'utf8')
    const [, body = ''] = /^```json\n([^]*?)^```/m.exec(page) ?? []
    const { schema } = Object.fromEntries(examples)['createWorkspace, request'] ?? { schema: {} }
    expect(errors(schema, JSON.parse(body))).toEqual([])
  })

  it.each(operationIds(api))('the example of %s has no field that its tables omit', (id) => {
    const { request, response } = readEndpoint(api, id)
    const listed = [...request.fields, ...response.fields, { name: 'data' }].map(({ name }) => name)
    const used = [...fieldsIn(request.example), ...fieldsIn((response.example as { data: unknown }).data)]
    expect(used.filter((name) => !listed.includes(name))).toEqual([])
  })
})

describe('localizeDocument', () => {
  it('localizeDocument replaces texts by their Chinese translations', () => {
    const value = { description: 'a', 'x-zh': '甲', list: [{ summary: 'b', 'x-zh': { summary: '乙' } }] }
    expect(localizeDocument(value, 'zh')).toEqual({ description: '甲', list: [{ summary: '乙' }] })
    expect(localizeDocument(value, 'en')).toEqual({ description: 'a', list: [{ summary: 'b' }] })
  })
})

/** The texts that readers see, by their place. */
function textsOf(value: unknown, place = ''): Map<string, string> {
  const texts = new Map<string, string>()
  if (value === null || typeof value !== 'object') return texts
  for (const [key, inner] of Object.entries(value)) {
    const here = `${place}/${key}`
    if (/^(?:title|summary|description|x-advice)$/.test(key) && typeof inner === 'string') texts.set(here, inner)
    else if (key !== 'example') textsOf(inner, here).forEach((text, at) => texts.set(at, text))
  }
  return texts
}

/** Returns the texts in backticks; words of the code are the same in both languages. */
function codeIn(text: string): string[] {
  return [...text.matchAll(/`[^`]+`/g)].map(([code]) => code).sort()
}

function examplesOf({ paths }: ApiDocument) {
  return Object.values(paths).flatMap(({ post: { operationId, requestBody, responses } }) => [
    [`${operationId}, request`, requestBody.content['application/json']] as const,
    [`${operationId}, response`, responses['200'].content['application/json']] as const,
  ])
}

/** Returns the paths of all fields of a value. */
function fieldsIn(value: unknown, way = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => fieldsIn(inner, `${way.slice(0, -1)}[].`))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => [way + key, ...fieldsIn(inner, `${way}${key}.`)])
}
