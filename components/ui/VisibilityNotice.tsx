import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import { Notice } from './Notice'

/** The notice that the page is unlisted. */
export async function UnlistedNotice({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'unlisted' })
  return <Notice title={t('title')}>{t('text')}</Notice>
}

/** The notice that the page is a draft, which is shown only in development and in previews. */
export async function DraftNotice({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'draft' })
  return <Notice title={t('title')}>{t('text')}</Notice>
}
