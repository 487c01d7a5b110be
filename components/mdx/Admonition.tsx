import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { AdmonitionKind } from '@/lib/mdx/components'
import styles from './Admonition.module.css'

/** A `:::` box; without a title of its own it is called by its kind. A note, since a page would have many landmarks else. */
export async function Admonition({
  kind,
  title,
  titled,
  locale,
  children,
}: {
  kind: AdmonitionKind
  title?: string
  /** Its first child is its title, with markup. */
  titled?: string
  locale: Locale
  children: ReactNode
}) {
  const t = await getTranslations({ locale, namespace: 'box' })
  return (
    <aside className={styles.box} role="note" data-kind={kind}>
      {titled === undefined && <p data-title="">{title ?? t(kind)}</p>}
      {children}
    </aside>
  )
}
