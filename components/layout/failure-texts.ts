import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import type { FailureTexts } from './Failure'

/** What `<html>` says in `data-failure`, for whatever may fail later on. */
export async function failureTexts(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'failure' })
  const texts: FailureTexts = {
    pageError: t('pageError'),
    crashed: t('crashed'),
    tryAgain: t('tryAgain'),
    retry: t('retry'),
    cause: t('cause'),
  }
  return JSON.stringify(texts)
}
