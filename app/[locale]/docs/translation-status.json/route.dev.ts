import { translationStatusJson } from '@/lib/content-model/translation-status'
import { siteTranslations } from '@/lib/site-data/translation-status'

/** Serves the translation status in development; a build writes a static file. */
export function GET(): Response {
  return new Response(translationStatusJson(siteTranslations()), { headers: { 'Content-Type': 'application/json' } })
}
