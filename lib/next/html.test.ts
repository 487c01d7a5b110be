import { JSDOM } from 'jsdom'
import { describe, expect, it, vi } from 'vitest'
import { publishedHtml } from './html'

const script = (name: string) => `<script src="/docs/_next/static/chunks/${name}.js" async=""></script>`
const start =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/b.js"],"runtimeModuleIds":[1,2]});'
const page = [
  '<!DOCTYPE html><html><head><title>A</title>',
  '<link rel="preload" as="script" fetchPriority="low" href="/docs/_next/static/chunks/a.js"/>',
  '<link rel="preload" as="style" href="/docs/_next/static/chunks/a.css"/>',
  `${script('b')}${script('turbopack-a')}</head><body><main>Text</main><script id="_R_">${start}</script>${script('turbopack-a')}`,
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>',
].join('')

describe('a published page', () => {
  it('a published page with the eager runtime is unchanged', () => {
    expect(publishedHtml(page, 'eager')).toBe(page)
  })

  it('a published page with the intent runtime loads no script without user interaction', () => {
    const { document } = new JSDOM(publishedHtml(page, 'intent')).window
    expect([...document.querySelectorAll('script[src], link[as=script]')]).toEqual([])
  })

  it('a published page passes the scripts to the loader at the end of the head', () => {
    const { document } = new JSDOM(publishedHtml(page, 'intent')).window
    const loader = document.head.lastElementChild
    expect(loader?.tagName).toBe('SCRIPT')
    expect(loader?.textContent).toContain('"b".split(" ").map(')
    expect(loader?.textContent).toContain('"turbopack-a"')
    expect(loader?.textContent).toContain('"/docs/_next/static/chunks/"')
  })

  it.each([
    ['loads a merged file of its scripts', ['b'], '"shared-1"', 3],
    ['does not load a merged file with other scripts', ['b', 'c'], '"b"', 2],
  ])('a published page %s', (_, names, loaded, count) => {
    const parts = names.map((name) => `/docs/_next/static/chunks/${name}.js`)
    const scripts = { url: '/docs/_next/static/chunks/shared-1.js', parts, text: '' }
    const published = publishedHtml(page, 'intent', undefined, { scripts, styles: undefined })
    expect(published).toContain(`${loaded}.split(" ").map(`)
    expect(published).toContain(`runtimeModuleIds:[1,2]})<${count}`)
  })

  it('a published page lets the loader call the bundler’s runtime, with no scripts to wait for', () => {
    const published = publishedHtml(page, 'intent')
    expect(published).not.toContain('globalThis["TURBOPACK"]')
    expect(published).toContain('TURBOPACK.push({otherChunks:[],runtimeModuleIds:[1,2]})<2')
  })

  it('a published page keeps text, styles and the payload', () => {
    const published = publishedHtml(page, 'intent')
    expect(published).toContain('<main>Text</main><script>(self.__next_f=self.__next_f||[]).push([0])</script></body>')
    expect(published).toContain('<link rel="preload" as="style" href="/docs/_next/static/chunks/a.css"/>')
  })

  describe('the data of a page', () => {
    const dataWith = (script: string) =>
      `0:{"b":"build-7"}\n1:["$","script",null,{"dangerouslySetInnerHTML":{"__html":"${script}"}}]\n`
    const data = dataWith('a()')
    const served = dataWith('')
    const own = page.replace('</body>', `<script>self.__next_f.push([1,${JSON.stringify(data)}])</script></body>`)

    it('the data of a page is fetched from the router’s file of the same build instead of being in the HTML', () => {
      const published = publishedHtml(own, 'intent', data)
      expect(published).not.toContain('__next_f=self.__next_f')
      expect(published).not.toContain('__next_f.push')
      expect(published).toMatch(/fetch\("index\.txt"\).*includes\("build-7"\)/)
    })

    it.each([
      ['the file does not exist', undefined],
      ['the file differs from it', '0:{"b":"build-7"}\nmore'],
      ['it contains no build id', '0:{}\n'],
    ])('the data of a page stays in the HTML if %s', (_, text) => {
      expect(publishedHtml(own, 'intent', text)).toContain('__next_f.push')
    })

    it('the data of a page is fetched together with the scripts and passed to React before its runtime starts', async () => {
      const { window } = new JSDOM(publishedHtml(own, 'intent', data), { runScripts: 'dangerously' })
      const asked: string[] = []
      Object.assign(window, {
        TURBOPACK: ['b'],
        fetch: (address: string) => {
          asked.push(address)
          return Promise.resolve({ text: () => Promise.resolve(served) })
        },
      })
      window.document.body.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
      expect(asked).toEqual(['index.txt'])
      window.document.querySelector('script[src]')?.dispatchEvent(new window.Event('load'))
      await vi.waitFor(() => expect(window.document.querySelectorAll('script[src]')).toHaveLength(2))
      expect(JSON.stringify((window as unknown as { __next_f: unknown }).__next_f)).toBe(
        JSON.stringify([[0], [1, served]]),
      )
    })

    it.each([
      ['of another build', served.replace('7', '8')],
      ['that ends early', served.slice(0, -1)],
    ])('router data %s is not used, and React does not start', async (_, text) => {
      const { window } = new JSDOM(publishedHtml(own, 'intent', data), { runScripts: 'dangerously' })
      const fetch = vi.fn(() => Promise.resolve({ text: () => Promise.resolve(text) }))
      Object.assign(window, { TURBOPACK: ['b'], fetch })
      const press = () =>
        window.document.body.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
      press()
      window.document.querySelector('script[src]')?.dispatchEvent(new window.Event('load'))
      await vi.waitFor(() => {
        press()
        expect(fetch).toHaveBeenCalledTimes(2)
      })
      expect(
        [...window.document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')),
      ).not.toContain('/docs/_next/static/chunks/turbopack-a.js')
    })
  })

  it('a published page loads its scripts when a key is pressed, not before', async () => {
    const { window } = new JSDOM(publishedHtml(page, 'intent'), { runScripts: 'dangerously' })
    const waiting: unknown[] = ['b']
    Object.assign(window, { TURBOPACK: waiting })
    const sources = () =>
      [...window.document.querySelectorAll('script[src]')].map((element) => element.getAttribute('src'))
    expect(sources()).toEqual([])
    window.document.body.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    expect(sources()).toEqual(['/docs/_next/static/chunks/b.js'])
    window.document.querySelector('script[src]')?.dispatchEvent(new window.Event('load'))
    await vi.waitFor(() =>
      expect(sources()).toEqual(['/docs/_next/static/chunks/b.js', '/docs/_next/static/chunks/turbopack-a.js']),
    )
    expect(waiting).toEqual(['b', { otherChunks: [], runtimeModuleIds: [1, 2] }])
  })

  it('a published page does not start React if a script arrives without its code, and loads all scripts again on the next interaction', async () => {
    const { window } = new JSDOM(publishedHtml(page, 'intent'), { runScripts: 'dangerously' })
    const { document } = window
    const press = () => document.body.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    press()
    document.querySelector('script[src]')?.dispatchEvent(new window.Event('load'))
    await vi.waitFor(() => {
      press()
      expect(document.querySelectorAll('script[src$="/b.js"]')).toHaveLength(2)
    })
    expect(document.querySelectorAll('script[src*=turbopack]')).toHaveLength(0)
  })

  it.each([
    ['the bundler’s runtime', '<html><head></head><body></body></html>'],
    ['the runtime’s start call', page.replace(start, '')],
  ])('a published page is rejected without %s', (_, html) => {
    expect(() => publishedHtml(html, 'intent')).toThrow(
      'a page does not start Turbopack’s runtime: update lib/next/html.ts for this version of Next',
    )
  })
})
