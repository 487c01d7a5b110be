import { ToolButton } from '../workbench/ToolButton'
import { ToolField } from '../workbench/ToolField'
import { ToolNote } from '../workbench/ToolNote'
import styles from '../workbench/Workbench.module.css'
import type { PlanToolProps } from './plan-props'

export type Action = 'compare' | 'single' | 'mask' | 'copyLink' | 'clear' | 'postgres' | 'mysql' | 'two'

interface FormProps extends Pick<PlanToolProps, 'texts' | 'shared'> {
  /** The state of the tool; absent until its code has arrived. */
  readonly state?: {
    readonly plans: readonly string[]
    readonly isMasked: boolean
    readonly onChange: (at: number, text: string) => void
    readonly onAction: (action: Action) => void
  }
}

/** The fields for one or two plans, and the buttons. Without state it is a form that waits for the code of the tool. */
export function PlanForm({ texts, shared, state }: FormProps) {
  const hasSecond = (state?.plans.length ?? 1) > 1
  const button = (action: Action, label: string) => (
    <ToolButton action={action} label={label} onAction={state?.onAction} />
  )
  const field = (at: number, label: string) => (
    <ToolField
      name={`plan-${at}`}
      label={label}
      rows={at === 0 && !hasSecond ? 7 : 10}
      placeholder={texts.placeholder}
      value={state?.plans[at]}
      onChange={state && ((text) => state.onChange(at, text))}
    />
  )
  return (
    <form className={styles.form} aria-label={texts.input}>
      <div className={styles.fields}>
        {field(0, texts.input)}
        {hasSecond && field(1, texts.inputSecond)}
      </div>
      <p className={styles.bar}>
        {hasSecond ? button('single', texts.single) : button('compare', texts.compare)}
        {button('mask', state?.isMasked ? texts.unmask : texts.mask)}
        {button('copyLink', shared.copyLink)}
        {button('clear', shared.clear)}
      </p>
      <p className={styles.bar}>
        {texts.examples}
        {button('postgres', texts.examplePostgres)}
        {button('mysql', texts.exampleMysql)}
        {button('two', texts.exampleTwo)}
      </p>
      <ToolNote texts={shared} />
    </form>
  )
}
