import { siblingCards, cardsForItems } from '@/lib/site-data/categories'
import type { SidebarItem } from '@/lib/content-model/sidebars'
import type { Locale } from '@/lib/i18n/locales'
import { productIn } from '@/lib/config/product'
import { CardList } from '../ui/CardList'

interface DocCardListProps {
  /** Ids of docs, and links, as `sidebars.ts` writes them; absent, what stands beside the page in its category. */
  items?: readonly SidebarItem[]
  locale: Locale
  /** The page that holds the list. */
  pageId: string
}

/** Cards of the page's category, or of what is named. */
export function DocCardList({ items, locale, pageId }: DocCardListProps) {
  const cards = items ? cardsForItems(productIn(items) as SidebarItem[], locale) : siblingCards(pageId, locale)
  return <CardList cards={cards} locale={locale} />
}
