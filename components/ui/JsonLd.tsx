/** Facts for search engines, inside the page. */
export function JsonLd({ data }: { data: object }) {
  // `<` as an escape: a text of the data cannot end the script
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
