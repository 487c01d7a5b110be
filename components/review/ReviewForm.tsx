import type { Ref } from 'react'
import { reviewDialects, type ReviewDialect } from '@/lib/review/dialect'
import { dialectNames } from '../workbench/likely-dialect'
import { SqlEditor, type CodeMark, type EditorHandle } from '../workbench/SqlEditor'
import { ToolButton } from '../workbench/ToolButton'
import { ToolField } from '../workbench/ToolField'
import { ToolNote } from '../workbench/ToolNote'
import { ToolSelect } from '../workbench/ToolSelect'
import styles from '../workbench/Workbench.module.css'
import type { ReviewInput, ReviewToolProps } from './review-props'

export type Action = 'schema' | 'copyLink' | 'clear' | ReviewDialect

interface FormProps extends Pick<ReviewToolProps, 'texts' | 'shared'> {
  /** The state of the tool; absent until its code has arrived. */
  readonly state?: {
    readonly input: ReviewInput
    readonly isSchemaOpen: boolean
    /** The places of findings in the SQL. */
    readonly marks: readonly CodeMark[]
    readonly editor: Ref<EditorHandle>
    readonly onChange: (change: Partial<ReviewInput>) => void
    readonly onAction: (action: Action) => void
  }
}

/** The fields for SQL and its schema, and the buttons. Without state it is a form that waits for the code of the tool. */
export function ReviewForm({ texts, shared, state }: FormProps) {
  const button = (action: Action, label: string) => (
    <ToolButton action={action} label={label} onAction={state?.onAction} />
  )
  const field = (name: 'sql' | 'schema', label: string, placeholder: string) => {
    const look = { name, label, placeholder, rows: name === 'sql' ? 10 : 8 }
    return (
      <div className={styles.fields}>
        {state ? (
          <SqlEditor
            {...look}
            dialect={state.input.dialect}
            value={state.input[name]}
            onChange={(text) => state.onChange({ [name]: text })}
            {...(name === 'sql' && { marks: state.marks, ref: state.editor })}
          />
        ) : (
          <ToolField {...look} />
        )}
      </div>
    )
  }
  return (
    <form className={styles.form} aria-label={texts.form}>
      {field('sql', texts.sql, texts.placeholder)}
      <p className={styles.bar}>
        <ToolSelect<ReviewDialect>
          name="dialect"
          label={texts.dialect}
          options={dialectNames}
          value={state?.input.dialect}
          onChange={state && ((dialect) => state.onChange({ dialect }))}
        />
        <button
          type="button"
          data-action="schema"
          aria-expanded={state?.isSchemaOpen ?? false}
          onClick={state && (() => state.onAction('schema'))}
        >
          {texts.addSchema}
        </button>
        {button('copyLink', shared.copyLink)}
        {button('clear', shared.clear)}
      </p>
      {state?.isSchemaOpen && field('schema', texts.schema, texts.schemaPlaceholder)}
      <p className={styles.bar}>
        {texts.examples}
        {reviewDialects.map((dialect) => (
          <ToolButton key={dialect} action={dialect} label={dialectNames[dialect]} onAction={state?.onAction} />
        ))}
      </p>
      <ToolNote texts={shared} size={texts.size} />
    </form>
  )
}
