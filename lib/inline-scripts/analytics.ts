/** A service that is told as gtag.js documents it: the measurement id, empty for none, and where the script is. */
export interface GtagService {
  readonly id: string
  readonly script: string
}

/** A service that takes Plausible's events: the site's name there, empty for none, and where events go. */
export interface EventService {
  readonly domain: string
  readonly endpoint: string
}

/**
 * Tells each service of every page view, once: of the page that was opened (when it is seen, also if the reader
 * touches nothing, and again when it comes back out of the browser's memory), and of every page that the router goes
 * to. It does nothing at all for a reader who asks not to be tracked, nor on the page for unknown addresses. It runs as an inline script, so it must not use
 * anything outside itself.
 */
export function countViews(gtagService: GtagService, eventService: EventService): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl || document.documentElement.dataset.notFound) return
  let referrer = document.referrer
  const layer = ((window as { dataLayer?: unknown[] }).dataLayer ??= [])
  const gtag: (...command: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params -- gtag.js passes over what is not an Arguments object
    layer.push(arguments)
  }
  const send = (url: string) => {
    if (gtagService.id)
      gtag('event', 'page_view', { page_location: url, page_title: document.title, page_referrer: referrer })
    if (eventService.domain) {
      const body = JSON.stringify({ name: 'pageview', url, domain: eventService.domain, referrer })
      // nobody waits for the answer, and a reader's blocker is no mistake of the page
      fetch(eventService.endpoint, { method: 'POST', keepalive: true, credentials: 'omit', body }).catch(() => {})
    }
    referrer = url
  }
  /** The title elements that views have had, with their texts. */
  let counted = new WeakMap<Element, string | null>()
  const view = () => {
    const url = location.href
    const report = () => {
      const title = document.querySelector('title')
      // the router removes the old title with the old page, or leaves it behind the new one; either may be late
      if (!title || counted.get(title) === title.textContent) return false
      counted.set(title, title.textContent)
      send(url)
      return true
    }
    if (report()) return
    const observer = new MutationObserver(() => report() && observer.disconnect())
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  }
  if (gtagService.id) {
    gtag('js', new Date())
    gtag('config', gtagService.id, { anonymize_ip: true, send_page_view: false })
    const script = document.createElement('script')
    script.async = true
    script.src = `${gtagService.script}?id=${gtagService.id}`
    document.head.append(script)
  }
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', view)
  else addEventListener('DOMContentLoaded', view)
  addEventListener('site:arrived', view)
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    counted = new WeakMap()
    view()
  })
}
