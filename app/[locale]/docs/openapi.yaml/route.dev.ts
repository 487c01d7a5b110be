import { apiYaml } from '@/lib/openapi/document'
import { isLocale } from '@/lib/i18n/locales'

interface Context {
  params: Promise<{ locale: string }>
}

/** Serves the OpenAPI document in development; a build writes a static file. */
export async function GET(_: Request, { params }: Context) {
  const { locale } = await params
  const text = isLocale(locale) ? apiYaml(locale) : undefined
  return new Response(text ?? null, {
    status: text === undefined ? 404 : 200,
    headers: { 'Content-Type': 'text/yaml; charset=utf-8' },
  })
}
