import { useMemo, useRef, useState } from 'react'
import { reviewDialects } from '@/lib/review/dialect'
import { DialectHint } from '../workbench/DialectHint'
import { dialectNames } from '../workbench/likely-dialect'
import type { EditorHandle } from '../workbench/SqlEditor'
import type { IslandStart } from '../ui/island-start'
import { ToolStatus } from '../workbench/ToolStatus'
import { useFirstActions } from '../workbench/useFirstActions'
import { useToolInput, type InputKind } from '../workbench/useToolInput'
import tool from '../workbench/Workbench.module.css'
import { exampleMysql, exampleOracle, examplePostgresql, exampleSqlServer } from './examples'
import { marksOf } from './marks'
import { reviewHash, type Level, type Review, type ReviewInput, type ReviewToolProps } from './review-props'
import { ReviewForm, type Action } from './ReviewForm'
import { announcementOf, ReviewResult } from './ReviewResult'
import { useReview } from './useReview'

const kind: InputKind<ReviewInput> = {
  hash: reviewHash,
  empty: { sql: '', schema: '', dialect: 'postgresql' },
  read: readInput,
}

/** The review tool with its form, messages and findings. */
export function ReviewLive({ typed, pressed, ...props }: ReviewToolProps & IslandStart) {
  const { texts, shared } = props
  const start = { sql: typed.sql ?? '', schema: '', dialect: dialectOf(typed.dialect) ?? 'postgresql' }
  const { value: input, status, change, say, replace, clear, copyLink } = useToolInput(kind, start, shared)
  const [hasSchema, setHasSchema] = useState(false)
  const isSchemaOpen = hasSchema || input.schema !== ''
  const { review, rules, error, isWaiting } = useReview(props, input)
  const [lowest, setLowest] = useState<Level>('warning')
  const editor = useRef<EditorHandle>(null)
  const marks = useMemo(() => marksOf(review, lowest, texts), [review, lowest, texts])

  const actions: Readonly<Record<Action, () => void>> = {
    schema: () => setHasSchema(!hasSchema),
    postgresql: () => replace(examplePostgresql),
    mysql: () => replace(exampleMysql),
    sqlserver: () => replace(exampleSqlServer),
    oracle: () => replace(exampleOracle),
    copyLink,
    clear,
  }
  const onAction = (name: Action) => actions[name]()
  const onChange = (changed: Partial<ReviewInput>) => change((current) => ({ ...current, ...changed }))
  const onSelect = (from: number, to: number) => editor.current?.select(from, to)

  useFirstActions(pressed, onAction)

  return (
    <>
      <ReviewForm
        {...{ texts, shared }}
        state={{
          input,
          isSchemaOpen,
          marks,
          editor,
          onAction,
          onChange,
        }}
      />
      <ToolStatus
        status={status || (isWaiting ? texts.waiting : '')}
        announcement={error ?? (review ? announcementOf(review, props) : '')}
      />
      {error !== undefined && <p className={tool.error}>{error}</p>}
      {review && hasUnread(review) && (
        <DialectHint
          text={`${review.text}\n${review.schema}`}
          dialect={input.dialect}
          names={dialectNames}
          onChoose={(dialect) => onChange({ dialect })}
        />
      )}
      {review && (
        <ReviewResult {...props} {...{ review, rules, lowest, onSelect }} onLowest={setLowest} onStatus={say} />
      )}
    </>
  )
}

/** True if a statement of the SQL or of the schema could not be read. */
function hasUnread({ found, unreadSchema }: Review): boolean {
  return unreadSchema.length > 0 || found.some(({ findings }) => findings.some(({ rule }) => rule === 'syntax'))
}

function readInput(value: unknown): ReviewInput | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { sql, schema, dialect } = value as Record<string, unknown>
  const known = dialectOf(dialect)
  return typeof sql === 'string' && typeof schema === 'string' && known ? { sql, schema, dialect: known } : undefined
}

function dialectOf(value: unknown): ReviewInput['dialect'] | undefined {
  return reviewDialects.find((name) => name === value)
}
