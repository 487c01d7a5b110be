import { fillMessage } from './fill-message'

/** The forms of a text that has a number. */
export interface CountForms {
  readonly none?: string
  readonly one: string
  readonly other: string
}

/** Returns the form for a number, with its placeholders. */
export function formOf({ none, one, other }: CountForms, count: number): string {
  if (count === 0) return none ?? other
  return count === 1 ? one : other
}

/** Returns the text for a number, with the number and other values in it. */
export function countText(
  forms: CountForms,
  count: number,
  language: string,
  values: Readonly<Record<string, string>> = {},
): string {
  return fillMessage(formOf(forms, count), { ...values, count: new Intl.NumberFormat(language).format(count) })
}
