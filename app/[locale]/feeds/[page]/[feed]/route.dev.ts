import type { NextRequest } from 'next/server'
import { feedBody } from '@/lib/feeds/body'
import { makeFeeds } from '@/lib/feeds/channel'
import type { ReadBody } from '@/lib/feeds/post-items'
import { mediaTypes } from '@/lib/site-data/feed-links'
import { isLocale } from '@/lib/i18n/locales'
import { feedFiles, feedPages, publicHref } from '@/lib/config/routes'

interface Context {
  params: Promise<{ locale: string; page: string; feed: string }>
}

/** Serves the feeds in development, from the pages of the running server; a build writes static files. */
export async function GET(request: NextRequest, { params }: Context) {
  const { locale, page, feed } = await params
  const file = feedFiles.find((name) => name === feed)
  const home = feedPages.find((path) => path === `${page}/`)
  if (!file || !home || !isLocale(locale)) return new Response('there is no such feed', { status: 404 })
  const readBody: ReadBody = async ({ path }, url) => feedBody(await readPage(request, publicHref(locale, path)), url)
  const feeds = await makeFeeds(locale, home, readBody)
  return new Response(feeds[file] ?? null, {
    status: feeds[file] === undefined ? 404 : 200,
    headers: { 'Content-Type': `${mediaTypes[file]}; charset=utf-8` },
  })
}

async function readPage(request: NextRequest, href: string): Promise<string> {
  const page = await fetch(new URL(href, request.nextUrl.origin))
  return page.text()
}
