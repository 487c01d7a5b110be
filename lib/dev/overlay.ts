import type { ContentDiagnostic } from './state'

const styles = `
:host { all: initial }
aside { position: fixed; inset: auto 1rem 1rem; z-index: 2147483000; max-height: 70vh; overflow: auto; padding: 1rem 1.25rem;
  border-radius: 8px; border-left: 6px solid #e5484d; background: #18191c; color: #f3f4f6; box-shadow: 0 8px 40px #0009;
  font: 14px/1.5 system-ui, 'Noto Sans CJK SC', sans-serif }
aside[data-elsewhere] { inset: auto 1rem 1rem auto; max-width: 32rem; padding: .5rem .75rem }
aside[role=status] { inset: 1rem auto auto 50%; transform: translateX(-50%); padding: .5rem .75rem; border-left-color: #0090ff }
h2 { margin: 0 2rem .5rem 0; font-size: 1rem }
article + article { margin-top: 1rem; border-top: 1px solid #3a3c42; padding-top: 1rem }
p { margin: .25rem 0; overflow-wrap: anywhere }
strong { white-space: pre-wrap }
code, pre { font: 13px/1.5 ui-monospace, 'SFMono-Regular', Menlo, monospace }
pre { margin: .5rem 0; padding: .5rem .75rem; overflow: auto; border-radius: 6px; background: #0c0d0e }
summary { cursor: pointer }
button { position: absolute; top: .75rem; right: .75rem; border: 0; background: none; color: inherit; font-size: 1.25rem; cursor: pointer }
`

let host: HTMLElement | undefined
let progress: HTMLElement | undefined

addEventListener('site:started', attach)

/**
 * Shows the errors of a page in a panel over it, and errors of other pages in a collapsed line; removes the panel if
 * there are no errors. The panel is a shadow tree outside of React's root, so page styles and render errors do not
 * affect it.
 */
export function showErrors(errors: readonly ContentDiagnostic[], page: string): void {
  host?.remove()
  host = undefined
  if (errors.length === 0) return
  const isMissing = document.querySelector('[data-not-found]') !== null
  const own = errors.filter(({ pages }) => pages === undefined || pages.includes(page))
  // any error may be the reason why a page is missing
  const visible = isMissing ? errors : own
  host = shadowHost('content-errors', visible.length > 0 ? panel(visible) : elsewhere(errors))
  attach()
}

/** Shows or removes the notice that the page is being updated. */
export function showProgress(isShown: boolean): void {
  progress?.remove()
  progress = isShown
    ? shadowHost('content-progress', element('aside', { role: 'status', lang: 'en' }, 'Updating the page …'))
    : undefined
  attach()
}

function shadowHost(name: string, child: HTMLElement): HTMLElement {
  const created = document.createElement(name)
  created.attachShadow({ mode: 'open' }).append(element('style', {}, styles), child)
  return created
}

/** Appends the panel and the notice to the page; React removes them when it renders the whole document. */
function attach(): void {
  for (const one of [host, progress]) if (one && !one.isConnected) document.body.append(one)
}

function panel(errors: readonly ContentDiagnostic[]): HTMLElement {
  const title = errors.length === 1 ? 'The content has an error' : `The content has ${errors.length} errors`
  const aside = element('aside', { role: 'alert', lang: 'en' }, element('h2', {}, title), closeButton())
  aside.append(...errors.map(entry))
  return aside
}

function elsewhere(errors: readonly ContentDiagnostic[]): HTMLElement {
  const count = errors.length === 1 ? 'One error' : `${errors.length} errors`
  const details = element('details', {}, element('summary', {}, `${count} on other pages`), ...errors.map(entry))
  return element('aside', { 'data-elsewhere': '', lang: 'en' }, details)
}

function entry({ file, line, column, message, fix, frame }: ContentDiagnostic): HTMLElement {
  return element(
    'article',
    {},
    element('p', {}, element('code', {}, `${file}:${line}:${column}`)),
    element('p', {}, element('strong', {}, message)),
    element('pre', {}, frame),
    element('p', {}, `→ ${fix}`),
  )
}

function closeButton(): HTMLElement {
  const button = element('button', { type: 'button', 'aria-label': 'Close' }, '×')
  button.addEventListener('click', () => {
    host?.remove()
    host = undefined
  })
  return button
}

function element(name: string, attributes: Record<string, string>, ...children: (Node | string)[]): HTMLElement {
  const node = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  node.append(...children)
  return node
}
