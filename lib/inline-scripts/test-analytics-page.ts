import { JSDOM, VirtualConsole } from 'jsdom'
import { countViews } from './analytics'

export const gtag = { id: 'G-1', script: 'https://tags.example.org/gtag.js' }
export const events = { domain: 'docs.example.com', endpoint: 'https://events.example.org/api/event' }
export const none = { id: '', script: '', domain: '', endpoint: '' }

interface Reader {
  services?: [typeof gtag, typeof events]
  navigator?: Record<string, unknown>
  prerendering?: boolean
  html?: string
  path?: string
}

/** Opens a page; the script runs from its source text alone, as it does inline. */
export function openPage({
  services = [gtag, events],
  navigator = {},
  prerendering = false,
  html = '<head><title>First</title></head>',
  path = '/docs/',
}: Reader = {}) {
  // jsdom reports a navigation as one that it cannot do
  const navigations: unknown[] = []
  const virtualConsole = new VirtualConsole().on('jsdomError', (error) => navigations.push(error))
  const { window } = new JSDOM(html, {
    url: `https://docs.example.com${path}`,
    virtualConsole,
    referrer: 'https://search.example.org/',
    runScripts: 'outside-only',
  })
  const posts: unknown[] = []
  Object.assign(window.navigator, navigator)
  Object.assign(window.document, { prerendering })
  window.fetch = (address, init) => {
    posts.push([address, init?.credentials, init?.keepalive, JSON.parse(String(init?.body))])
    return Promise.reject(new Error('blocked'))
  }
  // jsdom has no Navigation API
  const navigation = new window.EventTarget()
  Object.assign(window, { navigation })
  window.eval(`(${countViews.toString()})(${services.map((service) => JSON.stringify(service)).join()})`)
  const layer = () => (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer
  return {
    window,
    posts,
    navigations,
    navigation,
    navigates: (url: string) =>
      navigation.dispatchEvent(Object.assign(new window.Event('navigate'), { destination: { url } })),
    layer,
    happens: (type: string, facts = {}) => window.dispatchEvent(Object.assign(new window.Event(type), facts)),
    /** The URLs and titles of the events for gtag.js. */
    views: () => (layer() ?? []).map((entry) => Array.from(entry)).filter(([command]) => command === 'event'),
  }
}
