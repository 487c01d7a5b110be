import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { CrashBoundary } from './CrashBoundary'

interface Props {
  locale: Locale
  /** It holds the whole page, layout and all. */
  whole?: boolean
  children: ReactNode
}

/** Keeps a crash to what it wraps, and speaks of it in the reader's language. */
export async function PageBoundary({ locale, whole, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'failure' })
  const texts = {
    pageError: t('pageError'),
    crashed: t('crashed'),
    tryAgain: t('tryAgain'),
    retry: t('retry'),
    cause: t('cause'),
  }
  return (
    <CrashBoundary texts={texts} {...(whole && { whole })}>
      {children}
    </CrashBoundary>
  )
}
