/** Storage key of the reader's theme: `light` or `dark`; absent for that of the system. */
export const themeKey = 'theme'

/** The themes that a reader can select; `system` follows the operating system. */
export type ThemeChoice = 'light' | 'dark' | 'system'

/**
 * Applies the theme before the first paint and updates it from then on: the theme that the URL names for this page view
 * (`?docusaurus-theme=dark`), otherwise the saved one, otherwise that of the system, including its changes. On
 * `<html>`, `data-theme` is the theme shown and `data-theme-choice` the selected one; only this script sets them. A
 * click on the theme button, also before the site's scripts have started, switches from light to dark to system and
 * saves the choice; for system, the key is deleted. It runs as an inline script, so it must not use anything outside
 * itself.
 */
export function applyTheme(key: string): void {
  const { dataset } = document.documentElement
  const system = matchMedia('(prefers-color-scheme:dark)')
  let area: Storage | null = null
  let isRecoloured = false
  // updates the button's label and, for a selected theme, the colour of the browser's own interface
  const describe = () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-act=theme]')) {
      button.title = button.dataset[dataset.themeChoice ?? ''] ?? ''
      button.ariaLabel = button.dataset.label?.replace('{mode}', button.title) ?? ''
    }
    // only once the scripts have started: in development, hydration expects unchanged elements
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
      // storage is not available: follows the system
    }
    show(new URL(location as unknown as URL).searchParams.get('docusaurus-theme') ?? saved)
  }
  recall()
  addEventListener('storage', (event) => {
    if (event.storageArea === area && (event.key ?? key) === key) show(event.newValue)
  })
  // a page restored from the back/forward cache has missed all events
  addEventListener('pageshow', (event) => event.persisted && recall())
  system.onchange = () => dataset.themeChoice === 'system' && show()
  for (const type of ['DOMContentLoaded', 'site:started', 'site:arrived']) addEventListener(type, describe)
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
        // the choice applies to this page only
      }
      show(next)
    },
    true,
  )
}
