import type { ReactNode } from 'react'
import type { OneBoxProps } from './one-box-props'

interface FormProps extends Pick<OneBoxProps, 'texts' | 'classes'> {
  /** The text and its handler; absent until the code of the box has arrived. */
  readonly state?: { readonly value: string; readonly onChange: (text: string) => void }
  /** The tool or page that fits the text. */
  readonly children?: ReactNode
}

/** The field for a pasted text. */
export function OneBoxForm({ texts, classes, state, children }: FormProps) {
  return (
    <form className={classes.form} aria-label={texts.form}>
      <label>
        <strong>{texts.paste}</strong>
        <textarea
          name="paste"
          className={classes.field}
          rows={3}
          placeholder={texts.placeholder}
          spellCheck="false"
          autoComplete="off"
          autoCapitalize="off"
          {...(state && { value: state.value, onChange: ({ target }) => state.onChange(target.value) })}
        />
      </label>
      <p>{texts.private}</p>
      {children}
    </form>
  )
}
