/** Structured data for search engines. */
export function JsonLd({ data }: { data: object }) {
  // escapes `<`, so that no text of the data can end the script
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
