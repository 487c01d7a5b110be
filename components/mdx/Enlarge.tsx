import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import code from './CodeBlock.module.css'
import styles from './Figure.module.css'

/** The least width in pixels from which an image can be enlarged. */
export const WORTH_ZOOM = 400

/** The button that shows a figure's image as large as the window allows. */
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
