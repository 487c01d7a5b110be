interface ButtonProps<Action extends string> {
  readonly action: Action
  readonly label: string
  /** Absent until the code of the tool has arrived; the island keeps the action until then. */
  readonly onAction?: ((action: Action) => void) | undefined
}

/** A button of a tool. */
export function ToolButton<Action extends string>({ action, label, onAction }: ButtonProps<Action>) {
  return (
    <button type="button" data-action={action} onClick={onAction && (() => onAction(action))}>
      {label}
    </button>
  )
}
