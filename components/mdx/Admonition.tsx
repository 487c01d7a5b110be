import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { AdmonitionKind } from '@/lib/mdx/components'
import styles from './Admonition.module.css'

/**
 * A `:::` admonition, by default titled with its kind. Its role is `note`: an `<aside>` alone would be one more
 * landmark.
 */
export async function Admonition({
  kind,
  title,
  titled,
  locale,
  children,
}: {
  kind: AdmonitionKind
  title?: string
  /** True if the first child is the title, with markup. */
  titled?: string
  locale: Locale
  children: ReactNode
}) {
  const t = await getTranslations({ locale, namespace: 'admonition' })
  return (
    <aside className={styles.admonition} role="note" data-kind={kind}>
      {titled === undefined && <p data-title="">{title ?? t(kind)}</p>}
      {children}
    </aside>
  )
}
