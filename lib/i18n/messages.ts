import en from '../../messages/en.json'
import zh from '../../messages/zh.json'
import advisorNotes from '../../messages/advisor-notes.json'
import advisorRun from '../../messages/advisor-run.json'
import feedbackForm from '../../messages/feedback-form.json'
import oneBox from '../../messages/one-box.json'
import searchResults from '../../messages/search-results.json'
import { fillMessage } from '../text/fill-message'
import type { Locale, Localized } from './locales'

export { fillMessage }

/** The type of the site's messages of a language. */
export type Messages = typeof en & {
  readonly advisorNotes: typeof advisorNotes.en
  readonly advisorRun: typeof advisorRun.en
  readonly feedbackForm: typeof feedbackForm.en
  readonly oneBox: typeof oneBox.en
  readonly searchResults: typeof searchResults.en
}

/** The messages of the site, for code that is not a component. `npm run check:imports` forbids them in browsers. */
export const messages: Localized<Messages> = {
  en: {
    ...en,
    advisorNotes: advisorNotes.en,
    advisorRun: advisorRun.en,
    feedbackForm: feedbackForm.en,
    oneBox: oneBox.en,
    searchResults: searchResults.en,
  },
  zh: {
    ...zh,
    advisorNotes: advisorNotes.zh,
    advisorRun: advisorRun.zh,
    feedbackForm: feedbackForm.zh,
    oneBox: oneBox.zh,
    searchResults: searchResults.zh,
  },
}

/** Joins short items with the list separator of the language. */
export function joinList(items: readonly string[], locale: Locale): string {
  return items.join(messages[locale].punctuation.listSeparator)
}

/** Returns a text with a label before it, separated by the colon of the language. */
export function withLabel(label: string, text: string, locale: Locale): string {
  return fillMessage(messages[locale].punctuation.labelled, { label, text })
}
