type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The field that has the focus, in a form that is about to be replaced. */
export interface FocusedField {
  readonly name: string
  readonly text: string
  /** The selected part of the text; null in a field without a text, such as a list. */
  readonly start: number | null
  readonly end: number | null
}

/** Returns the fields below an element, in document order. */
export function fieldsIn(element: Element): Field[] {
  return [...element.querySelectorAll<Field>('input, select, textarea')]
}

/** Returns the one of the fields that has the focus. */
export function focusedField(fields: readonly Field[]): FocusedField | undefined {
  const field = fields.find((each) => each === document.activeElement)
  if (!field) return undefined
  const [start, end] = 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [null, null]
  return { name: field.name, text: field.value, start, end }
}

/**
 * Moves the focus to the field of the same name below an element, and selects the same part of its text. If it has
 * another text, such as one from an earlier visit, the caret is at its end.
 */
export function restoreFocus(element: Element, { name, text, start, end }: FocusedField): void {
  const field = fieldsIn(element).find((each) => each.name === name)
  field?.focus()
  if (start === null || !field || !('setSelectionRange' in field)) return
  if (field.value === text) field.setSelectionRange(start, end)
  else field.setSelectionRange(field.value.length, field.value.length)
}
