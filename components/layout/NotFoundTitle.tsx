'use client'

import { useSyncExternalStore } from 'react'
import type { Locale, Localized } from '@/lib/i18n/locales'

const never = () => () => {}

/** Sets the title of the 404 page in the language that an inline script has derived from the URL. */
export function NotFoundTitle({ titles }: { titles: Localized }) {
  const locale = useSyncExternalStore(
    never,
    () => document.documentElement.dataset.notFound as Locale,
    () => 'en' as const,
  )
  return <title>{titles[locale]}</title>
}
