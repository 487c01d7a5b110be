'use client'

import { useSyncExternalStore } from 'react'
import type { Locale, Localized } from '@/lib/i18n/locales'

const never = () => () => {}

/** The title of the page for unknown addresses, in the language that the address chose before React came. */
export function NotFoundTitle({ titles }: { titles: Localized }) {
  const locale = useSyncExternalStore(
    never,
    () => document.documentElement.dataset.notFound as Locale,
    () => 'en' as const,
  )
  return <title>{titles[locale]}</title>
}
