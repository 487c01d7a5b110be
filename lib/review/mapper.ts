import type { ReviewDialect } from './dialect'
import { lastAt } from './last-at'
import { contradicts, factsOf, type Facts } from './mapper-conditions'

/** The end tags of statements and of their parts; those of parts are not elements of HTML, which rows may contain. */
const statementEnd = /<\/(?:select|insert|update|delete|sql|mapper)>|<mapper\b/i
const partEnd = /<\/(?:where|if|trim|choose|foreach)>/i
const string = /'(?:[^'\\]|\\.|'')*'/gs
/** A comment, a CDATA section, a declaration, a tag, an entity, or a text between them. */
const part =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[(?<data>[^]*?)(?:\]\]>|$)|<[!?][^>]*>?|<(?<close>\/)?(?<name>[a-z]\w*)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?<empty>\/)?>|&(?<entity>lt|gt|amp|quot|apos);|[^<&]+|[<&]/giu
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu
const fragment = /<sql\b[^>]*?\bid\s*=\s*["']([^"']*)["'][^>]*>([^]*?)<\/sql>/giu
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
/** The length of the SQL from which no fragment is included: each one can include others several times. */
const MAX_OUTPUT = 500_000

/** The names of `databaseId` for each dialect. */
const databases: Readonly<Record<ReviewDialect, RegExp>> = {
  mysql: /mysql|mariadb|oceanbase|tidb/i,
  postgresql: /postgres|pgsql|gauss|kingbase|kes/i,
  sqlserver: /mssql|sql ?server/i,
  oracle: /oracle|dm/i,
}

const statements = new Set(['select', 'insert', 'update', 'delete'])
/** Elements whose content is not a part of the statement around them. */
const skipped = new Set(['resultmap', 'parametermap', 'cache', 'sql', 'selectkey', 'bind', 'property'])

/** An open element: what stands behind its content, and which words are removed at its end. */
interface Element {
  readonly name: string
  /** The offset in the output of the statement at which the content begins. */
  readonly start: number
  readonly suffix: string
  readonly suffixOverrides: readonly string[]
  readonly isSkipped: boolean
  /** The tests of the elements `if` in it that hold. */
  readonly tests: Facts[]
  /** True if an alternative of `choose` has been read. */
  hasAlternative: boolean
}

type Attributes = Readonly<Partial<Record<string, string>>>

/** The SQL of a mapper, and the function from its offsets to those of the mapper. */
export interface MapperSql {
  readonly sql: string
  readonly offsetOf: (offset: number) => number
}

/**
 * Returns the SQL of a mapper of MyBatis. All conditions of `<if>` hold that do not contradict an earlier one beside them,
 * and of the alternatives of `<choose>` the first one does. A fragment that the mapper does not contain is a text that is
 * inserted. Statements for other databases are omitted. Other texts are returned as they are.
 *
 * See https://mybatis.org/mybatis-3/dynamic-sql.html
 */
export function readMapper(text: string, dialect: ReviewDialect): MapperSql {
  return isMapper(text) ? new MapperReader(text, dialect).result() : { sql: text, offsetOf: (offset) => offset }
}

/** Whether a text is a mapper of MyBatis, or SQL with its tags. */
function isMapper(text: string): boolean {
  if (/^\s*<[!?a-z]/i.test(text) && statementEnd.test(text)) return true
  return partEnd.test(text) && partEnd.test(text.replace(string, ''))
}

class MapperReader {
  /** The output of the statements before this one, and its own. */
  #done = ''
  #output = ''
  /** The offsets in the mapper of parts of the output, in its order. */
  readonly #parts: { readonly start: number; readonly source: number }[] = []
  readonly #fragments: ReadonlyMap<string, { readonly text: string; readonly source: number }>
  #including: readonly string[] = []
  readonly #root = elementOf('', {})
  /** The open elements, the innermost last. */
  readonly #open = [this.#root]
  /** Words that are removed if the content of the open elements begins with one of them. */
  #prefixOverrides: readonly string[] = []

  constructor(
    text: string,
    private readonly dialect: ReviewDialect,
  ) {
    this.#fragments = new Map(
      [...text.matchAll(fragment)].map(({ 0: found, 1: id = '', 2: content = '', index }) => [
        id,
        { text: content, source: index + found.length - content.length - '</sql>'.length },
      ]),
    )
    this.#read(text, 0)
  }

  result(): MapperSql {
    return {
      sql: this.#done + this.#output,
      offsetOf: (offset) => {
        const found = this.#parts[lastAt(this.#parts, offset, ({ start }) => start)]
        return found ? found.source + offset - found.start : offset
      },
    }
  }

  /** Reads the mapper or a fragment, which begins at an offset of the mapper. */
  #read(text: string, source: number): void {
    for (const { 0: found, index, groups = {} } of text.matchAll(part)) {
      const { name = '', close, attributes = '', empty, data, entity } = groups
      const cut = data === undefined ? 0 : '<![CDATA['.length
      this.#parts.push({ start: this.#done.length + this.#output.length, source: source + index + cut })
      if (close !== undefined) this.#close(name.toLowerCase())
      else if (name !== '') this.#start(name.toLowerCase(), attributesOf(attributes), empty !== undefined)
      else if (!/^<[!?]/.test(found) || data !== undefined) this.#text(data ?? entities[entity ?? ''] ?? found)
    }
  }

  #start(name: string, attributes: Attributes, isEmpty: boolean): void {
    if (name === 'include') this.#include(attributes.refid?.replace(/.*\./, '') ?? '')
    else this.#write(` ${prefixOf(name, attributes)} `)
    if (isEmpty) return
    const parent = this.#current()
    const isAlternative = name === 'when' || name === 'otherwise'
    const test = name === 'if' ? factsOf(attributes.test) : undefined
    const isSkipped =
      parent.isSkipped ||
      skipped.has(name) ||
      !databases[this.dialect].test(attributes.databaseId ?? this.dialect) ||
      (isAlternative && parent.hasAlternative) ||
      (test !== undefined && parent.tests.some((earlier) => contradicts(test, earlier)))
    if (isAlternative) parent.hasAlternative = true
    if (test && !isSkipped) parent.tests.push(test)
    this.#open.push({ ...elementOf(name, attributes), start: this.#output.length, isSkipped })
    const overrides = name === 'where' ? ['AND', 'OR'] : words(attributes.prefixOverrides)
    this.#prefixOverrides = [...this.#prefixOverrides, ...overrides]
  }

  #include(id: string): void {
    const found = this.#fragments.get(id)
    const isTooLong = this.#done.length + this.#output.length > MAX_OUTPUT
    if (!found || isTooLong || this.#including.includes(id)) {
      this.#text(/where/i.test(id) ? ' WHERE ${x} ' : ' ${x} ')
    } else if (!this.#current().isSkipped) {
      this.#including = [...this.#including, id]
      this.#read(found.text, found.source)
      this.#including = this.#including.slice(0, -1)
    }
  }

  #close(name: string): void {
    const at = this.#open.findLastIndex((element) => element.name === name)
    const element = this.#open[at]
    if (element && !element.isSkipped) this.#removeAtEnd(element)
    if (at > 0) this.#open.length = at
    if (element?.isSkipped !== true) this.#write(statements.has(name) ? ';' : ` ${element?.suffix ?? ''} `)
    if (!statements.has(name)) return
    this.#prefixOverrides = []
    this.#done += this.#output
    this.#output = ''
  }

  #removeAtEnd({ start, suffixOverrides }: Element): void {
    const content = this.#output.slice(start).trimEnd()
    const word = suffixOverrides.find((one) => content.toUpperCase().endsWith(one.toUpperCase()))
    if (word === undefined) return
    const end = start + content.length
    this.#output = this.#output.slice(0, end - word.length) + ' '.repeat(word.length) + this.#output.slice(end)
  }

  /** Writes a text of the mapper, without a word at its beginning that the open elements remove. */
  #text(text: string): void {
    const [blank = '', first = ''] = /^(\s*)([^\s(]*)/.exec(text)?.slice(1) ?? []
    if (first === '' || this.#current().isSkipped) return this.#write(text)
    const isRemoved = this.#prefixOverrides.some((one) => one.toUpperCase() === first.toUpperCase())
    this.#prefixOverrides = []
    const end = blank.length + first.length
    return this.#write(isRemoved ? ' '.repeat(end) + text.slice(end) : text)
  }

  #current(): Element {
    return this.#open.at(-1) ?? this.#root
  }

  #write(text: string): void {
    if (!this.#current().isSkipped) this.#output += text
  }
}

function elementOf(name: string, { suffix = '', close = '', suffixOverrides }: Attributes): Element {
  return {
    name,
    start: 0,
    suffix: name === 'trim' ? suffix : name === 'foreach' ? close : '',
    suffixOverrides: name === 'set' ? [','] : words(suffixOverrides),
    isSkipped: false,
    tests: [],
    hasAlternative: false,
  }
}

function attributesOf(source: string): Attributes {
  return Object.fromEntries(
    [...source.matchAll(attribute)].map(([, key = '', double, single]) => [key, double ?? single ?? '']),
  )
}

function prefixOf(name: string, { prefix = '', open = '' }: Attributes): string {
  if (name === 'where' || name === 'set') return name.toUpperCase()
  return name === 'trim' ? prefix : name === 'foreach' ? open : ''
}

function words(overrides = ''): string[] {
  return overrides
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
