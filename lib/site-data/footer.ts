import type { Locale } from '../i18n/locales'
import { site, type FooterColumn, type FooterFacts, type FooterLink } from '../config/site'
import { pageQuery } from './page-query'
import { resolveTarget, type ResolvedLink } from './link-targets'

type FooterEntry = ResolvedLink & { readonly label: string }

/** The footer's links in a language, in columns or in a row as in the site's configuration. */
export type FooterLinks =
  | { readonly form: 'columns'; readonly columns: readonly { title: string; entries: readonly FooterEntry[] }[] }
  | { readonly form: 'row'; readonly entries: readonly FooterEntry[] }

/** True if the first entry of the footer is a column; `checkSiteSettings` ensures that all have the same form. */
function hasColumns(links: FooterFacts['links']): links is readonly FooterColumn[] {
  return links[0] !== undefined && 'title' in links[0]
}

/** Returns the footer's links, without links to pages that do not exist and without empty columns. */
export const footerLinks = pageQuery('footerLinks', (locale: Locale, given?: FooterFacts['links']): FooterLinks => {
  const links = given ?? site.footer.links
  const entriesOf = (items: readonly FooterLink[]) =>
    items.flatMap((item) => {
      const target = resolveTarget(item, locale)
      return target ? [{ ...target, label: item.label[locale] }] : []
    })
  if (!hasColumns(links)) return { form: 'row', entries: entriesOf(links) }
  const columns = links.map(({ title, items }) => ({ title: title[locale], entries: entriesOf(items) }))
  return { form: 'columns', columns: columns.filter(({ entries }) => entries.length > 0) }
})
