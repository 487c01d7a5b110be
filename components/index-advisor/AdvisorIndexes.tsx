import type { CostedAdvice, RankedIndex } from '@/lib/index-advisor/result'
import { fillMessage } from '@/lib/text/fill-message'
import tool from '../workbench/Workbench.module.css'
import type { AdvisorToolProps } from './advisor-props'
import styles from './Advisor.module.css'
import type { AdvisorFormat } from './format'

interface IndexesProps extends Pick<AdvisorToolProps, 'texts'> {
  readonly advice: CostedAdvice
  readonly format: AdvisorFormat
}

/** The chosen indexes with a warning, the other candidates, and existing indexes that are not needed. */
export function AdvisorIndexes({ advice: { ranked, total, redundant }, texts, format }: IndexesProps) {
  const chosen = ranked.filter(({ isChosen }) => isChosen)
  const others = ranked.filter(({ isChosen }) => !isChosen)
  const list = (indexes: readonly RankedIndex[], label: string) => (
    <ol className={styles.indexes} aria-label={label}>
      {indexes.map((index) => (
        <li key={index.name}>
          <pre tabIndex={0}>{index.statement}</pre>
          <p className={tool.note}>{format.sentences(factsOf(index, total.before, texts, format))}</p>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      {chosen.length > 0 && (
        <>
          {list(chosen, texts.chosen)}
          <p className={styles.warning}>{texts.warning}</p>
        </>
      )}
      {others.length > 0 && (
        <details>
          <summary>{fillMessage(texts.others, { count: format.number(others.length) })}</summary>
          {list(others, texts.candidates)}
        </details>
      )}
      {redundant.map(({ name, servedBy }) => (
        <p key={name}>{fillMessage(texts.redundant, { name, other: servedBy })}</p>
      ))}
    </>
  )
}

function factsOf(
  { bytes, total, replaces, isPartitioned }: RankedIndex,
  before: number,
  texts: AdvisorToolProps['texts'],
  { bytes: size, number }: AdvisorFormat,
): string[] {
  return [
    ...(bytes === undefined ? [] : [fillMessage(texts.indexSize, { size: size(bytes) })]),
    fillMessage(texts.alone, { before: number(before), after: number(total) }),
    ...(replaces.length > 0 ? [fillMessage(texts.replaces, { names: replaces.join(', ') })] : []),
    ...(isPartitioned ? [texts.partitioned] : []),
  ]
}
