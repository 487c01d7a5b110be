import { castsToNumber, type Harvest } from './harvest'
import type { Random } from './random'

/** Texts some of which are equal if case and trailing blanks have no meaning. */
const equal = [
  ['a', 'A', 'b'],
  ['a', 'a ', 'b'],
]
const plain = ['a', 'b', 'c', 'A', 'ab', '']

/** Returns three texts that all text columns of a database share, so that joins find matches. */
export function sharedTexts(random: Random, harvest: Harvest): string[] {
  const harvested = [...harvest.texts].filter((text) => text.length > 0 && !/[%_]/.test(text))
  const others = possible(plain, harvest)
  if (harvested.length > 0 && random.chance(0.4)) return [random.pick(harvested), ...random.sample(others, 2)]
  if (harvest.ignoresCase && random.chance(0.5)) return random.pick(equal)
  return random.chance(0.8) ? ['a', 'b', 'c'] : random.sample(others, 3)
}

function possible(texts: string[], { hasEmptyTexts }: Harvest): string[] {
  return hasEmptyTexts ? texts : texts.filter((text) => text !== '')
}

/**
 * Returns texts near literals: the same in upper and lower case, longer and shorter, and, for a LIKE pattern, texts
 * that match it or almost match it. For a column that is cast, returns texts of the target type.
 */
export function textCandidates(literals: Iterable<string>, name: string, harvest: Harvest): string[] {
  if (castsToNumber(harvest, name)) return ['0', '1', '2', '10', '01', ...numeric(literals).flatMap(withZero)]
  if (/^(date|timestamp)/.test(harvest.castTo.get(name) ?? '')) return ['2020-01-01', '2020-01-02', '2020-02-01']
  const around = [...literals].flatMap((text) => (/[%_]/.test(text) ? likeCandidates(text) : neighbours(text)))
  const trims = ['btrim', 'ltrim', 'rtrim', 'trim'].some((called) => harvest.functions.has(called))
  const padded = trims ? [' ', ...[...literals].flatMap((text) => [` ${text} `, ` ${text}`, `${text} `])] : []
  const blanks = harvest.ignoresCase ? [' ', ...[...literals].map((text) => `${text} `)] : []
  const patterns = [...literals].flatMap(patternCandidates)
  const all = [
    ...around,
    ...padded,
    ...blanks,
    ...patterns,
    ...plain,
    ...lengthCandidates(harvest),
    ...shifted(literals, harvest),
    ...derived(literals, harvest),
  ]
  return possible(all, harvest)
}

const removesParts = ['replace', 'translate', 'regexp_replace']

/** Returns texts that functions turn into the literals, or that they find the literals in: with other parts, in a list. */
function derived(literals: Iterable<string>, { functions, texts }: Harvest): string[] {
  const all = [...literals]
  const removed = removesParts.some((name) => functions.has(name))
  const parts = removed ? ['-', ...[...texts].filter((text) => text.length > 0 && text.length <= 3)] : []
  const lists = functions.has('find_in_set') ? all.flatMap((text) => [`${text},x`, `x,${text}`, `x,${text},y`]) : []
  const split = (text: string, part: string) => [
    `${text.slice(0, 1)}${part}${text.slice(1)}`,
    `${part}${text.slice(0, 2)}${part}${text.slice(2)}`,
  ]
  return [...lists, ...all.flatMap((text) => parts.flatMap((part) => split(text, part)))]
}

function numeric(literals: Iterable<string>): string[] {
  return [...literals].filter((text) => /^-?\d+(?:\.\d+)?$/.test(text))
}

/** Returns a number with another text of the same number. */
function withZero(text: string): string[] {
  return /^\d/.test(text) ? [text, `0${text}`] : [text]
}

function neighbours(text: string): string[] {
  const near = [...(/^\d+$/.test(text) ? withZero(text) : [text]), `${text}x`, `x${text}`, text.slice(0, -1)]
  const cased = [text.toLowerCase(), text.toUpperCase()]
  return [...near, ...cased, ...(/^\d{4}-\d\d$/.test(text) ? [`${text}-01`] : [])]
}

/** Returns texts that match a LIKE pattern, and texts that almost match it. */
function likeCandidates(pattern: string): string[] {
  const fill = (any: string, one: string) =>
    pattern.replace(/\\?[%_]/g, (sign) => (sign === '%' ? any : sign === '_' ? one : (sign[1] ?? '')))
  const core = fill('', '')
  return [
    ...new Set([
      fill('', 'a'),
      fill('x', 'a'),
      fill('x y', 'b'),
      core,
      `z${core}`,
      `${core}z`,
      core.toUpperCase(),
      core.toLowerCase(),
    ]),
  ]
}

const classes: readonly (readonly [RegExp, string])[] = [
  [/\\d|\[0-9\]|\[\[:digit:\]\]/g, '1'],
  [/\[[^\]]*A-Z[^\]]*\]/g, 'A'],
  [/\\w|\[[^\]]*a-z[^\]]*\]|\[\[:alpha:\]\]/g, 'a'],
  [/\\s/g, ' '],
  [/\\D/g, 'x'],
  [/\[([^\]\\^])[^\]]*\]/g, '$1'],
]

/** Returns texts that match a regular expression without nested groups, or almost match it; nothing for other texts. */
function patternCandidates(pattern: string): string[] {
  if (!/[\^$[\]|+*?{}]|\\[dws.]/.test(pattern) || pattern.length > 100) return []
  const written = classes.reduce((text, [kind, member]) => text.replace(kind, member), pattern)
  const alternatives = written.split(/[()|]/).filter((part) => part !== '')
  const joined = written.replace(/\(([^()|]*)[^()]*\)/g, '$1').split('|')
  return [...new Set([...joined, ...alternatives])].flatMap((part) => {
    const text = part
      .replace(/(\\?.)\{(\d{1,2})[^}]*\}/g, (_, sign: string, count) => sign.repeat(Number(count)))
      .replace(/\.[*+]?|%/g, (sign, at: number) => (part[at - 1] === '\\' ? sign : sign === '%' ? '' : 'x'))
      .replace(/[\^$?+*]/g, '')
      .replaceAll('\\', '')
    return [text, `${text}x`, `x${text}`, `${text}1`, text.toUpperCase(), text.toLowerCase()]
  })
}

const readsPosition = ['substring', 'substr', 'mid', 'position', 'strpos', 'instr', 'locate']

/** Returns the literals at the positions that the statements read or compare with, one character after them, and twice. */
function shifted(literals: Iterable<string>, { functions, numbers }: Harvest): string[] {
  if (!readsPosition.some((name) => functions.has(name))) return []
  const positions = [...numbers].map(Number).filter((number) => Number.isInteger(number) && number > 0 && number <= 40)
  return [...literals].flatMap((text) => {
    const other = text.includes('x') ? 'z' : 'x'
    const at = positions.map((position) => other.repeat(position))
    return [`${text}${other}${text}`, ...at.flatMap((before) => [before.slice(1) + text, before + text])]
  })
}

/** Returns texts with the lengths that the statements compare with or cut off at, and one character shorter and longer. */
function lengthCandidates({ castTo, functions, numbers }: Harvest): string[] {
  const calls = (...names: string[]) => names.some((name) => functions.has(name))
  const characters =
    calls('length', 'char_length', 'character_length', 'len', 'left', 'right', 'substring', 'stuff') ||
    [...castTo.values()].some((type) => /^(?:varchar|bpchar)$/.test(type))
  const bytes = calls('octet_length')
  if (!characters && !bytes) return []
  const lengths = [...numbers]
    .map(Number)
    .filter((number) => Number.isInteger(number) && number >= 0 && number <= 300)
    .flatMap((number) => [number - 1, number, number + 1])
    .filter((length) => length > 0)
  // a character of two bytes distinguishes the two lengths
  const wide = characters && bytes ? [...lengths, 1].map((length) => 'é'.repeat(length)) : []
  return [...lengths.map((length) => 'x'.repeat(length)), ...wide]
}
