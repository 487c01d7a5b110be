/** Storage key of the reader's colour mode: `light` or `dark`; absent means the system's. */
export const themeKey = 'theme'

/**
 * Sets the colour mode before the first paint and keeps it right from then on: what the address asks for on this
 * page view (`?docusaurus-theme=dark`), else the saved choice, else the system's, live. On `<html>`, `data-theme` is
 * the colour shown and `data-theme-choice` the choice behind it. It is the only writer of both; whoever wants a
 * change writes the storage slot. It runs as an inline script, so it must not use anything outside itself.
 */
export function keepTheme(key: string): void {
  const { dataset } = document.documentElement
  const system = matchMedia('(prefers-color-scheme:dark)')
  let area: Storage | null = null
  const show = (choice?: string | null) => {
    dataset.theme = (choice == null ? system.matches : choice === 'dark') ? 'dark' : 'light'
    dataset.themeChoice = choice == null ? 'system' : dataset.theme
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
}
