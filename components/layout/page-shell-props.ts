import type { ReactNode } from 'react'
import type { PagePath } from '@/lib/config/routes'
import type { Locale } from '@/lib/i18n/locales'

/** A page as the navbar, the drawer and the footer around it know it. */
export interface PageShellProps {
  locale: Locale
  page: PagePath
  /** Where the page really exists, by language. */
  translations: Partial<Record<Locale, PagePath>>
  /** Sidebar or section the page belongs to; marks the navbar's entry. */
  section?: string | undefined
  /** The section's own menu, which the drawer of narrow windows shows first. */
  menu?: ReactNode
  /** Ends the ids of the content and of the page's beginning, where a file has the page in two languages. */
  idSuffix?: string
  children: ReactNode
}

/** What an entry may need to know of the page it stands on. */
export type NavbarContext = Pick<PageShellProps, 'locale' | 'page' | 'translations' | 'section'>
