import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import { withLabel } from '@/lib/i18n/messages'
import { engineWorker } from '@/lib/config/sql-assets'
import { Island } from '../ui/Island'
import type { RunHereProps, RunHereTexts } from './run-here-props'
import styles from './RunHere.module.css'

/** The island “Run it here”, with the texts in the page's language and the worker's URL. */
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
    labelled: withLabel('{label}', '{text}', locale),
  }
  const props: RunHereProps = { worker: engineWorker(), setup, texts }
  return (
    <Island name="run-here" props={props} className={styles.island}>
      <button type="button" className={styles.open} title={texts.size} data-action="open">
        {texts.open}
      </button>
      <p className={styles.panel} role="alert" data-report hidden>
        {texts.failed}
      </p>
    </Island>
  )
}
