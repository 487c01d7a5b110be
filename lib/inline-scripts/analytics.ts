/** A service that uses gtag.js: the measurement id, empty for none, and the URL of the script. */
export interface GtagService {
  readonly id: string
  readonly script: string
}

/** A service that accepts Plausible's events: the site's name there, empty for none, and the URL for events. */
export interface EventService {
  readonly domain: string
  readonly endpoint: string
}

/**
 * Sends every page view to each service once: the page that was opened, when it is visible, without any interaction,
 * and again when it is restored from the back/forward cache; and every page that is shown in its place. It also sends
 * readers' answers to “Was this page helpful?”. It does nothing for readers who ask not to be tracked, and on the 404
 * page. It runs as an inline script, so it must not use anything outside itself.
 *
 * Nothing is loaded or sent in a page with a tool, whose policy allows no service. A document keeps its policy and its
 * scripts when it shows another page, so a navigation into such a page, or out of one, loads a document.
 */
export function countViews(gtagService: GtagService, eventService: EventService): void {
  // as isToolPage in lib/config/routes.ts
  const isTool = (path = location.pathname) => /\/workbench\/[^/]+\/$/.test(path)
  const isToolDocument = isTool()
  // a browser without the Navigation API loads a document for each page
  ;(window as { navigation?: Navigation }).navigation?.addEventListener('navigate', (event) => {
    if (isTool(new URL(event.destination.url).pathname) !== isToolDocument) event.stopImmediatePropagation()
  })
  if (isToolDocument) return
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl || document.documentElement.dataset.notFound) return
  let referrer = document.referrer
  const layer = ((window as { dataLayer?: unknown[] }).dataLayer ??= [])
  const gtag: (...command: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params -- gtag.js ignores anything but Arguments objects
    layer.push(arguments)
  }
  const post = (event: object) => {
    const body = JSON.stringify(event)
    // the answer is not used, and a request that an ad blocker cancels is not an error
    fetch(eventService.endpoint, { method: 'POST', keepalive: true, credentials: 'omit', body }).catch(() => {})
  }
  const { domain } = eventService
  /** The URL without the text that a tool of the workbench has put into it. */
  const pageUrl = () => location.href.replace(/#\w+=.*/, '')
  const send = (url: string) => {
    if (gtagService.id)
      gtag('event', 'page_view', { page_location: url, page_title: document.title, page_referrer: referrer })
    if (domain) post({ name: 'pageview', url, domain, referrer })
    referrer = url
  }
  const view = () => send(pageUrl())
  if (gtagService.id) {
    gtag('js', new Date())
    gtag('config', gtagService.id, {
      anonymize_ip: true,
      send_page_view: false,
      ...(pageUrl() !== location.href && { page_location: pageUrl() }),
    })
    const script = document.createElement('script')
    script.async = true
    script.src = `${gtagService.script}?id=${gtagService.id}`
    document.head.append(script)
  }
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', view)
  else addEventListener('DOMContentLoaded', view)
  addEventListener('site:arrived', view)
  addEventListener('site:feedback', ({ detail }) => {
    if (gtagService.id) gtag('event', 'page_feedback', { page_location: pageUrl(), ...detail })
    if (domain) post({ name: 'Feedback', url: pageUrl(), domain, props: detail })
  })
  addEventListener('pageshow', (event) => {
    if (event.persisted) view()
  })
}
