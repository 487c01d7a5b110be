/** Structured data for search engines. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json(data) }} />
}

/** Returns data as JSON for a script element; escapes `<`, so that no text of the data can end the element. */
export function json(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
