import { messages } from '../i18n/messages'
import type { Locale } from '../i18n/locales'
import { presentsProduct } from './docs'

/** Returns the title and the description of the blog; those of a Docusaurus site are the same. */
export function blogTexts(locale: Locale): { title: string; description: string } {
  const { title, description } = messages[locale].blog
  return { title, description: presentsProduct() ? description : title }
}
