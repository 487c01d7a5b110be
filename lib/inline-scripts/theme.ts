/** Storage key of the reader's colour mode: `light` or `dark`; absent means the system's. */
export const themeKey = 'theme'

/** What a reader can choose: a colour, or to follow the system. */
export type ThemeChoice = 'light' | 'dark' | 'system'

/**
 * Sets the colour mode before the first paint and keeps it right from then on: what the address asks for on this
 * page view (`?docusaurus-theme=dark`), else the saved choice, else the system's, live. On `<html>`, `data-theme` is
 * the colour shown and `data-theme-choice` the choice behind it; this is the only writer of both. A click on the theme
 * button, before React has loaded and afterwards, goes on from light to dark, to the system's, and saves the choice; to
 * follow the system is saved as the absence of the key. It runs as an inline script, so it must not use anything outside
 * itself.
 */
export function keepTheme(key: string): void {
  const { dataset } = document.documentElement
  const system = matchMedia('(prefers-color-scheme:dark)')
  let area: Storage | null = null
  let isRecoloured = false
  // names the present mode on the button; the browser's own colours around the page follow the reader's choice
  const describe = () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-act=theme]')) {
      button.title = button.dataset[dataset.themeChoice ?? ''] ?? ''
      button.ariaLabel = button.dataset.label?.replace('{mode}', button.title) ?? ''
    }
    // React would not find its own elements changed
    if (dataset.hasHydrated && (isRecoloured ||= dataset.themeChoice !== 'system'))
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
        meta.content = getComputedStyle(document.body).backgroundColor
  }
  const show = (choice?: string | null) => {
    dataset.theme = (choice == null ? system.matches : choice === 'dark') ? 'dark' : 'light'
    dataset.themeChoice = choice == null ? 'system' : dataset.theme
    if (document.body) describe()
  }
  const recall = () => {
    let saved: string | undefined
    try {
      area = localStorage
      saved = area[key] as string | undefined
    } catch {
      // storage is not available: the system decides
    }
    show(new URL(location as unknown as URL).searchParams.get('docusaurus-theme') ?? saved)
  }
  recall()
  addEventListener('storage', (event) => {
    if (event.storageArea === area && (event.key ?? key) === key) show(event.newValue)
  })
  // a page that is gone back to as it was has heard of nothing
  addEventListener('pageshow', (event) => event.persisted && recall())
  system.onchange = () => dataset.themeChoice === 'system' && show()
  for (const type of ['DOMContentLoaded', 'site:hydrated', 'site:arrived']) addEventListener(type, describe)
  addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest('[data-act=theme]')) return
      event.preventDefault()
      const next = { system: 'light', light: 'dark' }[dataset.themeChoice ?? '']
      try {
        if (next) localStorage[key] = next
        else localStorage.removeItem(key)
      } catch {
        // the choice holds on this page only
      }
      show(next)
    },
    true,
  )
}
