interface SelectProps<Value extends string> {
  readonly name: string
  readonly label: string
  /** The texts of the options, by value. */
  readonly options: Readonly<Record<Value, string>>
  /** The choice and its handler; absent until the code of the tool has arrived. */
  readonly value?: Value | undefined
  readonly onChange?: ((value: Value) => void) | undefined
}

/** A labelled choice of a tool. */
export function ToolSelect<Value extends string>({ name, label, options, value, onChange }: SelectProps<Value>) {
  return (
    <label>
      {label}{' '}
      <select
        name={name}
        autoComplete="off"
        {...(onChange && { value, onChange: ({ target }) => onChange(target.value as Value) })}
      >
        {Object.entries<string>(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
