import { createHash } from 'node:crypto'
import { isLocale, type Locale } from '../../lib/i18n/locales'

/** A query with relevance judgements of pages. */
export interface JudgedQuery {
  readonly text: string
  readonly locale: Locale
  readonly group: string
  /** True for a held-out query, which is reported but not used for tuning. */
  readonly isHeld: boolean
  /** The relevance grade by page id, from 1 (related) to 3 (answers the question). */
  readonly grades: ReadonlyMap<string, number>
  /** The section that answers the query, by page id. */
  readonly anchors: ReadonlyMap<string, string>
}

/** Whether a query is held out: true for a third of all queries, selected by a hash of the query. */
export function isHeldOut(locale: Locale, text: string): boolean {
  return createHash('sha256').update(`${locale}\n${text}`).digest().readUInt32BE() % 3 === 0
}

/** Parses the file of judged queries; throws an error for an invalid line. */
export function parseJudged(file: string): JudgedQuery[] {
  let section = { group: '', locale: 'en' as Locale, isTraining: false }
  return file.split('\n').flatMap((line): JudgedQuery[] => {
    const heading = /^\[(.+)\]$/.exec(line)?.[1]?.split(' ')
    if (heading) {
      const locale = heading.find(isLocale)
      if (!locale) throw new Error(`no language in [${heading.join(' ')}]`)
      section = { group: heading[0] ?? '', locale, isTraining: heading.includes('training') }
      return []
    }
    if (line.trim() === '' || line.startsWith('#')) return []
    const [text, wanted] = line.split(' | ')
    if (!text || !wanted) throw new Error(`not a judged query: ${line}`)
    const targets = wanted.split(', ').map((target) => {
      const match = /^([^#=]+)(?:#([^=]+))?=([123])$/.exec(target.trim())
      if (!match?.[1]) throw new Error(`not a judged page: ${target}`)
      return { page: match[1], anchor: match[2], grade: Number(match[3]) }
    })
    const pages = new Set(targets.map(({ page }) => page))
    if (pages.size < targets.length) throw new Error(`a page is named twice: ${line}`)
    const anchors = targets.flatMap(({ page, anchor }) => (anchor === undefined ? [] : [[page, anchor] as const]))
    const { group, locale, isTraining } = section
    return [
      {
        group,
        locale,
        text,
        isHeld: !isTraining && isHeldOut(locale, text),
        grades: new Map(targets.map(({ page, grade }) => [page, grade])),
        anchors: new Map(anchors),
      },
    ]
  })
}

export interface Metrics {
  readonly queries: number
  readonly mrr: number
  /** The mean reciprocal rank of the first page with the highest grade of its query. */
  readonly best: number
  readonly ndcg: number
  readonly successAt1: number
  readonly successAt5: number
}

/** Returns the metrics of the first ten pages of each ranking; a grade of 2 or more counts as a success. */
export function metrics(rankings: readonly { query: JudgedQuery; pages: readonly string[] }[]): Metrics {
  const scores = rankings.map(({ query: { grades }, pages }) => {
    const top = pages.slice(0, 10).map((page) => grades.get(page) ?? 0)
    const first = top.findIndex((grade) => grade >= 2)
    const best = top.indexOf(Math.max(...grades.values()))
    const ideal = gain([...grades.values()].sort((a, b) => b - a).slice(0, 10))
    return {
      mrr: first < 0 ? 0 : 1 / (first + 1),
      best: best < 0 ? 0 : 1 / (best + 1),
      ndcg: ideal === 0 ? 0 : gain(top) / ideal,
      successAt1: Number(first === 0),
      successAt5: Number(first >= 0 && first < 5),
    }
  })
  const mean = (key: 'mrr' | 'best' | 'ndcg' | 'successAt1' | 'successAt5') =>
    scores.reduce((sum, score) => sum + score[key], 0) / Math.max(1, scores.length)
  return {
    queries: scores.length,
    mrr: mean('mrr'),
    best: mean('best'),
    ndcg: mean('ndcg'),
    successAt1: mean('successAt1'),
    successAt5: mean('successAt5'),
  }
}

/**
 * Returns the share of first hits that link to the judged section, among those whose page has a judged section.
 * `anchor` is the id of the first section of the hit.
 */
export function anchorAccuracy(
  answers: readonly { query: JudgedQuery; page: string | undefined; anchor: string }[],
): number {
  const judged = answers.filter(({ query, page }) => page !== undefined && query.anchors.has(page))
  const right = judged.filter(({ query, page = '', anchor }) => query.anchors.get(page) === anchor)
  return right.length / Math.max(1, judged.length)
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}
