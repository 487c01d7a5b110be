import { SqlEditor, type CodeMark } from '../workbench/SqlEditor'
import { ToolButton } from '../workbench/ToolButton'
import { ToolField } from '../workbench/ToolField'
import { ToolNote } from '../workbench/ToolNote'
import tool from '../workbench/Workbench.module.css'
import type { examples } from './examples'
import type { RunInput, RunToolProps } from './run-props'

export type Action = 'run' | 'stop' | 'reset' | 'previous' | 'copyLink' | 'clear' | keyof typeof examples

interface FormProps extends Pick<RunToolProps, 'texts' | 'shared'> {
  /** The state of the tool; absent until its code has arrived. */
  readonly state?: {
    readonly input: RunInput
    readonly isRunning: boolean
    /** Whether an example has replaced a text of the reader's. */
    readonly hasPrevious: boolean
    /** The error of each text. */
    readonly marks: Partial<Record<keyof RunInput, readonly CodeMark[]>>
    readonly onChange: (change: Partial<RunInput>) => void
    readonly onAction: (action: Action) => void
  }
}

/** The fields and buttons of the tool. Without state it is a form that waits for the code of the tool. */
export function RunForm({ texts, shared, state }: FormProps) {
  const button = (action: Action, label: string) => (
    <ToolButton action={action} label={label} onAction={state?.onAction} />
  )
  const field = (name: 'schema' | 'sql', placeholder: string) => {
    const look = { name, label: texts[name], rows: 8, placeholder }
    if (!state) return <ToolField {...look} />
    const { input, marks, onChange } = state
    const editor = { value: input[name], marks: marks[name], onChange: (text: string) => onChange({ [name]: text }) }
    return <SqlEditor {...look} {...editor} dialect="postgresql" />
  }
  return (
    <form className={tool.form} aria-label={texts.form} method="dialog">
      <div className={tool.fields}>
        {field('sql', texts.sqlPlaceholder)}
        {field('schema', texts.schemaPlaceholder)}
      </div>
      <p className={tool.bar}>
        {state?.isRunning ? button('stop', texts.stop) : button('run', texts.run)}
        {state?.input.isEdited && state.input.example !== '' && button('reset', texts.reset)}
        {state?.hasPrevious && button('previous', texts.previous)}
        {button('copyLink', shared.copyLink)}
        {button('clear', shared.clear)}
      </p>
      <p className={tool.bar}>
        {texts.examples}
        {button('query', texts.exampleQuery)}
        {button('index', texts.exampleIndex)}
        {button('transaction', texts.exampleTransaction)}
      </p>
      <ToolNote texts={shared} size={texts.size} />
    </form>
  )
}
