import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { applyTheme, themeKey } from './theme'

interface Reader {
  address?: string
  saved?: string
  dark?: boolean
  html?: string
}

/** Opens a page; the script runs from its source text alone, as it does inline. */
function openPage({ address = 'https://docs.example.com/docs/', saved, dark = false, html = '' }: Reader) {
  const { window } = new JSDOM(html, { url: address, runScripts: 'outside-only' })
  if (saved !== undefined) window.localStorage.setItem('theme', saved)
  const system: { matches: boolean; onchange?: () => void } = { matches: dark }
  window.matchMedia = () => system as unknown as MediaQueryList
  window.eval(`(${applyTheme.toString()})(${JSON.stringify(themeKey)})`)
  const { dataset } = window.document.documentElement
  return {
    window,
    /** The theme shown and the selected one. */
    theme: () => [dataset.theme, dataset.themeChoice],
    systemTurns(mode: 'dark' | 'light') {
      system.matches = mode === 'dark'
      system.onchange?.()
    },
    /** Dispatches the event for a change of storage in another tab. */
    anotherTab(key: string | null, newValue: string | null, storageArea = window.localStorage) {
      window.dispatchEvent(new window.StorageEvent('storage', { key, newValue, storageArea }))
    },
  }
}

describe('the theme before the first paint', () => {
  it.each([
    ['the system’s light without a choice', {}, ['light', 'system']],
    ['the system’s dark without a choice', { dark: true }, ['dark', 'system']],
    ['the saved dark over the system’s light', { saved: 'dark' }, ['dark', 'dark']],
    ['the saved light over the system’s dark', { saved: 'light', dark: true }, ['light', 'light']],
    ['light for a saved value that is no mode', { saved: 'purple', dark: true }, ['light', 'light']],
    ['the theme of the URL', { address: 'https://docs.example.com/?docusaurus-theme=dark' }, ['dark', 'dark']],
    [
      'the theme of the URL rather than the saved one',
      { address: 'https://docs.example.com/?docusaurus-theme=light', saved: 'dark' },
      ['light', 'light'],
    ],
    ['that of the system without access to storage', { address: 'about:blank', dark: true }, ['dark', 'system']],
  ] as [string, Reader, string[]][])('the theme before the first paint is %s', (_, reader, theme) => {
    expect(openPage(reader).theme()).toEqual(theme)
  })

  it('the theme before the first paint is not stored when it is applied', () => {
    const { window } = openPage({ address: 'https://docs.example.com/?docusaurus-theme=dark' })
    expect(window.localStorage.length).toBe(0)
  })
})

describe('the theme after the first paint', () => {
  it('the theme after the first paint follows changes of the system if no theme is selected', () => {
    const page = openPage({})
    page.systemTurns('dark')
    expect(page.theme()).toEqual(['dark', 'system'])
    page.systemTurns('light')
    expect(page.theme()).toEqual(['light', 'system'])
  })

  it('the theme after the first paint does not follow the system if a theme is selected', () => {
    const page = openPage({ saved: 'light' })
    page.systemTurns('dark')
    expect(page.theme()).toEqual(['light', 'light'])
  })

  it('the theme after the first paint follows a choice made in another tab', () => {
    const page = openPage({})
    page.anotherTab('theme', 'dark')
    expect(page.theme()).toEqual(['dark', 'dark'])
  })

  it.each(['theme', null])(
    'the theme after the first paint follows the system after a choice was deleted in another tab (key %j)',
    (key) => {
      const page = openPage({ saved: 'light', dark: true })
      page.anotherTab(key, null)
      expect(page.theme()).toEqual(['dark', 'system'])
    },
  )

  it('the theme after the first paint follows a choice made on another page when the page is restored from the back/forward cache', () => {
    const { window, theme } = openPage({ saved: 'light' })
    window.localStorage.setItem('theme', 'dark')
    window.dispatchEvent(new window.PageTransitionEvent('pageshow', { persisted: true }))
    expect(theme()).toEqual(['dark', 'dark'])
  })

  it('the theme stays the same when the page has loaded', () => {
    const page = openPage({ address: 'https://docs.example.com/?docusaurus-theme=dark' })
    page.anotherTab('theme', 'light')
    page.window.dispatchEvent(new page.window.PageTransitionEvent('pageshow'))
    expect(page.theme()).toEqual(['light', 'light'])
  })

  it('the theme ignores changes of other keys and of session storage', () => {
    const page = openPage({})
    page.anotherTab('theme-of-something-else', 'dark')
    page.anotherTab('theme', 'dark', page.window.sessionStorage)
    expect(page.theme()).toEqual(['light', 'system'])
  })
})

describe('the theme button', () => {
  const button = `<meta name="theme-color"><button data-act="theme" data-label="Switch (currently {mode})"
    data-light="light mode" data-dark="dark mode" data-system="system mode"><svg></svg></button>`

  /** Opens a page with the button and completes its HTML. */
  function openWithButton(reader: Reader) {
    const page = openPage({ ...reader, html: button })
    const { document } = page.window
    page.window.dispatchEvent(new page.window.Event('DOMContentLoaded'))
    const press = () => {
      const click = new page.window.MouseEvent('click', { bubbles: true, cancelable: true })
      document.querySelector('svg')?.dispatchEvent(click)
      return click
    }
    const names = () => {
      const element = document.querySelector('button')
      return [element?.getAttribute('aria-label'), element?.title]
    }
    return { ...page, press, names, saved: () => page.window.localStorage.getItem('theme') }
  }

  it('the theme button cycles from system to light, to dark, and back to system, which deletes the key', () => {
    const page = openWithButton({ dark: true })
    const states = [...Array(4)].map(() => {
      const state = [...page.theme(), page.saved(), page.names()[1]]
      page.press()
      return state
    })
    expect(states).toEqual([
      ['dark', 'system', null, 'system mode'],
      ['light', 'light', 'light', 'light mode'],
      ['dark', 'dark', 'dark', 'dark mode'],
      ['dark', 'system', null, 'system mode'],
    ])
  })

  it('the theme button switches away from the theme of the URL, also to the stored theme', () => {
    const page = openWithButton({ address: 'https://docs.example.com/?docusaurus-theme=light', saved: 'dark' })
    page.press()
    expect([...page.theme(), page.saved()]).toEqual(['dark', 'dark', 'dark'])
  })

  it('the theme button is labelled with a theme that is stored, selected in another tab, or restored by a navigation', () => {
    const page = openWithButton({ saved: 'dark' })
    expect(page.names()).toEqual(['Switch (currently dark mode)', 'dark mode'])
    page.anotherTab('theme', 'light')
    expect(page.names()).toEqual(['Switch (currently light mode)', 'light mode'])
    page.window.document.querySelector('button')?.setAttribute('title', '')
    page.window.dispatchEvent(new page.window.Event('site:arrived'))
    expect(page.names()).toEqual(['Switch (currently light mode)', 'light mode'])
  })

  it('the theme button sets the browser’s theme colour after the scripts have started if a theme is selected, and keeps it for system', () => {
    const page = openWithButton({})
    const colour = () => page.window.document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content
    page.window.document.body.style.backgroundColor = 'rgb(1, 2, 3)'
    page.press()
    expect(colour()).toBe('')
    page.window.document.documentElement.dataset.hasHydrated = 'true'
    page.window.dispatchEvent(new page.window.Event('site:started'))
    expect(colour()).toBe('rgb(1, 2, 3)')
  })

  it('the theme button does not set the browser’s theme colour while the page follows the system', () => {
    const page = openWithButton({})
    page.window.document.documentElement.dataset.hasHydrated = 'true'
    page.systemTurns('dark')
    expect(page.window.document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content).toBe('')
  })

  it('the theme button marks its click as handled', () => {
    expect(openWithButton({}).press().defaultPrevented).toBe(true)
  })

  it('the theme button switches the theme without access to storage', () => {
    const page = openWithButton({ address: 'about:blank' })
    page.press()
    page.press()
    expect(page.theme()).toEqual(['dark', 'dark'])
  })
})
