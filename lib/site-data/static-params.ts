import { defaultLocale } from '../i18n/locales'
import type { PageType, RouteEntry } from './route-entry'
import { routeTable } from './route-table'
import { shouldRender } from './should-render'

/**
 * Returns the parameters of a route for `generateStaticParams`, without those of cached pages. A static export requires
 * at least one page, so a route without pages gets the parameters `none`, whose output is not published.
 */
export function staticParams<Params extends object>(
  types: PageType | readonly PageType[],
  none: Params,
  keep: (entry: RouteEntry) => boolean = () => true,
) {
  const found = routeTable()
    .filter((entry) => [types].flat().includes(entry.type) && keep(entry) && shouldRender(entry))
    .map(({ locale, params }) => ({ locale, ...params }))
  return found.length > 0 ? found : [{ locale: defaultLocale, ...none }]
}
