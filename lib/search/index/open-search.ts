import { localeInfo, type Locale } from '../../i18n/locales'
import { fillMessage, messages } from '../../i18n/messages'
import { paths, publicUrl } from '../../config/routes'
import { site } from '../../config/site'
import { escapeXml } from '../../text/xml'

/** Shortens a name to a maximum length in characters, at a word boundary if possible. */
function fitName(name: string, length: number): string {
  const characters = [...name]
  if (characters.length <= length) return name
  const cut = characters.slice(0, length + 1).join('')
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : characters.slice(0, length).join('')
}

/** Returns the name of the search in OpenSearch and in the page's `<link>`, at most 16 characters. */
export function openSearchName(name: string): string {
  return fitName(name, 16)
}

/** Returns the OpenSearch description of the site's search in a language. */
export function siteOpenSearch(locale: Locale): string {
  const { openSearch, description } = messages[locale].search
  const product = site.product.name
  return openSearchDescription(locale, {
    name: fillMessage(openSearch, { product }),
    description: fillMessage(description, { product }),
  })
}

/** Returns the OpenSearch 1.1 description document of a language's search. */
export function openSearchDescription(
  locale: Locale,
  { name, description }: { name: string; description: string },
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(openSearchName(name))}</ShortName>
  <LongName>${escapeXml(fitName(name, 48))}</LongName>
  <Description>${escapeXml(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>${localeInfo[locale].tag}</Language>
  <Url type="text/html" method="get" template="${escapeXml(publicUrl(locale, paths.search))}?q={searchTerms}"/>
</OpenSearchDescription>
`
}
