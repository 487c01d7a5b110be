import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatReport } from '../diagnostics/diagnostic'
import { tempFolder } from '../content-files/test-fixtures'
import { checkApi } from './openapi-check'

const sound = readFileSync('content/api/openapi.yaml', 'utf8')

async function check(text: string): Promise<string[]> {
  const folder = tempFolder({ 'api/openapi.yaml': text })
  return (await checkApi(folder)).map((report) => formatReport(report).replace(`${folder}/`, ''))
}

/** The 1-based line of the text's first line that contains another text. */
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length

it(
  'the API document of the site is valid, and a content folder without one is accepted',
  { timeout: 60_000 },
  async () => {
    expect(await check(sound)).toEqual([])
    expect(await checkApi(tempFolder({}))).toEqual([])
  },
)

it('a reference of the API document to a missing schema is reported at its line', async () => {
  const [reference = ''] = /\$ref: '?#\/components\/schemas\/\w+/.exec(sound) ?? []
  const text = sound.replace(reference, `${reference}x`)
  const [report, ...others] = await check(text)
  expect(report).toMatch(
    new RegExp(`^api/openapi\\.yaml:${lineOf(text, `${reference}x`)}:\\d+: .*which does not exist \\(did you mean`),
  )
  expect(others).toEqual([])
})

it('an error code that the API document does not describe is reported at its line', async () => {
  const text = sound.replace('invalidRequest, badCredentials', 'invalidRequest, badCredential')
  expect(await check(text)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^api/openapi\\.yaml:${lineOf(text, 'badCredential,')}:\\d+: .*“badCredential”.*did you mean “badCredentials”`,
      ),
    ),
  ])
})

it('a violation of OpenAPI in the API document is reported at its line', { timeout: 60_000 }, async () => {
  const text = sound.replace("version: '1'", 'version: 1')
  const [report] = await check(text)
  expect(report).toMatch(
    new RegExp(`^api/openapi\\.yaml:${lineOf(text, 'version: 1')}:3: .* is not valid OpenAPI: must be string$`),
  )
})

it('a wrong schema in the API document, and an example that does not match its schema, are reported at their lines', async () => {
  const wrongType = sound.replace(
    '                email:\n                  type: string',
    '                email:\n                  type: strin',
  )
  expect(await check(wrongType)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^api/openapi\\.yaml:${lineOf(wrongType, 'type: strin\n')}:19: .*type is not valid JSON Schema: must be one of .*string`,
      ),
    ),
  ])
  const wrongExample = sound.replace('password: your-password', 'password: 1234')
  expect(await check(wrongExample)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^api/openapi\\.yaml:${lineOf(wrongExample, 'password: 1234')}:15: .*password does not match the schema: must be string$`,
      ),
    ),
  ])
  const wrongPattern = sound.replace('                  minLength: 1', "                  pattern: '['")
  expect(await check(wrongPattern)).toEqual([
    expect.stringContaining('schema is not valid JSON Schema: Invalid regular'),
  ])
})
