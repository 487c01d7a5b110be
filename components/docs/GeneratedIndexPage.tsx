import { sidebarNav } from '@/lib/site-data/docs'
import { cardsFor, generatedIndexTranslations, type GeneratedIndexPage as Index } from '@/lib/site-data/categories'
import { findTrail } from '@/lib/content-model/nav'
import { proseClass } from '../article/prose'
import { Breadcrumbs } from '../article/Breadcrumbs'
import { CardList } from '../ui/CardList'
import { DocFrame } from './DocFrame'
import { DocPager } from './DocPager'

/** The generated index of a category: its title, its description, and a card for each entry. */
export function GeneratedIndexPage({ index }: { index: Index }) {
  const { locale, docId, path, title, description, sidebar, items } = index
  const nav = sidebarNav(locale, sidebar)
  return (
    <DocFrame
      locale={locale}
      page={path}
      translations={generatedIndexTranslations(path)}
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
