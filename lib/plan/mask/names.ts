import { keptFunctions, keptTypes, keptWords } from './kept-words'

const token =
  /(?:SubPlan|InitPlan) (?:\d+|(?:all|any|array|exists|expr|minmax|multiexpr|rowcompare)_\d+)|select #\d+|'(?:[^'\\]|\\.|'')*'?|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\$\d+|\d+(?:\.\d+)?(?:e[+-]?\d+)?|[\p{L}_][\p{L}\p{N}_$]*|\s+|[^]/giu

type Sort = 'table' | 'alias' | 'column' | 'index' | 'function' | 'type' | 'trigger'

/** Names that MySQL and PostgreSQL generate for tables without a name. */
const generated = /^(?:<(?:derived|except|intersect|subquery|temporary|union)[\d,]*>|\*VALUES\*)$/

const prefixes: Readonly<Record<Sort, string>> = {
  table: 't',
  alias: 'a',
  column: 'c',
  index: 'i',
  function: 'f',
  type: 'type',
  trigger: 'trigger',
}

/** The placeholders of names; the same name has the same placeholder in all plans that one object masks. */
export class Names {
  private readonly known = new Map<string, string>()
  private readonly counts = new Map<Sort, number>()

  /** Returns the placeholder of a name. Names that the engine generates, such as `<temporary>`, are unchanged. */
  of(sort: Sort, name: string): string {
    if (/^[<*]/.test(name)) return generated.test(name) ? name : '<?>'
    const group = sort === 'alias' ? 'table' : sort
    const key = `${group}:${unquoted(name)}`
    const found = this.known.get(key)
    if (found !== undefined) return found
    const count = (this.counts.get(sort) ?? 0) + 1
    this.counts.set(sort, count)
    this.known.set(key, `${prefixes[sort]}${count}`)
    return `${prefixes[sort]}${count}`
  }

  /** Masks names and literals of an expression, except `kept` words. */
  expression(text: string, kept = keptWords): string {
    const tokens = text.match(token) ?? []
    return tokens.map((part, at) => this.part(part, tokens, at, kept)).join('')
  }

  private part(part: string, tokens: readonly string[], at: number, kept: ReadonlySet<string>): string {
    if (/^(?:(?:SubPlan|InitPlan) |select #|\$\d|\s)/i.test(part)) return part
    if (/^['\d]/.test(part)) return '?'
    if (!/^["`\p{L}_]/u.test(part)) return part
    const before = tokens.slice(Math.max(0, at - 2), at).join('')
    const [next = '', afterNext = ''] = [tokens[at + 1], tokens[at + 2]]
    const word = part.toLowerCase()
    if (before.endsWith('::')) return keptTypes.has(word) ? part : this.of('type', part)
    if (next === '.') return this.of('alias', part)
    if (before.endsWith('.')) return next === '(' ? this.of('function', part) : this.of('column', part)
    if (kept.has(word) && !/^["`]/.test(part)) return part
    if (next === '(' || (next === ' ' && afterNext === '(' && keptFunctions.has(word)))
      return keptFunctions.has(word) ? part : this.of('function', part)
    return (
      this.known.get(`table:${unquoted(part)}`) ??
      (keptTypes.has(word) && next === ' ' ? part : this.of('column', part))
    )
  }
}

function unquoted(name: string): string {
  return /^["`]/.test(name) ? name.slice(1, -1) : name
}
