import { sidebarNames, sidebarNav } from '@/lib/site-data/docs'
import { sidebarBranches } from '@/lib/site-data/sidebar-view'
import { isLocale, locales } from '@/lib/i18n/locales'
import { sidebarFile } from '@/lib/config/routes'

export const dynamic = 'force-static'

export function generateStaticParams() {
  return locales.flatMap((locale) => sidebarNames().map((name) => ({ locale, file: sidebarFile(name) })))
}

/** Serves the branches of a sidebar that are not in the HTML of its pages, as JSON. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string; file: string }> }) {
  const { locale, file } = await params
  const name = sidebarNames().find((sidebar) => sidebarFile(sidebar) === file)
  return Response.json(name !== undefined && isLocale(locale) ? sidebarBranches(sidebarNav(locale, name)) : {})
}
