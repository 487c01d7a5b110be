// @environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { handleControls } from './controls'
import { hiddenSidebarKey } from './sidebar'

// runs from its source text alone, as it does inline
new Function(`(${handleControls.toString()})(${JSON.stringify(hiddenSidebarKey)})`)()

/** Clicks a control; returns whether the click is handled. */
function click(selector = '[data-act]'): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector(selector)?.dispatchEvent(event)
  return event.defaultPrevented
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the copy button of a block of code', () => {
  const line = (text: string, mark = '') => `<span class="line ${mark}">${text}</span>`

  /** Shows a block of these lines and clicks its button. */
  function copy(lines: readonly string[], writeText = vi.fn<Clipboard['writeText']>(() => Promise.resolve())) {
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    document.body.innerHTML = `<figure><code>${lines.join('\n')}</code><button data-act="copy" data-done="Copied">Copy</button></figure>`
    expect(click()).toBe(true)
    return writeText
  }
  const texts = () => ['button', 'output'].map((name) => document.querySelector(name)?.textContent)

  it.each([
    ['first', [line('old', 'del'), line('new'), line('same')]],
    ['in the middle', [line('new'), line('old', 'del'), line('same')]],
    ['last', [line('new'), line('same'), line('old', 'del'), line('older', 'del')]],
  ])('the copy button of a block of code omits removed lines with their line breaks: %s', (_, lines) => {
    expect(copy(lines).mock.calls).toEqual([['new\nsame']])
  })

  it('the copy button of a block of code shows and announces “Copied” for one second', async () => {
    vi.useFakeTimers()
    copy(['SELECT 1'])
    await vi.advanceTimersByTimeAsync(0)
    expect(texts()).toEqual(['Copied', 'Copied'])
    click()
    await vi.advanceTimersByTimeAsync(1000)
    expect(texts()).toEqual(['Copy', ''])
  })

  it('the copy button of a block of code selects the code if copying is not permitted', async () => {
    copy(
      ['SELECT 1'],
      vi.fn(() => Promise.reject(new DOMException('denied'))),
    )
    await expect.poll(() => getSelection()?.toString()).toBe('SELECT 1')
    expect(texts()).toEqual(['Copy', undefined])
  })
})

describe('the skip link', () => {
  it('the skip link moves the focus to the content without changing the URL', () => {
    document.body.innerHTML =
      '<a href="#main" data-act="skip" data-target="main">Skip</a><main id="main" tabindex="-1"></main>'
    expect(click()).toBe(true)
    expect(document.activeElement).toBe(document.querySelector('main'))
  })
})

describe('the buttons of the sidebar', () => {
  it('the buttons of the sidebar hide and show it, store its state, and pass the focus to each other', () => {
    document.body.innerHTML =
      '<div data-sidebar="shown" data-name="guidesBar"><button id="show" data-act="sidebar"></button><button id="hide" data-act="sidebar"></button></div>'
    const state = () => [
      document.querySelector<HTMLElement>('[data-sidebar]')?.dataset.sidebar,
      sessionStorage.getItem('hidden-sidebar'),
      document.activeElement?.id,
    ]
    click('#hide')
    expect(state()).toEqual(['hidden', 'guidesBar', 'show'])
    click('#show')
    expect(state()).toEqual(['shown', '', 'hide'])
  })
})

describe('the button of the drawer', () => {
  const page = (name: string) => `
    <div id="${name}">
      <header>
        <details><summary data-act="menu"></summary><p data-copy-of="header>a"></p><p data-copy-of="nav"></p></details>
        <a>Home ${name}</a>
      </header>
      <nav>Sidebar ${name}</nav>
    </div>`
  const drawer = (name: string) => document.querySelector(`#${name} details`) as HTMLDetailsElement
  const copies = (name: string) => [...drawer(name).querySelectorAll('p')].map((place) => place.innerHTML)

  it('the button of the drawer opens and closes it, with copies of the logo and the sidebar as they are then', () => {
    document.body.innerHTML = page('en') + page('zh')
    ;(document.querySelector('#zh nav') as HTMLElement).textContent = 'Indexes'
    expect(click('#zh summary')).toBe(true)
    expect(copies('zh')).toEqual(['<a>Home zh</a>', '<nav>Indexes</nav>'])
    expect([drawer('zh').open, drawer('en').open, ...copies('en')]).toEqual([true, false, '', ''])
    click('#zh summary')
    expect([drawer('zh').open, copies('zh')[1]]).toEqual([false, '<nav>Indexes</nav>'])
    click('#zh summary')
    expect([drawer('zh').open, copies('zh')[1]]).toEqual([true, '<nav>Indexes</nav>'])
  })

  it('the button of the drawer opens it on a page without a sidebar', () => {
    document.body.innerHTML = page('en')
    document.querySelector('nav')?.remove()
    click()
    expect([drawer('en').open, ...copies('en')]).toEqual([true, '<a>Home en</a>', ''])
  })
})

describe('other controls', () => {
  it('the button “Wrap” toggles the wrapping of its block of code', () => {
    document.body.innerHTML = '<figure><button data-act="wrap" aria-pressed="false">Wrap</button></figure>'
    const state = () => [
      document.querySelector('figure[data-wrap]') !== null,
      document.querySelector('button')?.ariaPressed,
    ]
    click()
    expect(state()).toEqual([true, 'true'])
    click()
    expect(state()).toEqual([false, 'false'])
  })

  it('the buttons of the drawer show the main menu and close the drawer', () => {
    document.body.innerHTML = `<details open><summary></summary><div role="dialog" tabindex="-1">
      <button data-act="closeMenu"></button><div data-shown="secondary"><button data-act="mainMenu"></button></div>
    </div></details>`
    click('[data-act=mainMenu]')
    expect([document.querySelector('[data-shown=primary]') !== null, document.activeElement?.role]).toEqual([
      true,
      'dialog',
    ])
    click('[data-act=closeMenu]')
    expect([document.querySelector('details')?.open, document.activeElement?.tagName]).toEqual([false, 'SUMMARY'])
  })

  it('the button “Back to top” scrolls to the top and moves the focus there', () => {
    vi.stubGlobal('scrollTo', vi.fn())
    document.body.innerHTML =
      '<div id="content" tabindex="-1"></div><button data-act="top" data-target="content"></button>'
    click()
    expect([vi.mocked(scrollTo).mock.calls, document.activeElement?.id]).toEqual([[[{ top: 0 }]], 'content'])
  })

  it.each(['<button>Search</button>', '<button data-act="zoom">Enlarge</button>', '<a href="#a">Link</a>'])(
    'a click on %s is not handled',
    (html) => {
      document.body.innerHTML = html
      expect(click('body > *')).toBe(false)
    },
  )
})
