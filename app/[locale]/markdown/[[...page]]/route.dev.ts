import type { NextRequest } from 'next/server'
import { isLocale } from '@/lib/i18n/locales'
import { markdownFile, plainPage } from '@/lib/markdown-pages/markdown'
import { pagePathOfHref, publicHref, publicUrl } from '@/lib/config/routes'

interface Context {
  params: Promise<{ locale: string; page?: string[] }>
}

/** Serves the Markdown version of a page in development, converted from the page of the running server. */
export async function GET(request: NextRequest, { params }: Context) {
  const { locale, page: segments = [] } = await params
  if (!isLocale(locale)) return new Response('there is no such language', { status: 404 })
  const page = pagePathOfHref(segments.join('/'))
  const answer = await fetch(new URL(publicHref(locale, page), request.nextUrl.origin))
  if (!answer.ok) return new Response('there is no such page', { status: answer.status })
  const text = markdownFile(plainPage(await answer.text(), publicUrl(locale, page)))
  return new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } })
}
