// @environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const buttons = (...names: string[]) => names.map((name) => `<button type="button">${name}</button>`).join('')
const button = (index: number) => document.querySelectorAll('button')[index] as HTMLButtonElement
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
const reload = vi.fn()

/** Imports the module as in a newly loaded document with the same URL. */
async function loadModule() {
  vi.resetModules()
  return import('./reload')
}

/** Lets the module reload the document, which the tests detect by the `pagehide` event. */
async function reloadWith(queue: Iterable<HTMLElement>): Promise<void> {
  const { reloadOrReport } = await loadModule()
  void reloadOrReport(queue)
  await expect.poll(() => reload).toHaveBeenCalledOnce()
}

beforeEach(() => {
  window.name = ''
  sessionStorage.clear()
  document.documentElement.dataset.failure = JSON.stringify({ unreached: 'Not loaded.', gone: 'Gone.' })
  reload.mockImplementation(() => dispatchEvent(new Event('pagehide')))
  vi.stubGlobal('location', Object.assign(new URL('https://docs.example.com/docs/faq/'), { reload }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
  delete document.documentElement.dataset.notFound
})

const serverSends = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve({ status, ok: status === 200 } as Response))

describe('reload without React', () => {
  it('if React cannot start, the document is reloaded, and the queued controls are clicked there in the same order', async () => {
    document.body.innerHTML = buttons('Copy', 'Copy', 'Search') + '<input name="q">'
    serverSends(200)
    const field = document.querySelector('input') as HTMLInputElement
    field.value = 'nm'
    await reloadWith([button(2), button(1), field])

    document.body.innerHTML = '<input name="q">' + buttons('New', 'Copy', 'Copy', 'Search')
    const clicked: (string | null)[] = []
    document.body.addEventListener('click', ({ target }) => clicked.push((target as Element).outerHTML))
    const { replayAfterReload } = await loadModule()
    replayAfterReload()
    expect(clicked).toEqual([button(3).outerHTML, button(2).outerHTML, '<input name="q">'])
    expect([document.activeElement?.tagName, document.querySelector('input')?.value]).toEqual(['INPUT', 'nm'])
    expect(window.name).toBe('')
  })

  it('after a reload because React cannot start, a dialog is opened again with the text of its field', async () => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    document.body.innerHTML = '<dialog open><input name="q" value="index"></dialog>'
    serverSends(200)
    await reloadWith(document.querySelectorAll('input'))
    document.body.innerHTML = '<dialog><input name="q"></dialog>'
    ;(await loadModule()).replayAfterReload()
    expect([document.querySelector('dialog')?.open, document.querySelector('input')?.value]).toEqual([true, 'index'])
  })

  it('text that is typed before a reloaded document has loaded is kept', async () => {
    document.body.innerHTML = '<input name="q">'
    const field = document.querySelector('input') as HTMLInputElement
    serverSends(200)
    reload.mockImplementation(() => {})
    await reloadWith([field])
    const { name } = window
    field.value = 'index'
    dispatchEvent(new Event('pagehide'))
    // a browser may have copied the name already
    window.name = name
    document.body.innerHTML = '<input name="q">'
    ;(await loadModule()).replayAfterReload()
    expect(document.querySelector('input')?.value).toBe('index')
  })

  it('the queued controls are clicked again in a reloaded document even if storage is blocked', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    document.body.innerHTML = buttons('Copy')
    serverSends(200)
    await reloadWith([button(0)])
    const click = vi.fn()
    button(0).addEventListener('click', click)
    ;(await loadModule()).replayAfterReload()
    expect(click).toHaveBeenCalledOnce()
  })

  it('a queued control that the reloaded document does not have is skipped', async () => {
    document.body.innerHTML = buttons('Copy')
    serverSends(200)
    await reloadWith([button(0)])
    document.body.innerHTML = ''
    ;(await loadModule()).replayAfterReload()
    expect(window.name).toBe('')
  })

  it('a document in which React cannot start is not reloaded twice: it shows one report', async () => {
    document.body.innerHTML = buttons('Copy')
    serverSends(200)
    await reloadWith([button(0)])
    const { reloadOrReport, replayAfterReload } = await loadModule()
    const { removeReport } = await import('./report')
    replayAfterReload()
    await reloadOrReport([button(0)])
    await reloadOrReport([button(0)])
    expect(reload).toHaveBeenCalledOnce()
    expect(alerts()).toEqual(['Not loaded.'])
    removeReport()
    expect(alerts()).toEqual([])
  })

  it.each([
    ['the server has it no more', 404, 'Gone.'],
    ['the server fails', 503, 'Not loaded.'],
  ])('if React cannot start, the document is not reloaded if %s', async (_, status, text) => {
    document.body.innerHTML = buttons('Copy')
    serverSends(status)
    await (await loadModule()).reloadOrReport([button(0)])
    expect(reload).not.toHaveBeenCalled()
    expect(alerts()).toEqual([text])
  })

  it('if React cannot start, the document is not reloaded without a network connection', async () => {
    document.body.innerHTML = buttons('Copy')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await (await loadModule()).reloadOrReport([button(0)])
    expect(reload).not.toHaveBeenCalled()
    expect(alerts()).toEqual(['Not loaded.'])
  })

  it('if React cannot start, the 404 page, whose status is 404, is reloaded', async () => {
    document.documentElement.dataset.notFound = 'en'
    serverSends(404)
    await reloadWith([])
  })
})
