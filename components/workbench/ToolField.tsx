import styles from '../ui/CodeField.module.css'

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly rows: number
  readonly placeholder?: string
  /** The text and its handler; absent until the code of the tool has arrived. */
  readonly value?: string | undefined
  readonly onChange?: ((text: string) => void) | undefined
}

/** A labelled field for a text in a formal language. */
export function ToolField({ name, label, rows, placeholder, value, onChange }: FieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <textarea
        {...{ name, rows, placeholder }}
        spellCheck="false"
        autoComplete="off"
        autoCapitalize="off"
        {...(onChange
          ? { value: value ?? '', onChange: ({ target }) => onChange(target.value) }
          : { defaultValue: '' })}
      />
    </label>
  )
}
