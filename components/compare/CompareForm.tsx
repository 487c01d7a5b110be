import type { ChangeEvent } from 'react'
import { SqlEditor } from '../workbench/SqlEditor'
import { ToolButton } from '../workbench/ToolButton'
import { ToolField } from '../workbench/ToolField'
import { ToolNote } from '../workbench/ToolNote'
import { ToolSelect } from '../workbench/ToolSelect'
import tool from '../workbench/Workbench.module.css'
import { emptyInput, engineNames, type CompareInput, type CompareToolProps } from './compare-props'
import styles from './Compare.module.css'
import type { ErrorMarks } from './error-marks'
import type { examples } from './examples'

export type Action = 'run' | 'stop' | 'save' | 'copyLink' | 'clear' | keyof typeof examples

type Typed = ChangeEvent<HTMLInputElement>

interface FormProps extends Pick<CompareToolProps, 'texts' | 'shared' | 'rules'> {
  /** The state of the tool; absent until its code has arrived. */
  readonly state?: {
    readonly input: CompareInput
    readonly isRunning: boolean
    readonly canSave: boolean
    /** The error of each text. */
    readonly marks: ErrorMarks
    readonly onChange: (change: Partial<CompareInput>) => void
    readonly onAction: (action: Action) => void
    /** Called with the code of a rewrite rule. */
    readonly onRule: (code: string) => void
  }
}

/** The fields and buttons of the tool. Without state it is a form that waits for the code of the tool. */
export function CompareForm({ texts, shared, rules, state }: FormProps) {
  const button = (action: Action, label: string) => (
    <ToolButton action={action} label={label} onAction={state?.onAction} />
  )
  const field = (name: 'schema' | 'before' | 'after', placeholder?: string) => {
    const look = { name, label: texts[name], rows: 6, ...(placeholder !== undefined && { placeholder }) }
    if (!state) return <ToolField {...look} />
    const { input, marks, onChange } = state
    const editor = { value: input[name], marks: marks[name], onChange: (text: string) => onChange({ [name]: text }) }
    return <SqlEditor {...look} {...editor} dialect={isMysql(input) ? 'mysql' : 'postgresql'} />
  }
  const seed = state
    ? { value: state.input.seed, onChange: (event: Typed) => state.onChange({ seed: event.target.value }) }
    : { defaultValue: emptyInput.seed }
  // the method makes Enter in the seed submit nothing, before the code of the tool has arrived too
  return (
    <form className={tool.form} aria-label={texts.form} method="dialog">
      <div className={tool.fields}>{field('schema', texts.schemaPlaceholder)}</div>
      <div className={tool.fields}>
        {field('before')}
        {field('after')}
      </div>
      <div className={`${tool.bar} ${styles.bar}`}>
        {state?.isRunning ? button('stop', texts.stop) : button('run', texts.run)}
        <ToolSelect<CompareInput['dialect']>
          name="dialect"
          label={texts.dialect}
          options={{ '': texts.automatic, ...engineNames }}
          value={state?.input.dialect}
          onChange={state && ((dialect) => state.onChange({ dialect }))}
        />
        <label>
          {texts.seed}
          <input name="seed" inputMode="numeric" size={3} autoComplete="off" {...seed} />
        </label>
        {button('copyLink', shared.copyLink)}
        {state?.canSave && button('save', texts.save)}
        {button('clear', shared.clear)}
      </div>
      <div className={`${tool.bar} ${styles.bar}`}>
        {texts.examples}
        {button('refuted', texts.exampleRefuted)}
        {button('equal', texts.exampleEqual)}
        {button('mysql', engineNames.mysql)}
        {button('oracle', engineNames.oracle)}
        {button('sqlserver', engineNames.sqlserver)}
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

/** Whether the texts are highlighted as MySQL. */
function isMysql({ dialect, schema, before, after }: CompareInput): boolean {
  return dialect === 'mysql' || (dialect === '' && [schema, before, after].some((text) => text.includes('`')))
}
