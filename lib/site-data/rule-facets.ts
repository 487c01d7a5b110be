import type { Locale } from '../i18n/locales'
import { ruleFacets } from '../audit-rules/facets'
import { perSnapshot, snapshot } from './source'

/** What the site's rules can be filtered by. */
export const siteRuleFacets = perSnapshot((locale: Locale) => ruleFacets(snapshot().rules, locale))
