import { SqlEditor } from '../workbench/SqlEditor'
import { ToolButton } from '../workbench/ToolButton'
import { ToolField } from '../workbench/ToolField'
import { ToolNote } from '../workbench/ToolNote'
import { ToolSelect } from '../workbench/ToolSelect'
import { ToolSlider } from '../workbench/ToolSlider'
import tool from '../workbench/Workbench.module.css'
import { dialectNames, emptyFields, factors, type AdvisorFields, type AdvisorToolProps } from './advisor-props'

export type Action = 'run' | 'stop' | 'example' | 'copyLink' | 'clear'

interface FormProps extends Pick<AdvisorToolProps, 'texts' | 'shared'> {
  /** The state of the tool; absent until its code has arrived. */
  readonly state?: {
    readonly fields: AdvisorFields
    readonly isRunning: boolean
    readonly onChange: (name: keyof AdvisorFields, value: string) => void
    readonly onAction: (action: Action) => void
  }
}

/** The fields and buttons of the index advisor. Without state it is a form that waits for the code of the tool. */
export function AdvisorForm({ texts, shared, state }: FormProps) {
  const { fields = emptyFields } = state ?? {}
  const change = (name: keyof AdvisorFields) => state && ((value: string) => state.onChange(name, value))
  const field = (name: 'schema' | 'statistics' | 'settings', rows: number) => (
    <ToolField
      {...{ name, rows }}
      label={texts.fields[name]}
      placeholder={texts.placeholders[name]}
      value={fields[name]}
      onChange={change(name)}
    />
  )
  const look = { name: 'queries', label: texts.fields.queries, placeholder: texts.placeholders.queries, rows: 5 }
  const button = (action: Action, label: string) => (
    <ToolButton action={action} label={label} onAction={state?.onAction} />
  )
  return (
    <form className={tool.form} aria-label={texts.form} method="dialog">
      <div className={tool.fields}>
        {field('schema', 5)}
        {field('statistics', 5)}
      </div>
      <div className={tool.fields}>
        {state ? (
          <SqlEditor
            {...look}
            dialect={fields.dialect}
            value={fields.queries}
            onChange={(text) => state.onChange('queries', text)}
          />
        ) : (
          <ToolField {...look} />
        )}
        {field('settings', 3)}
      </div>
      <div className={tool.bar}>
        {state?.isRunning ? button('stop', texts.stop) : button('run', texts.run)}
        <ToolSlider
          name="step"
          label={texts.rows}
          steps={factors.map((factor) => `× ${factor}`)}
          value={factors.indexOf(fields.factor)}
          onChange={state && ((step) => state.onChange('factor', factors[step] ?? '1'))}
        />
        <ToolSelect
          name="dialect"
          label={texts.dialect}
          options={dialectNames}
          value={fields.dialect}
          onChange={change('dialect')}
        />
        {button('example', texts.useExample)}
        {button('copyLink', shared.copyLink)}
        {button('clear', shared.clear)}
      </div>
      <ToolNote texts={shared} size={texts.size} />
    </form>
  )
}
