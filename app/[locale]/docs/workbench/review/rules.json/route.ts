import { isLocale, locales } from '@/lib/i18n/locales'
import { linkedRules } from '@/lib/site-data/review-rules'

export const dynamic = 'force-static'

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/** Serves the rules that the review tool checks, as JSON. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  return Response.json(isLocale(locale) ? linkedRules(locale) : [])
}
