import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/messages'

/** The data that the box gets from the server. */
export interface OneBoxProps {
  readonly locale: Locale
  /** The public path of the home page. */
  readonly root: string
  /** The classes of the page that contains the box, because a separate style sheet would cost another request. */
  readonly classes: Readonly<Record<'form' | 'field' | 'actions' | 'open' | 'clear', string | undefined>>
  readonly texts: Pick<Messages['oneBox'], 'form' | 'paste' | 'placeholder'> &
    Pick<Messages['workbench'], 'private' | 'clear'>
}
