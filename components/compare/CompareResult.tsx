import type { ComparisonVerdict } from '@/lib/sql/browser/protocol'
import { fillMessage } from '@/lib/text/fill-message'

import { MeaningLink } from './MeaningLink'
import { CompareOutcome, CompareRows } from './CompareRows'
import tool from '../workbench/Workbench.module.css'
import { engineNames, type CompareInput, type CompareToolProps } from './compare-props'
import styles from './Compare.module.css'

interface ResultProps extends Pick<CompareToolProps, 'texts' | 'language'> {
  readonly result: ComparisonVerdict
  /** The texts of an example, which are shown with its result. */
  readonly example?: CompareInput
}

/** The verdict on two statements: the smallest data on which they differ, or the number of compared databases. */
export function CompareResult({ result, texts, language, example }: ResultProps) {
  const { counterexample } = result
  const facts = {
    engine: result.engine,
    seed: String(result.seed),
    count: result.databases.toLocaleString(language),
    seconds: result.seconds.toLocaleString(language, { maximumFractionDigits: 1 }),
  }
  const heading = counterexample ? texts.differ : fillMessage(texts.noDifference, facts)
  return (
    <section className={styles.result} aria-label={heading} data-verdict={counterexample ? 'different' : 'same'}>
      {example && <Example input={example} texts={texts} />}
      <p className={tool.title}>{heading}</p>
      {counterexample ? (
        <Data counterexample={counterexample} tables={result.tables ?? []} texts={texts} language={language} />
      ) : (
        <p>{fillMessage(texts.noDifferenceMeaning, facts)}</p>
      )}
      {!counterexample && result.raised > 0 && (
        <p>
          {fillMessage(texts.raised, { count: result.raised.toLocaleString(language), message: result.error ?? '' })}
        </p>
      )}
      <p className={tool.note}>
        {fillMessage(counterexample ? texts.factsDiffer : texts.factsEqual, facts)}
        {result.dialect !== 'postgresql' &&
          ` ${fillMessage(texts.translated, { engine: engineNames[result.dialect] })}`}{' '}
        <MeaningLink texts={texts} />
      </p>
    </section>
  )
}

function Example({ input, texts }: Pick<CompareToolProps, 'texts'> & { input: CompareInput }) {
  return (
    <>
      <p className={tool.note}>{texts.example}</p>
      <pre tabIndex={0}>{input.schema}</pre>
      <div className={styles.outcomes}>
        {(['before', 'after'] as const).map((side) => (
          <section key={side} aria-label={texts[side]}>
            <p>{texts[side]}</p>
            <pre tabIndex={0}>{input[side]}</pre>
          </section>
        ))}
      </div>
    </>
  )
}

type Counterexample = NonNullable<ComparisonVerdict['counterexample']>

interface DataProps extends Pick<CompareToolProps, 'texts' | 'language'> {
  readonly counterexample: Counterexample
  readonly tables: NonNullable<ComparisonVerdict['tables']>
}

/** The data on which the statements differ, as tables and as INSERT statements, and both results. */
function Data({ counterexample, tables, texts, language }: DataProps) {
  const { rows, inserts, before, after, nondeterministic } = counterexample
  const { none, one, other } = texts.differRows
  return (
    <>
      <p>{rows === 0 ? none : fillMessage(rows === 1 ? one : other, { count: rows.toLocaleString(language) })}</p>
      {tables.length > 0 && (
        <div className={styles.tables}>
          {tables.map((table) => (
            <CompareRows key={table.table} {...table} {...{ texts, language }} />
          ))}
        </div>
      )}
      {inserts.length > 0 && (
        <details>
          <summary>{texts.inserts}</summary>
          <pre tabIndex={0}>{inserts.join('\n')}</pre>
        </details>
      )}
      <div className={styles.outcomes}>
        <CompareOutcome title={texts.before} outcome={before} {...{ texts, language }} />
        <CompareOutcome title={texts.after} outcome={after} {...{ texts, language }} />
      </div>
      {nondeterministic && <p>{texts.nondeterministic}</p>}
    </>
  )
}
