import { getTranslations } from 'next-intl/server'
import { homePath } from '@/lib/site-data/docs'
import type { Locale } from '@/lib/i18n/locales'
import { withBase } from '@/lib/config/routes'
import { site } from '@/lib/config/site'
import type { FailureTexts } from './Failure'

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
    home: { label: site.product.name, href: withBase(homePath(locale)) },
  }
  return JSON.stringify(texts)
}
