import { sidebarNav } from '@/lib/content/docs'
import { cardsFor, categoryTranslations, type CategoryPage as Category } from '@/lib/content/categories'
import { findTrail } from '@/lib/content/nav'
import { proseClass } from '../mdx/prose'
import { Breadcrumbs } from './Breadcrumbs'
import { CardList } from './CardList'
import { DocFrame } from './DocFrame'
import { DocPager } from './DocPager'

/** A category's page that no file stands behind: its title, what it is about, and a card for all that is in it. */
export function CategoryPage({ category }: { category: Category }) {
  const { locale, docId, path, title, description, sidebar, items } = category
  const nav = sidebarNav(locale, sidebar)
  return (
    <DocFrame
      locale={locale}
      page={path}
      translations={categoryTranslations(path)}
      section={sidebar}
      pageId={docId}
      sidebar={sidebar}
    >
      <Breadcrumbs trail={findTrail(nav, docId)} locale={locale} />
      <article className={proseClass}>
        <h1>{title}</h1>
        {description && <p>{description}</p>}
        <CardList cards={cardsFor(items, locale)} locale={locale} />
      </article>
      <DocPager nav={nav} pageId={docId} locale={locale} />
    </DocFrame>
  )
}
