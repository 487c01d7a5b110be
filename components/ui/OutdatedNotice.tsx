import { getTranslations } from 'next-intl/server'
import { translations } from '@/lib/site-data/docs'
import type { ContentPage } from '@/lib/content-model/types'
import { defaultLocale } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/config/routes'
import { Link } from './Link'
import { Notice } from './Notice'

/** The notice that the original of a translated page has changed since its translation, with a link to the original. */
export async function OutdatedNotice({ page }: { page: ContentPage }) {
  const t = await getTranslations({ locale: page.locale, namespace: 'doc' })
  const original = translations(page)[defaultLocale]
  return (
    <Notice quiet>
      {t('outdated')}
      {original !== undefined && (
        <>
          {' '}
          <Link href={publicPath(defaultLocale, original)}>{t('readOriginal')}</Link>
        </>
      )}
    </Notice>
  )
}
