import styles from './Workbench.module.css'

interface SliderProps {
  readonly name: string
  readonly label: string
  /** The texts of the steps. */
  readonly steps: readonly string[]
  /** The step and its handler; absent until the code of the tool has arrived. */
  readonly value?: number | undefined
  readonly onChange?: ((step: number) => void) | undefined
}

/** A labelled choice of one step of a scale, whose text is shown and read out; the value of the field is its number. */
export function ToolSlider({ name, label, steps, value = 0, onChange }: SliderProps) {
  return (
    <span className={styles.slider}>
      <label>
        {label}{' '}
        <input
          type="range"
          name={name}
          min={0}
          max={steps.length - 1}
          autoComplete="off"
          aria-valuetext={steps[value]}
          {...(onChange
            ? { value, onChange: ({ target }) => onChange(Number(target.value)) }
            : { defaultValue: value })}
        />
      </label>
      <output aria-hidden>{steps[value]}</output>
    </span>
  )
}
