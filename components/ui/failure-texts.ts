import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'

/** The texts of error messages, in the page's language. */
export interface FailureTexts {
  readonly pageError: string
  readonly crashed: string
  readonly tryAgain: string
  readonly retry: string
  readonly cause: string
  /** Shown if a file could not be loaded. */
  readonly unreached: string
  /** Shown if the server no longer has the page. */
  readonly gone: string
}

/** Returns the value of `data-failure` on `<html>`: the texts of error messages as JSON. */
export async function failureTexts(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'failure' })
  const texts: FailureTexts = {
    pageError: t('pageError'),
    crashed: t('crashed'),
    tryAgain: t('tryAgain'),
    retry: t('retry'),
    cause: t('cause'),
    unreached: t('unreached'),
    gone: t('gone'),
  }
  return JSON.stringify(texts)
}
