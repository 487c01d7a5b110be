import { localeOf } from '@/lib/i18n/locales'
import { comparePlans, type Comparison, type Pair } from '@/lib/plan/analysis/compare'
import type { Measured, MeasuredPlan } from '@/lib/plan/analysis/measure'
import { fillMessage } from '@/lib/text/fill-message'
import differences from '@/messages/plan-difference.json'
import { nameOf, PlanFormat } from './format'
import type { PlanToolProps } from './plan-props'
import tool from '../workbench/Workbench.module.css'
import styles from './PlanTool.module.css'

interface DifferenceProps extends Pick<PlanToolProps, 'texts' | 'language'> {
  readonly before: MeasuredPlan
  readonly after: MeasuredPlan
}

/** The differences between two plans: the totals, the nodes that explain it, and all nodes in pairs. */
export function PlanDifference({ before, after, texts, language }: DifferenceProps) {
  const difference = differences[localeOf(language)]
  const format = new PlanFormat(language)
  const comparison = comparePlans(before, after)
  const { unit, largest, pairs } = comparison
  const write = unit === 'time' ? format.time : format.number
  const own = (measured: Measured | undefined, total: number) =>
    measured && unit !== 'none' ? write(unit === 'time' ? (measured.ownTime ?? 0) : measured.share * total) : '–'
  const sides = ({ before: one, after: other }: Pair) => ({
    before: own(one, comparison.before),
    after: own(other, comparison.after),
  })
  return (
    <section className={styles.view} aria-label={difference.title}>
      <p className={tool.title}>{difference.title}</p>
      <p>
        {fillMessage(difference[unit], { before: write(comparison.before), after: write(comparison.after) })}{' '}
        {unit !== 'none' && (largest.length > 0 ? difference.reason : difference.noReason)}
      </p>
      {largest.length > 0 && (
        <ol className={styles.findings}>
          {largest.map(({ change, ...pair }, at) => (
            <li key={at}>
              {fillMessage(difference.change, {
                node: namesOf(pair),
                ...sides(pair),
                change: `${change > 0 ? '+' : '−'}${write(Math.abs(change))}`,
              })}
            </li>
          ))}
        </ol>
      )}
      <table className={styles.nodes} aria-label={difference.table}>
        <thead>
          <tr>
            {[texts.first, texts.second, difference.columnChange].map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair, at) => (
            <tr key={at} data-found={kindOfChange(pair) !== undefined || undefined}>
              {([pair.before, pair.after] as const).map((measured, side) => (
                <td key={side} data-label={side === 0 ? texts.first : texts.second}>
                  {measured ? `${nameOf(measured)} ` : '–'}
                  <small>{measured && own(measured, side === 0 ? comparison.before : comparison.after)}</small>
                </td>
              ))}
              <td data-label={difference.columnChange}>{changeText(pair, difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function namesOf({ before, after }: Pair): string {
  const names = [before, after].flatMap((measured) => (measured ? [nameOf(measured)] : []))
  return [...new Set(names)].join(' → ')
}

function kindOfChange({ before, after }: Pair): 'isNew' | 'isGone' | 'isOther' | undefined {
  if (!before) return 'isNew'
  if (!after) return 'isGone'
  return nameOf(before) === nameOf(after) ? undefined : 'isOther'
}

function changeText(pair: Comparison['pairs'][number], difference: (typeof differences)['en']): string {
  const kind = kindOfChange(pair)
  return kind === undefined ? '' : difference[kind]
}
