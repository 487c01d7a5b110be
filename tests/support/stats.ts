import { createServer, type IncomingMessage, type Server } from 'node:http'
import { statsOrigin } from './fixture-site'

interface PageView {
  readonly service: 'gtag' | 'events'
  readonly url: string
  readonly title?: string
  readonly referrer: string
  readonly data: object
}

/** The analytics services: one server that records what it receives. */
export class Stats {
  /** Page views in the order of their arrival. */
  views: PageView[] = []
  /** Every request, as method and path. */
  requests: string[] = []
  readonly server: Server = createServer((request, response) => void this.answer(request, response))

  /** Forgets what pages of another test have sent, and what they may still be sending. */
  reset(): void {
    this.server.closeAllConnections()
    this.views = []
    this.requests = []
  }

  /** Returns the paths of the page views of a service. */
  paths(service: PageView['service']): string[] {
    return this.of(service).map(({ url }) => new URL(url).pathname)
  }

  /** Returns the page views that a service has received. */
  of(service: PageView['service']): PageView[] {
    return this.views.filter((view) => view.service === service)
  }

  private async answer(...[request, response]: Parameters<NonNullable<Parameters<typeof createServer>[1]>>) {
    const body = await bodyOf(request)
    const cookie = request.headers.cookie !== undefined
    this.requests.push(`${request.method} ${request.url}`)
    if (request.url === '/collect') {
      const { page_location: url, page_title: title, page_referrer: referrer, ...data } = JSON.parse(body)
      this.views.push({ service: 'gtag', url, title, referrer, data: { ...data, cookie } })
    }
    if (request.url === '/api/event') {
      const { url, referrer, ...data } = JSON.parse(body)
      this.views.push({ service: 'events', url, referrer, data: { ...data, cookie } })
    }
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' })
    response.end(request.method === 'GET' ? gtagScript : 'ok')
  }
}

/** A substitute of gtag.js that works like it: it processes the queued commands and then every new one at once. */
const gtagScript = `(function () {
  var config
  function take(command) {
    if (String(command) !== '[object Arguments]') throw new Error('gtag.js takes Arguments objects only')
    if (command[0] === 'config') config = command
    if (command[0] !== 'event') return
    fetch('${statsOrigin}/collect', { method: 'POST', keepalive: true, mode: 'no-cors',
      body: JSON.stringify({ id: config[1], anonymous: config[2].anonymize_ip, automatic: config[2].send_page_view,
        event: command[1], ...command[2] }) })
  }
  document.cookie = '_visitor=1'
  dataLayer.forEach(take)
  dataLayer.push = take
})()`

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
