import { siblingCards, cardsForItems } from '@/lib/site-data/categories'
import type { SidebarItem } from '@/lib/content-model/sidebar-items'
import type { Locale } from '@/lib/i18n/locales'
import { productIn } from '@/lib/config/product'
import { CardList } from '../ui/CardList'

interface DocCardListProps {
  /** Ids of docs and links, in the format of `sidebars.ts`; by default, the entries of the page's category. */
  items?: readonly SidebarItem[]
  locale: Locale
  /** The id of the page with the list. */
  pageId: string
}

/** A list of cards for the entries of the page's category, or for the given items. */
export function DocCardList({ items, locale, pageId }: DocCardListProps) {
  const cards = items ? cardsForItems(productIn(items) as SidebarItem[], locale) : siblingCards(pageId, locale)
  return <CardList cards={cards} locale={locale} />
}
