import { JSDOM } from 'jsdom'
import { describe, expect, it, vi } from 'vitest'
import { publishedHtml } from './html'
import type { SharedFiles } from './merged-files'

const script = (name: string) => `<script src="/docs/_next/static/chunks/${name}.js" async=""></script>`
const start =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/b.js"],"runtimeModuleIds":[1,2]});'
const page = [
  '<!DOCTYPE html><html><head><title>A</title>',
  '<link rel="preload" as="script" fetchPriority="low" href="/docs/_next/static/chunks/a.js"/>',
  '<link rel="preload" as="style" href="/docs/_next/static/chunks/a.css"/>',
  `${script('b')}${script('turbopack-a')}</head><body><main>Text</main><script id="_R_">${start}</script>${script('turbopack-a')}`,
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a<b"])</script></body></html>',
].join('')

const url = '/docs/_next/static/chunks/start-1.js'
const files: SharedFiles = { script: { url, parts: [], text: '' }, styles: undefined }

/** Opens a page whose scripts run; `press` is the reader's first key. */
function open() {
  const { window } = new JSDOM(publishedHtml(page, 'intent', files), { runScripts: 'dangerously' })
  const { document } = window
  const scripts = () => [...document.querySelectorAll('script[src]')]
  return {
    window,
    scripts,
    press: () => document.body.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Tab', bubbles: true })),
    arrive: () => scripts().at(-1)?.dispatchEvent(new window.Event('load')),
  }
}

describe('a published page', () => {
  it('a published page with the eager runtime loads the site’s script at once', () => {
    const { document } = new JSDOM(publishedHtml(page, 'eager', files)).window
    expect([...document.querySelectorAll('script')].map(({ outerHTML }) => outerHTML)).toEqual([
      `<script src="${url}" data-scripts="${url}" async=""></script>`,
    ])
  })

  it('a published page loads no script without user interaction', () => {
    const { document } = new JSDOM(publishedHtml(page, 'intent', files)).window
    expect([...document.querySelectorAll('script[src], link[as=script]')]).toEqual([])
  })

  it('a published page has the loader at the end of the head, which names the script', () => {
    const { document } = new JSDOM(publishedHtml(page, 'intent', files)).window
    const loader = document.head.lastElementChild as HTMLElement
    expect([loader.tagName, loader.dataset.scripts]).toEqual(['SCRIPT', url])
    expect(loader.textContent).toContain(JSON.stringify(url))
  })

  it('a published page keeps text and styles, but no data for React', () => {
    const published = publishedHtml(page, 'intent', files)
    expect(published).toContain('<body><main>Text</main></body>')
    expect(published).toContain('<link rel="preload" as="style" href="/docs/_next/static/chunks/a.css"/>')
  })

  it('a published page has no comment by which React finds texts and boundaries', () => {
    const marked = '<main><!--$--><p>A<!-- -->, <!-- -->b</p><!--/$--><pre>&lt;!-- --&gt; <!-- kept --></pre></main>'
    expect(publishedHtml(`<html><head></head><body>${marked}</body></html>`, 'intent', files)).toContain(
      '<main><p>A, b</p><pre>&lt;!-- --&gt; <!-- kept --></pre></main>',
    )
  })

  it('a published page loads its script when a key is pressed, once', () => {
    const { scripts, press } = open()
    press()
    press()
    expect(scripts().map((element) => element.getAttribute('src'))).toEqual([url])
  })

  it('a published page loads its script again on the next interaction if it arrives without its code', async () => {
    const { scripts, press, arrive } = open()
    press()
    arrive()
    await vi.waitFor(() => {
      press()
      expect(scripts()).toHaveLength(2)
    })
  })

  it('a published page loads its script once if it has started', async () => {
    const { window, scripts, press, arrive } = open()
    press()
    window.dispatchEvent(new window.Event('site:started'))
    arrive()
    await new Promise((resolve) => window.setTimeout(resolve))
    press()
    expect(scripts()).toHaveLength(1)
  })
})
