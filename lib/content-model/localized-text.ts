import { z } from 'zod'
import { everyLocale } from '../i18n/locales'
import { strictMap } from './schema-issues'

/** The schema of a text that is not empty. */
export const text = z.string().min(1)

/** The schema of a text in both languages, or of one for both. */
export const localized = z.union([text.transform(everyLocale), strictMap({ en: text, zh: text })], {
  error: 'must be text, or a text for each language: { en: …, zh: … }',
})
