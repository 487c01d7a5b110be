import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import code from './CodeBlock.module.css'
import styles from './Figure.module.css'

/** The minimum width in pixels of an image that can be enlarged. */
export const WORTH_ZOOM = 400

/** The button that enlarges a figure's image to the size of the window. */
export async function Enlarge({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'image' })
  return (
    <div className={`${code.tools} ${styles.tools}`}>
      <button type="button" data-act="zoom" data-close={t('close')}>
        {t('enlarge')}
      </button>
    </div>
  )
}
