import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import { engineWorker } from '@/lib/config/sql-assets'
import { RunHere } from './RunHere'
import type { RunHereTexts } from './run-here-props'

/** The server component of “Run it here”, which passes the texts in the page's language and the worker's URL. */
export async function RunHereSlot({ setup, locale }: { setup: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'runHere' })
  const texts: RunHereTexts = {
    open: t('open'),
    size: t('size'),
    loading: t('loading'),
    starting: t('starting'),
    cancel: t('cancel'),
    close: t('close'),
    run: t('run'),
    running: t('running'),
    before: t('before'),
    after: t('after'),
    same: t('same'),
    sameRows: t('sameRows'),
    different: t('different'),
    noRows: t('noRows'),
    oneMore: t('more', { count: 1, rows: '1' }),
    more: t('more', { count: 2, rows: '{rows}' }),
    plan: t('plan'),
    failed: t('failed'),
    retry: t('retry'),
    unsupported: t('unsupported'),
  }
  return <RunHere worker={engineWorker()} setup={setup} texts={texts} />
}
