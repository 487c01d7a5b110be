/** Storage key of the reader's colour mode; absent means the system's. */
export const themeKey = 'theme'

/**
 * Sets the colour mode before the first paint: the saved one, else the system's. It runs as an inline script, so
 * it must not use anything outside itself.
 */
export function applyTheme(key: string): void {
  let saved: string | null = null
  try {
    saved = localStorage.getItem(key)
  } catch {
    // storage is not available: the system decides
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = saved === 'dark' || saved === 'light' ? saved : system
}
