import { fillMessage } from '@/lib/text/fill-message'
import { thresholds, type Finding } from '@/lib/plan/analysis/findings'
import type { Measured } from '@/lib/plan/analysis/measure'
import { targetOf } from '@/lib/plan/model'
import type { PlanToolProps } from './plan-props'

/** Writes the numbers of plans in a language. */
export class PlanFormat {
  private readonly rounded: Intl.NumberFormat
  private readonly exact: Intl.NumberFormat
  private readonly isChinese: boolean

  constructor(language: string) {
    this.isChinese = language.startsWith('zh')
    this.rounded = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 })
    this.exact = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  }

  number = (value: number): string => this.exact.format(value < 100 ? value : Math.round(value))

  time = (milliseconds: number): string =>
    milliseconds >= 1000
      ? `${this.rounded.format(milliseconds / 1000)} s`
      : `${this.rounded.format(Math.round(milliseconds * 1000) / 1000)} ms`

  percent = (share: number): string => {
    const percent = share * 100
    // 99.94 % is not 100 %
    const rounded = Math.abs(percent - 100) < 1 ? Math.floor(percent * 100) / 100 : Math.round(percent * 10) / 10
    return `${this.exact.format(rounded)}${this.isChinese ? '%' : ' %'}`
  }

  size = (kilobytes: number): string =>
    kilobytes >= 1024 ? `${this.rounded.format(kilobytes / 1024)} MB` : `${this.rounded.format(kilobytes)} kB`

  list = (facts: readonly string[]): string => facts.join(this.isChinese ? '，' : ', ')

  /** Joins facts to a sentence. */
  sentence = (facts: readonly string[]): string => `${this.list(facts)}${this.isChinese ? '。' : '.'}`

  /** Joins sentences; Chinese has no space between them. */
  sentences = (texts: readonly string[]): string => texts.join(this.isChinese ? '' : ' ')
}

/** Returns the name of a node with its subquery and what it reads. */
export function nameOf({ node }: Measured): string {
  const target = targetOf(node)
  return `${node.role === undefined ? '' : `${node.role}: `}${node.kind}${target === undefined ? '' : ` ${target}`}`
}

/** Returns the text of a finding with its numbers and thresholds. */
export function findingText({ id, values }: Finding, texts: PlanToolProps['texts'], format: PlanFormat): string {
  const {
    rows = 0,
    actual = 0,
    factor = 0,
    removed = 0,
    share = 0,
    runs = 0,
    kilobytes = 0,
    batches = 0,
    lossy = 0,
  } = values
  const isEstimate = id === 'underestimate' || id === 'overestimate'
  const least = id === 'loops' ? thresholds.loops : thresholds.removedRows
  const limit = isEstimate
    ? format.number(thresholds.estimate)
    : format.percent(id === 'loops' ? thresholds.loopsShare : thresholds.removedShare)
  return fillMessage(texts.findings[id], {
    rows: format.number(rows),
    read: format.number(rows),
    actual: format.number(actual),
    factor: format.number(Math.round(factor)),
    removed: format.number(removed),
    share: format.percent(share),
    runs: format.number(runs),
    size: format.size(kilobytes),
    batches: format.number(batches),
    lossy: format.number(lossy),
    all: format.number(lossy + (values.exact ?? 0)),
    limit,
    least: format.number(least),
  })
}
