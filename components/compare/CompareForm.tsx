import { ToolButton } from '../workbench/ToolButton'
import { ToolField } from '../workbench/ToolField'
import { ToolNote } from '../workbench/ToolNote'
import tool from '../workbench/Workbench.module.css'
import { emptyInput, type CompareInput, type CompareToolProps } from './compare-props'
import styles from './Compare.module.css'
import type { examples } from './examples'

export type Action = 'run' | 'stop' | 'save' | 'copyLink' | 'clear' | keyof typeof examples

interface FormProps extends Pick<CompareToolProps, 'texts' | 'shared' | 'rules'> {
  /** The state of the tool; absent until its code has arrived. */
  readonly state?: {
    readonly input: CompareInput
    readonly isRunning: boolean
    readonly canSave: boolean
    readonly onChange: (input: CompareInput) => void
    readonly onAction: (action: Action) => void
    /** Called with the code of a rewrite rule. */
    readonly onRule: (code: string) => void
  }
}

/** The fields and buttons of the tool. Without state it is a form that waits for the code of the tool. */
export function CompareForm({ texts, shared, rules, state }: FormProps) {
  const input = state?.input ?? emptyInput
  const change = (name: keyof CompareInput) => state && ((text: string) => state.onChange({ ...input, [name]: text }))
  const field = (name: 'schema' | 'before' | 'after', rows: number, placeholder?: string) => (
    <ToolField
      {...{ name, rows, ...(placeholder !== undefined && { placeholder }) }}
      label={texts[name]}
      value={input[name]}
      onChange={change(name)}
    />
  )
  const button = (action: Action, label: string) => (
    <ToolButton action={action} label={label} onAction={state?.onAction} />
  )
  const valueOf = (name: 'dialect' | 'seed') =>
    state
      ? { value: input[name], onChange: ({ target }: { target: { value: string } }) => change(name)?.(target.value) }
      : { defaultValue: input[name] }
  // the method makes Enter in the seed submit nothing, before the code of the tool has arrived too
  return (
    <form className={tool.form} aria-label={texts.form} method="dialog">
      <div className={tool.fields}>{field('schema', 6, texts.schemaPlaceholder)}</div>
      <div className={tool.fields}>
        {field('before', 6)}
        {field('after', 6)}
      </div>
      <div className={`${tool.bar} ${styles.bar}`}>
        {state?.isRunning ? button('stop', texts.stop) : button('run', texts.run)}
        <label>
          {texts.dialect}
          <select name="dialect" {...valueOf('dialect')}>
            <option value="">{texts.dialects.auto}</option>
            <option value="postgresql">{texts.dialects.postgresql}</option>
            <option value="mysql">{texts.dialects.mysql}</option>
          </select>
        </label>
        <label>
          {texts.seed}
          <input name="seed" inputMode="numeric" size={6} autoComplete="off" {...valueOf('seed')} />
        </label>
        {button('copyLink', shared.copyLink)}
        {state?.canSave && button('save', texts.save)}
        {button('clear', shared.clear)}
      </div>
      <div className={`${tool.bar} ${styles.bar}`}>
        {texts.examples}
        {button('refuted', texts.exampleRefuted)}
        {button('equal', texts.exampleEqual)}
        {button('mysql', texts.exampleMysql)}
        {state && (
          <select aria-label={texts.exampleRule} value="" onChange={({ target }) => state.onRule(target.value)}>
            <option value="">{texts.exampleRule}</option>
            {rules.map(({ code, name }) => (
              <option key={code} value={code}>{`${code} ${name}`}</option>
            ))}
          </select>
        )}
      </div>
      <ToolNote texts={shared} size={texts.size} />
    </form>
  )
}
