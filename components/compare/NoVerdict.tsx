import { Fragment } from 'react'
import type { NoVerdict as Reason } from '@/lib/sql/browser/protocol'
import { fillMessage } from '@/lib/text/fill-message'
import { positionAt } from '@/lib/text/position-at'
import tool from '../workbench/Workbench.module.css'
import type { CompareInput, CompareToolProps } from './compare-props'
import styles from './Compare.module.css'
import { MeaningLink } from './MeaningLink'
import { reasonParts } from './reason-text'

interface NoVerdictProps extends Pick<CompareToolProps, 'texts' | 'language'> {
  readonly reason: Reason
  readonly input: CompareInput
}

/** Why two statements could not be compared: the text, the position in it, and what to write instead. */
export function NoVerdict({ reason, input, texts, language }: NoVerdictProps) {
  const { text, offset } = reason
  const name = text === 'schema' ? texts.schemaName : texts[text]
  const position = offset === undefined ? undefined : positionAt(input[text], offset)
  const where = position
    ? fillMessage(texts.noVerdictAt, { text: name, line: String(position.line), column: String(position.column) })
    : fillMessage(texts.noVerdictIn, { text: name })
  return (
    <section className={styles.result} aria-label={texts.noVerdict} data-verdict="none">
      <p className={tool.title}>{texts.noVerdict}</p>
      <p>
        {where}{' '}
        <span className={tool.error}>
          {reasonParts(reason, language).map((part, at) => (
            <Fragment key={at}>
              {at > 0 && '；'}
              {part.isQuoted ? <q lang="en">{part.text}</q> : part.text}
            </Fragment>
          ))}
        </span>
      </p>
      <p className={tool.note}>
        <MeaningLink texts={texts} />
      </p>
    </section>
  )
}
