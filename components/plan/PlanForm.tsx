import type { RefObject } from 'react'
import type { PlanToolProps } from './plan-props'
import styles from './PlanTool.module.css'

export const actions = ['compare', 'single', 'mask', 'copyLink', 'clear', 'postgres', 'mysql', 'two'] as const
export type Action = (typeof actions)[number]

interface FormProps extends Pick<PlanToolProps, 'texts'> {
  /** The state of the tool; absent until its code has arrived. */
  readonly state?: {
    readonly plans: readonly string[]
    readonly isMasked: boolean
    readonly first: RefObject<HTMLTextAreaElement | null>
    readonly onChange: (at: number, text: string) => void
    readonly onAction: (action: Action) => void
  }
}

/** The fields for one or two plans, and the buttons. Without state it is a form that waits for the code of the tool. */
export function PlanForm({ texts, state }: FormProps) {
  const hasSecond = (state?.plans.length ?? 1) > 1
  const button = (action: Action, label: string) => (
    <button type="button" data-action={action} onClick={state && (() => state.onAction(action))}>
      {label}
    </button>
  )
  const field = (at: number, label: string) => (
    <label className={styles.field}>
      {label}
      <textarea
        name={`plan-${at}`}
        rows={at === 0 && !hasSecond ? 7 : 10}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={texts.placeholder}
        {...(state
          ? {
              value: state.plans[at] ?? '',
              onChange: ({ target }) => state.onChange(at, target.value),
              ...(at === 0 && { ref: state.first }),
            }
          : { defaultValue: '' })}
      />
    </label>
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
        {button('copyLink', texts.copyLink)}
        {button('clear', texts.clear)}
      </p>
      <p className={styles.bar}>
        {texts.examples}
        {button('postgres', texts.examplePostgres)}
        {button('mysql', texts.exampleMysql)}
        {button('two', texts.exampleTwo)}
      </p>
      <p className={styles.note}>{texts.private}</p>
    </form>
  )
}
