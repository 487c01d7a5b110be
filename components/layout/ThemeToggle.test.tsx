// @vitest-environment jsdom
import { fireEvent, render, screen } from '../test-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const { dataset } = document.documentElement
const label = 'Switch between dark and light mode'

/** A page just opened whose colour mode is `theme`. */
async function openPage(theme: string) {
  vi.resetModules()
  dataset.theme = theme
  const { ThemeToggle } = await import('./ThemeToggle')
  render(<ThemeToggle label={label}>icon</ThemeToggle>)
  return screen.getByRole('button', { name: label })
}

beforeEach(() => {
  localStorage.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  delete dataset.theme
})

describe('ThemeToggle', () => {
  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ])('on a %s page it saves %s', async (shown, saved) => {
    fireEvent.click(await openPage(shown))
    expect(localStorage.getItem('theme')).toBe(saved)
  })

  it('tells the page, which shows the new mode', async () => {
    const heard: (string | null)[][] = []
    const listener = ({ key, newValue }: StorageEvent) => heard.push([key, newValue])
    addEventListener('storage', listener)
    fireEvent.click(await openPage('light'))
    removeEventListener('storage', listener)
    expect(heard).toEqual([['theme', 'dark']])
  })

  it('says what it does to those who cannot see the icon and to those who point at it', async () => {
    expect((await openPage('light')).title).toBe(label)
  })

  it('does not submit a form it may stand in', async () => {
    expect((await openPage('light')).getAttribute('type')).toBe('button')
  })

  it('without storage it warns once, however often it is pressed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const button = await openPage('light')
    fireEvent.click(button)
    fireEvent.click(button)
    expect(warn.mock.calls).toEqual([['Browser storage is not available']])
  })
})
