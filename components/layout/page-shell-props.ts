import type { ReactNode } from 'react'
import type { PagePath } from '@/lib/config/routes'
import type { Locale } from '@/lib/i18n/locales'

/** The facts about a page that the navbar, the drawer and the footer need. */
export interface PageShellProps {
  locale: Locale
  page: PagePath
  /** The paths of the page in the languages that it exists in. */
  translations: Partial<Record<Locale, PagePath>>
  /** The sidebar or section of the page, whose entry in the navbar is marked. */
  section?: string | undefined
  /** The section's own menu, which the drawer of narrow windows shows first. */
  menu?: ReactNode
  /** The suffix of the ids of the content and of the top, for the file that contains a page in two languages. */
  idSuffix?: string
  children: ReactNode
}

/** The facts about the current page that a navbar entry may need. */
export type NavbarContext = Pick<PageShellProps, 'locale' | 'page' | 'translations' | 'section'>
