interface JsonScriptProps {
  data: object
  /** The media type of the data. */
  type?: 'application/json' | 'application/ld+json'
}

/** Data of an element for the page's scripts (`lib/client/page-data.ts`), or of the page for search engines. */
export function JsonScript({ data, type = 'application/json' }: JsonScriptProps) {
  // escapes `<`, so that no text of the data can end the element
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type={type} dangerouslySetInnerHTML={{ __html: json }} />
}
