/** The elements of `<head>` that belong to a page; its policy, scripts and style sheets stay with the document. */
const OF_PAGE = 'title,meta:not([http-equiv]),link:not([rel=stylesheet]),script[type]'

/**
 * Replaces the page of the document by another one, from its HTML. Resolves to false, without a change, if the page
 * was built with other scripts; rejects if one of its style sheets cannot be loaded.
 */
export async function replacePage(html: string, signal: AbortSignal): Promise<boolean> {
  const next = new DOMParser().parseFromString(html, 'text/html')
  if (scriptsOf(next) !== scriptsOf(document)) return false
  await addStyles(next)
  if (signal.aborted) return true
  dispatchEvent(new Event('site:leaving'))
  for (const old of document.head.querySelectorAll(OF_PAGE)) old.remove()
  document.head.append(...next.head.querySelectorAll(OF_PAGE))
  document.body.replaceWith(next.body)
  return true
}

/** The names of a page's scripts, which the loader's element has. */
const scriptsOf = (page: Document) => page.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts

/** Adds the style sheets that the document does not have, and waits for them. */
async function addStyles(next: Document): Promise<void> {
  const sheets = [...next.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    ({ href }) => ![...document.styleSheets].some((sheet) => sheet.href === href),
  )
  await Promise.all(
    sheets.map(
      (sheet) =>
        new Promise((resolve, reject) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet.href })
          link.onload = resolve
          link.onerror = () => {
            link.remove()
            reject(new Error(`${sheet.href} did not load`))
          }
          document.head.append(link)
        }),
    ),
  )
}
