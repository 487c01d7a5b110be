import en from '../../messages/en.json'
import zh from '../../messages/zh.json'
import type { Locale, Localized } from './locales'

/** The texts of the site in one language. */
export type Messages = typeof en

/** The texts of the site, for code that runs without React. ESLint keeps them out of client components. */
export const messages: Localized<Messages> = { en, zh }

/** Replaces the placeholders of a message, such as `{text}`, by values. */
export function fillMessage(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}

/** Joins short items with the separator of the language. */
export function joinList(items: readonly string[], locale: Locale): string {
  return items.join(messages[locale].punctuation.listSeparator)
}

/** Puts a label before a text, with the colon of the language. */
export function withLabel(label: string, text: string, locale: Locale): string {
  return fillMessage(messages[locale].punctuation.labelled, { label, text })
}
