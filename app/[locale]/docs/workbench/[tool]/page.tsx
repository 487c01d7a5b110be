import type { Metadata } from 'next'
import { missingPage } from '@/components/layout/missing-page'
import { DocPage } from '@/components/docs/DocPage'
import { CompareTool } from '@/components/compare/CompareTool'
import { AdvisorTool } from '@/components/index-advisor/AdvisorTool'
import { PlanTool } from '@/components/plan/PlanTool'
import { ReviewTool } from '@/components/review/ReviewTool'
import { RunTool } from '@/components/run/RunTool'
import { isToolPage, PLACEHOLDER_PARAM, paths } from '@/lib/config/routes'
import type { Locale } from '@/lib/i18n/locales'
import { contentMetadata } from '@/lib/seo/metadata'
import { shareImage } from '@/lib/seo/share-image'
import { findDoc, translations } from '@/lib/site-data/docs'
import { staticParams } from '@/lib/site-data/static-params'

/** The docs with a tool of the workbench have a route of their own, so that other pages do not load its code and styles. */
interface Props {
  params: Promise<{ locale: Locale; tool: string }>
}

export function generateStaticParams() {
  const none = { slug: ['workbench', PLACEHOLDER_PARAM] }
  const found = staticParams('doc', none, (entry) => isToolPage(entry.page))
  return (found as { locale: Locale; slug: string[] }[]).map(({ locale, slug }) => ({ locale, tool: slug[1] }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const doc = await docOf(params)
  return doc ? contentMetadata(doc, translations(doc), { image: shareImage(doc) }) : {}
}

export default async function Page({ params }: Props) {
  const doc = await docOf(params)
  if (!doc) return missingPage(params)
  return <DocPage doc={doc} tools={toolsFor(doc.locale)} />
}

async function docOf(params: Props['params']) {
  const { locale, tool } = await params
  return findDoc(locale, paths.doc(`workbench/${decodeURIComponent(tool)}`))
}

const toolsFor = (locale: Locale) => ({
  AdvisorTool: () => <AdvisorTool locale={locale} />,
  CompareTool: () => <CompareTool locale={locale} />,
  PlanTool: () => <PlanTool locale={locale} />,
  ReviewTool: () => <ReviewTool locale={locale} />,
  RunTool: () => <RunTool locale={locale} />,
})
