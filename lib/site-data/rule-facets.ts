import type { Locale } from '../i18n/locales'
import { ruleFacets } from '../audit-rules/facets'
import { sharedContent } from './source'

/** Returns the filter options of the site's rules. */
export const siteRuleFacets = (locale: Locale) => ruleFacets(sharedContent().rules, locale)
