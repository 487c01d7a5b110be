import type { ReviewDialect } from '@/lib/review/dialect'
import { ToolButton } from '../workbench/ToolButton'
import { ToolField } from '../workbench/ToolField'
import { ToolNote } from '../workbench/ToolNote'
import { ToolSelect } from '../workbench/ToolSelect'
import styles from '../workbench/Workbench.module.css'
import type { ReviewInput, ReviewToolProps } from './review-props'

export type Action = 'schema' | 'copyLink' | 'clear' | 'postgresql' | 'mysql'

interface FormProps extends Pick<ReviewToolProps, 'texts' | 'shared'> {
  /** The state of the tool; absent until its code has arrived. */
  readonly state?: {
    readonly input: ReviewInput
    readonly isSchemaOpen: boolean
    readonly onChange: (change: Partial<ReviewInput>) => void
    readonly onAction: (action: Action) => void
  }
}

/** The fields for SQL and its schema, and the buttons. Without state it is a form that waits for the code of the tool. */
export function ReviewForm({ texts, shared, state }: FormProps) {
  const button = (action: Action, label: string) => (
    <ToolButton action={action} label={label} onAction={state?.onAction} />
  )
  const field = (name: 'sql' | 'schema', label: string, placeholder: string) => (
    <div className={styles.fields}>
      <ToolField
        {...{ name, label, placeholder }}
        rows={name === 'sql' ? 10 : 8}
        value={state?.input[name]}
        onChange={state && ((text) => state.onChange({ [name]: text }))}
      />
    </div>
  )
  return (
    <form className={styles.form} aria-label={texts.form}>
      {field('sql', texts.sql, texts.placeholder)}
      <p className={styles.bar}>
        <ToolSelect<ReviewDialect>
          name="dialect"
          label={texts.dialect}
          options={{ postgresql: 'PostgreSQL', mysql: 'MySQL' }}
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
        {button('postgresql', 'PostgreSQL')}
        {button('mysql', 'MySQL')}
      </p>
      <ToolNote texts={shared} size={texts.size} />
    </form>
  )
}
