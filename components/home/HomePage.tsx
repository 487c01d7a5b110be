import { readBody } from '@/lib/site-data/body'
import { sidebarEntries } from '@/lib/site-data/doc-nav'
import { sidebarOf, translations } from '@/lib/site-data/docs'
import type { Doc } from '@/lib/content-model/types'
import { DocMeta } from '../article/DocMeta'
import { DocSidebar } from '../sidebar/DocSidebar'
import { Main } from '../layout/Main'
import { PageShell } from '../layout/PageShell'
import { Article } from '../article/Article'
import { Hero } from './Hero'
import styles from './HomePage.module.css'
import { NewestPosts } from './NewestPosts'

/** The docs home in full width, without a sidebar; the menu of its section is in the drawer. */
export async function HomePage({ doc }: { doc: Doc }) {
  const { locale, id } = doc
  const { code } = await readBody(doc)
  const sidebar = sidebarOf(id)
  return (
    <PageShell
      locale={locale}
      page={doc.path}
      translations={translations(doc)}
      section={sidebar}
      menu={
        sidebar !== undefined && (
          <DocSidebar locale={locale} name={sidebar} entries={sidebarEntries(locale, sidebar, id)} />
        )
      }
    >
      <Main className={styles.home}>
        <Hero doc={doc} />
        <Article page={doc} code={code} title="none" />
        <NewestPosts locale={locale} />
        <DocMeta page={doc} />
      </Main>
    </PageShell>
  )
}
