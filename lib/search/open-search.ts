import { localeInfo, type Locale } from '../i18n/locales'
import { paths, publicUrl } from '../routes'
import { escapeXml } from '../xml'

/** An OpenSearch 1.1 description of a language's search. A name has at most 16 characters there. */
export function openSearchDescription(
  locale: Locale,
  { name, description }: { name: string; description: string },
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml([...name].slice(0, 16).join('').trim())}</ShortName>
  <LongName>${escapeXml([...name].slice(0, 48).join('').trim())}</LongName>
  <Description>${escapeXml(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>${localeInfo[locale].tag}</Language>
  <Url type="text/html" method="get" template="${escapeXml(publicUrl(locale, paths.search))}?q={searchTerms}"/>
</OpenSearchDescription>
`
}
