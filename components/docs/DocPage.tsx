import { getTranslations } from 'next-intl/server'
import { readBody, tocTree } from '@/lib/content/body'
import { docById, sidebarNav, sidebarOf, translations } from '@/lib/content/docs'
import { findTrail, neighbours } from '@/lib/content/nav'
import type { Doc } from '@/lib/content/types'
import { publicPath } from '@/lib/routes'
import { site } from '@/lib/site'
import { PageShell } from '../layout/PageShell'
import { Article } from '../mdx/Article'
import { Pager } from '../ui/Pager'
import { Breadcrumbs } from './Breadcrumbs'
import { DocMeta } from './DocMeta'
import styles from './DocPage.module.css'
import { DocSidebar } from './DocSidebar'
import { Hero } from './Hero'
import { SidebarPane } from './SidebarPane'
import { FoldedToc, Toc } from './Toc'

/** A doc with everything around it: sidebar, breadcrumbs, text, pager, table of contents. */
export async function DocPage({ doc }: { doc: Doc }) {
  const { locale } = doc
  const t = await getTranslations({ locale, namespace: 'doc' })
  const labels = await getTranslations({ locale, namespace: 'sidebar' })
  const body = await readBody(doc)
  const toc = doc.toc.hidden ? [] : tocTree(body.toc, doc.toc)
  const name = sidebarOf(doc.id)
  const nav = name === undefined ? [] : sidebarNav(locale, name)
  const sidebar = name !== undefined && nav.length > 0 && <DocSidebar doc={doc} name={name} />
  const isHome = doc.path === ''
  return (
    <PageShell
      locale={locale}
      page={doc.path}
      translations={translations(doc)}
      section={doc.id === 'faq' ? 'doc:faq' : name}
      menu={sidebar}
    >
      <div className={styles.layout}>
        {sidebar && (
          <SidebarPane
            name={name}
            hideable={site.sidebar.hideable}
            labels={{ hide: labels('hide'), show: labels('show') }}
          >
            {sidebar}
          </SidebarPane>
        )}
        <main className={styles.main}>
          {isHome ? (
            <Hero locale={locale} title={doc.title} />
          ) : (
            <Breadcrumbs trail={findTrail(nav, doc.id)} locale={locale} />
          )}
          {toc.length > 0 && !isHome && <FoldedToc nodes={toc} title={t('onThisPage')} />}
          <Article page={doc} code={body.code} title={!isHome} />
          <DocMeta page={doc} />
          <DocPager doc={doc} />
        </main>
        <div className={styles.toc}>{toc.length > 0 && <Toc nodes={toc} title={t('onThisPage')} />}</div>
      </div>
    </PageShell>
  )
}

async function DocPager({ doc }: { doc: Doc }) {
  const { locale } = doc
  const t = await getTranslations({ locale, namespace: 'doc' })
  const name = sidebarOf(doc.id)
  const around = name === undefined ? {} : neighbours(sidebarNav(locale, name), doc.id)
  const chosen = (id: string | null | undefined, fallback: { href: string; label: string } | undefined) => {
    if (id === null) return undefined
    const other = id === undefined ? undefined : docById(locale, id)
    return other ? { href: publicPath(locale, other.path), label: other.sidebarLabel ?? other.title } : fallback
  }
  const previous = chosen(doc.paginationPrev, around.previous)
  const next = chosen(doc.paginationNext, around.next)
  return (
    <Pager
      label={t('pager')}
      back={previous && { kind: t('previous'), ...previous }}
      forward={next && { kind: t('next'), ...next }}
    />
  )
}
