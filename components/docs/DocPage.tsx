import { getTranslations } from 'next-intl/server'
import { readBody, tocTree } from '@/lib/site-data/body'
import { sidebarOf, translations } from '@/lib/site-data/docs'
import type { Doc } from '@/lib/content-model/types'
import { Article } from '../article/Article'
import type { MdxTools } from '../mdx/Mdx'
import { Breadcrumbs } from '../article/Breadcrumbs'
import { VersionList } from '../article/DocsVersions'
import { DocFrame } from './DocFrame'
import { DocMeta } from '../article/DocMeta'
import { DocPager } from './DocPager'
import { FoldedToc } from '../article/Toc'

interface DocPageProps {
  doc: Doc
  /** Components that only some pages load. */
  tools?: MdxTools
}

/** The page of a doc: sidebar, breadcrumbs, text, pager, table of contents. */
export async function DocPage({ doc, tools }: DocPageProps) {
  const { locale, id } = doc
  const t = await getTranslations({ locale, namespace: 'doc' })
  const body = await readBody(doc)
  const toc = doc.toc.hidden ? [] : tocTree(body.toc, doc.toc)
  const sidebar = sidebarOf(id)
  return (
    <DocFrame
      locale={locale}
      page={doc.path}
      translations={translations(doc)}
      section={id === 'faq' ? 'doc:faq' : sidebar}
      pageId={id}
      sidebar={sidebar}
      toc={toc}
    >
      <VersionList doc={doc} />
      {sidebar !== undefined && <Breadcrumbs locale={locale} sidebar={sidebar} pageId={id} />}
      {toc.length > 0 && <FoldedToc nodes={toc} title={t('onThisPage')} />}
      <Article page={doc} code={body.code} title={doc.hideTitle ? 'hidden' : 'shown'} tools={tools} />
      <DocMeta page={doc} />
      <DocPager locale={locale} sidebar={sidebar} pageId={id} />
    </DocFrame>
  )
}
