import { publicHref } from '../config/routes'
import type { Locale } from '../i18n/locales'
import { reviewRules, type ReviewRule } from '../review/rules-data'
import { sharedContent } from './source'

/** A rule of the review, with the URL of its section. */
export interface LinkedRule extends ReviewRule {
  readonly href: string
}

/** Returns the rules that the review tool checks, in one language. */
export function linkedRules(locale: Locale): LinkedRule[] {
  return reviewRules(sharedContent().rules, locale).map((rule) => ({
    ...rule,
    href: `${publicHref(locale, `${rule.page}/`)}#${rule.code.toLowerCase()}`,
  }))
}
