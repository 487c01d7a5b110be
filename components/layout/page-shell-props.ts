import type { ReactNode } from 'react'
import type { PagePath } from '@/lib/config/routes'
import type { Locale } from '@/lib/i18n/locales'

/** The data of a page that the navbar, the drawer and the footer need. */
export interface PageShellProps {
  locale: Locale
  page: PagePath
  /** The path of the page in each language in which it exists. */
  translations: Partial<Record<Locale, PagePath>>
  /** The sidebar or section of the page, whose entry in the navbar is marked. */
  section?: string | undefined
  /** The menu of the section, which the drawer shows first. */
  menu?: ReactNode
  /** The suffix of the ids of the content and of the top, for the 404 page, whose file contains two languages. */
  idSuffix?: string
  children: ReactNode
}

/** The data of the current page that a navbar entry may need. */
export type NavbarContext = Pick<PageShellProps, 'locale' | 'page' | 'translations' | 'section'>
