import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import type { RewriteKind } from '@/lib/audit-rules/values'
import styles from './Rewrite.module.css'

/** The badge of a rewrite, which shows the rewrite's kind. */
export async function RewriteBadge({ kind, locale }: { kind: RewriteKind; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'sql' })
  return (
    <span className={styles.kind} data-kind={kind}>
      {t(kind)}
    </span>
  )
}
