import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import type { FailureTexts } from '@/lib/inline-scripts/report'

/** Returns the value of `data-failure` on `<html>`: the texts of error messages as JSON. */
export async function failureJson(locale: Locale): Promise<string> {
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
