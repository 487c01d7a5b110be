import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { applyTheme, themeKey } from './theme'

interface Reader {
  address?: string
  saved?: string
  dark?: boolean
  html?: string
}

/** A page just opened: the script runs by its text alone, as it does inline. */
function openPage({ address = 'https://docs.example.com/docs/', saved, dark = false, html = '' }: Reader) {
  const { window } = new JSDOM(html, { url: address, runScripts: 'outside-only' })
  if (saved !== undefined) window.localStorage.setItem('theme', saved)
  const system: { matches: boolean; onchange?: () => void } = { matches: dark }
  window.matchMedia = () => system as unknown as MediaQueryList
  window.eval(`(${applyTheme.toString()})(${JSON.stringify(themeKey)})`)
  const { dataset } = window.document.documentElement
  return {
    window,
    /** The colour shown and the choice behind it. */
    theme: () => [dataset.theme, dataset.themeChoice],
    systemTurns(mode: 'dark' | 'light') {
      system.matches = mode === 'dark'
      system.onchange?.()
    },
    /** What the browser says here when another tab changes its storage. */
    anotherTab(key: string | null, newValue: string | null, storageArea = window.localStorage) {
      window.dispatchEvent(new window.StorageEvent('storage', { key, newValue, storageArea }))
    },
  }
}

describe('the colour mode before the first paint', () => {
  it.each([
    ['the system’s light without a choice', {}, ['light', 'system']],
    ['the system’s dark without a choice', { dark: true }, ['dark', 'system']],
    ['the saved dark over the system’s light', { saved: 'dark' }, ['dark', 'dark']],
    ['the saved light over the system’s dark', { saved: 'light', dark: true }, ['light', 'light']],
    ['light for a saved value that is no mode', { saved: 'purple', dark: true }, ['light', 'light']],
    ['what the address asks for', { address: 'https://docs.example.com/?docusaurus-theme=dark' }, ['dark', 'dark']],
    [
      'what the address asks for over the saved one',
      { address: 'https://docs.example.com/?docusaurus-theme=light', saved: 'dark' },
      ['light', 'light'],
    ],
    ['the system’s where storage is denied', { address: 'about:blank', dark: true }, ['dark', 'system']],
  ] as [string, Reader, string[]][])('is %s', (_, reader, theme) => {
    expect(openPage(reader).theme()).toEqual(theme)
  })

  it('is not saved by being shown', () => {
    const { window } = openPage({ address: 'https://docs.example.com/?docusaurus-theme=dark' })
    expect(window.localStorage.length).toBe(0)
  })
})

describe('the colour mode from then on', () => {
  it('follows the system live while there is no choice', () => {
    const page = openPage({})
    page.systemTurns('dark')
    expect(page.theme()).toEqual(['dark', 'system'])
    page.systemTurns('light')
    expect(page.theme()).toEqual(['light', 'system'])
  })

  it('does not follow the system against a choice', () => {
    const page = openPage({ saved: 'light' })
    page.systemTurns('dark')
    expect(page.theme()).toEqual(['light', 'light'])
  })

  it('follows a choice made in another tab', () => {
    const page = openPage({})
    page.anotherTab('theme', 'dark')
    expect(page.theme()).toEqual(['dark', 'dark'])
  })

  it.each(['theme', null])('a choice deleted in another tab (key %j) leaves it to the system', (key) => {
    const page = openPage({ saved: 'light', dark: true })
    page.anotherTab(key, null)
    expect(page.theme()).toEqual(['dark', 'system'])
  })

  it('follows a choice made while the reader was on another page, and this one waited to be gone back to', () => {
    const { window, theme } = openPage({ saved: 'light' })
    window.localStorage.setItem('theme', 'dark')
    window.dispatchEvent(new window.PageTransitionEvent('pageshow', { persisted: true }))
    expect(theme()).toEqual(['dark', 'dark'])
  })

  it('stays as the reader has it when the page has come in full', () => {
    const page = openPage({ address: 'https://docs.example.com/?docusaurus-theme=dark' })
    page.anotherTab('theme', 'light')
    page.window.dispatchEvent(new page.window.PageTransitionEvent('pageshow'))
    expect(page.theme()).toEqual(['light', 'light'])
  })

  it('other keys and other storage are not its business', () => {
    const page = openPage({})
    page.anotherTab('theme-of-something-else', 'dark')
    page.anotherTab('theme', 'dark', page.window.sessionStorage)
    expect(page.theme()).toEqual(['light', 'system'])
  })
})

describe('the theme button', () => {
  const button = `<meta name="theme-color"><button data-act="theme" data-label="Switch (currently {mode})"
    data-light="light mode" data-dark="dark mode" data-system="system mode"><svg></svg></button>`

  /** Opens a page with the button, once its HTML is complete. */
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

  it('goes from the system to light, to dark, and back to the system, which is saved as the absence of the key', () => {
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

  it('switches away from what the address asked for, also to the mode that is saved', () => {
    const page = openWithButton({ address: 'https://docs.example.com/?docusaurus-theme=light', saved: 'dark' })
    page.press()
    expect([...page.theme(), page.saved()]).toEqual(['dark', 'dark', 'dark'])
  })

  it('names a mode that was saved, chosen in another tab, or put back by a navigation', () => {
    const page = openWithButton({ saved: 'dark' })
    expect(page.names()).toEqual(['Switch (currently dark mode)', 'dark mode'])
    page.anotherTab('theme', 'light')
    expect(page.names()).toEqual(['Switch (currently light mode)', 'light mode'])
    page.window.document.querySelector('button')?.setAttribute('title', '')
    page.window.dispatchEvent(new page.window.Event('site:arrived'))
    expect(page.names()).toEqual(['Switch (currently light mode)', 'light mode'])
  })

  it('gives the browser the colour of a chosen mode after hydration, and leaves the system’s as it was', () => {
    const page = openWithButton({})
    const colour = () => page.window.document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content
    page.window.document.body.style.backgroundColor = 'rgb(1, 2, 3)'
    page.press()
    expect(colour()).toBe('')
    page.window.document.documentElement.dataset.hasHydrated = 'true'
    page.window.dispatchEvent(new page.window.Event('site:hydrated'))
    expect(colour()).toBe('rgb(1, 2, 3)')
  })

  it('leaves the browser its colour while the page follows the system', () => {
    const page = openWithButton({})
    page.window.document.documentElement.dataset.hasHydrated = 'true'
    page.systemTurns('dark')
    expect(page.window.document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content).toBe('')
  })

  it('says that its click is handled', () => {
    expect(openWithButton({}).press().defaultPrevented).toBe(true)
  })

  it('switches the page where storage is denied', () => {
    const page = openWithButton({ address: 'about:blank' })
    page.press()
    page.press()
    expect(page.theme()).toEqual(['dark', 'dark'])
  })
})
