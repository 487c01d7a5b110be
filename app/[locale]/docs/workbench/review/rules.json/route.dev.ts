import { isLocale } from '@/lib/i18n/locales'
import { linkedRules } from '@/lib/site-data/review-rules'

/** Serves the rules that the review tool checks in development; a build writes a static file. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  return Response.json(isLocale(locale) ? linkedRules(locale) : [])
}
