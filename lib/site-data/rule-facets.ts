import type { Locale } from '../i18n/locales'
import { ruleFacets } from '../audit-rules/facets'
import { perSnapshot, snapshot } from './source'

/** Returns the filter options of the site's rules. */
export const siteRuleFacets = perSnapshot((locale: Locale) => ruleFacets(snapshot().rules, locale))
