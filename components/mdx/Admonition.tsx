import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { AdmonitionKind } from '@/lib/mdx/components'
import styles from './Admonition.module.css'

/**
 * A `:::` admonition, whose default title is its kind. Its role is `note`, because an `<aside>` without a role would be
 * a landmark.
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
