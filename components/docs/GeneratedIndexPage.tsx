import { cardsFor, generatedIndexTranslations, type GeneratedIndexPage as Index } from '@/lib/site-data/categories'
import { proseClass } from '../article/prose'
import { Breadcrumbs } from '../article/Breadcrumbs'
import { CardList } from '../ui/CardList'
import { DocFrame } from './DocFrame'
import { DocPager } from './DocPager'

/** The generated index of a category: its title, its description, and a card for each entry. */
export function GeneratedIndexPage({ index }: { index: Index }) {
  const { locale, docId, path, title, description, sidebar, items } = index
  return (
    <DocFrame
      locale={locale}
      page={path}
      translations={generatedIndexTranslations(path)}
      section={sidebar}
      pageId={docId}
      sidebar={sidebar}
    >
      <Breadcrumbs locale={locale} sidebar={sidebar} pageId={docId} />
      <article className={proseClass}>
        <h1>{title}</h1>
        {description && <p>{description}</p>}
        <CardList cards={cardsFor(items, locale)} locale={locale} />
      </article>
      <DocPager locale={locale} sidebar={sidebar} pageId={docId} />
    </DocFrame>
  )
}
