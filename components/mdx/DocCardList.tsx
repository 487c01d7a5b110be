import { cardsAround, cardsNamed } from '@/lib/content/categories'
import type { SidebarItem } from '@/lib/content/sidebars'
import type { Locale } from '@/lib/i18n/locales'
import { productIn } from '@/lib/product'
import { CardList } from '../docs/CardList'

interface DocCardListProps {
  /** Ids of docs, and links, as `sidebars.ts` writes them; absent, what stands beside the page in its category. */
  items?: readonly SidebarItem[]
  locale: Locale
  /** The page that holds the list. */
  pageId: string
}

/** Cards of the page's category, or of what is named. */
export function DocCardList({ items, locale, pageId }: DocCardListProps) {
  const cards = items ? cardsNamed(productIn(items) as SidebarItem[], locale) : cardsAround(pageId, locale)
  return <CardList cards={cards} locale={locale} />
}
