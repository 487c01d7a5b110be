import en from '../../messages/en.json'
import zh from '../../messages/zh.json'
import feedbackForm from '../../messages/feedback-form.json'
import type { Locale, Localized } from './locales'

/** The type of the site's messages of a language. */
export type Messages = typeof en & { readonly feedbackForm: typeof feedbackForm.en }

/** The messages of the site, for code that runs without React. An ESLint rule forbids them in client components. */
export const messages: Localized<Messages> = {
  en: { ...en, feedbackForm: feedbackForm.en },
  zh: { ...zh, feedbackForm: feedbackForm.zh },
}

/** Replaces the placeholders of a message, such as `{text}`, with values; keeps placeholders without a value. */
export function fillMessage(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}

/** Joins short items with the list separator of the language. */
export function joinList(items: readonly string[], locale: Locale): string {
  return items.join(messages[locale].punctuation.listSeparator)
}

/** Returns a text with a label before it, separated by the colon of the language. */
export function withLabel(label: string, text: string, locale: Locale): string {
  return fillMessage(messages[locale].punctuation.labelled, { label, text })
}
