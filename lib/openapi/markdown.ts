import type { Locale } from '../i18n/locales'
import { messages } from '../i18n/messages'
import type { Endpoint, Field } from './endpoint'
import type { Json } from './literal'
import { sampleLanguages } from './samples'

/**
 * Returns the request, response and errors of an endpoint as Markdown. Headings have the level `depth` or below; their
 * ids start with the operation's id, so that a page can have several endpoints.
 */
export function endpointMarkdown(endpoint: Endpoint, locale: Locale, depth = 2): string {
  const words = messages[locale].endpoint
  const heading = (text: string, part: string, deeper = 0) =>
    `${'#'.repeat(depth + deeper)} ${text} \\{#${endpoint.id.toLowerCase()}-${part}}`
  return [
    fence('http', `POST ${endpoint.path}\nContent-Type: application/json`),
    endpoint.text,
    heading(words.request, 'request'),
    fieldTable(endpoint.request.fields, locale, true),
    heading(words.exampleRequest, 'example-request', 1),
    samples(endpoint),
    heading(words.response, 'response'),
    words.insideData,
    fieldTable(endpoint.response.fields, locale, false),
    heading(words.exampleResponse, 'example-response', 1),
    fence('json', JSON.stringify(endpoint.response.example, null, 2)),
    heading(words.failures, 'errors'),
    words.code,
    table([
      ['`code`', words.columns.situation, words.columns.advice],
      ...endpoint.failures.map((failure) => [`\`${failure.code}\``, failure.description, failure['x-advice']]),
    ]),
  ].join('\n\n')
}

function samples({ id, request, secrets }: Endpoint): string {
  const body = request.example as Readonly<Record<string, Json>>
  const tabs = Object.entries(sampleLanguages).map(
    ([value, language]) =>
      `<TabItem value="${value}" label="${language.label}">\n\n${fence(language.fence, language.write({ call: id, body, secrets }))}\n\n</TabItem>`,
  )
  return `<Tabs groupId="language" queryString>\n${tabs.join('\n')}\n</Tabs>`
}

/** Puts a space between a Chinese character and a Latin letter after it. */
function addSpaces(text: string): string {
  return text.replace(/\p{Script=Han}(?=[a-z])/gu, '$& ')
}

/** Returns the Markdown table of fields, without columns that do not apply. */
function fieldTable(fields: readonly Field[], locale: Locale, isRequest: boolean): string {
  const { columns, yes, no, any, or } = messages[locale].endpoint
  const types: Readonly<Record<string, string>> = messages[locale].endpoint.types
  const sends = fields.some((field) => field.sends !== undefined)
  const row = (field: Field) => [
    `\`${field.name}\``,
    addSpaces(field.types.map((type) => types[type] ?? type).join(or)) || any,
    ...(isRequest ? [field.required ? yes : no] : []),
    ...(sends ? [field.sends === undefined ? '' : `\`${field.sends}\``] : []),
    field.text,
  ]
  const head = [
    columns.field,
    columns.type,
    ...(isRequest ? [columns.required] : []),
    ...(sends ? [columns.sends] : []),
    columns.meaning,
  ]
  return table([head, ...fields.map(row)])
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cellOf).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Returns a text as a table cell: on one line, with `|` escaped. */
function cellOf(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``
}
