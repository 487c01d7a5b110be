// @environment jsdom
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { replacePage } from './replace-page'

const scripts = '<script data-scripts="/start-1.js"></script>'
const pageWith = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`

const { signal } = new AbortController()
const head = () => [...document.head.children].map(({ outerHTML }) => outerHTML)

// the tests of other files refer to this body
const { body } = document
afterAll(() => document.body.replaceWith(body))

beforeEach(() => {
  document.head.innerHTML = `${scripts}<meta http-equiv="Content-Security-Policy" content="a"><title>Old</title><meta name="description" content="old"><link rel="canonical" href="/old/">`
  document.body.innerHTML = '<main>Old</main>'
})

describe('replacePage', () => {
  it('replacePage shows the body and the elements of the head that belong to the page, and keeps the policy and scripts', async () => {
    const next = pageWith(
      `${scripts}<meta http-equiv="Content-Security-Policy" content="b"><title>New</title><link rel="canonical" href="/new/">`,
      '<main>New</main>',
    )
    expect(await replacePage(next, signal)).toBe(true)
    expect([document.title, document.body.innerHTML]).toEqual(['New', '<main>New</main>'])
    expect(head()).toEqual([
      scripts,
      '<meta http-equiv="Content-Security-Policy" content="a">',
      '<meta charset="utf-8">',
      '<title>New</title>',
      '<link rel="canonical" href="/new/">',
    ])
  })

  it('replacePage announces that the old page is left while it is still there', async () => {
    const seen: (string | undefined)[] = []
    addEventListener('site:leaving', () => seen.push(document.querySelector('main')?.textContent), { once: true })
    await replacePage(pageWith(scripts, '<main>New</main>'), signal)
    expect(seen).toEqual(['Old'])
  })

  it('replacePage changes nothing for a page with other scripts', async () => {
    expect(await replacePage(pageWith('<script data-scripts="/start-2.js"></script>', 'New'), signal)).toBe(false)
    expect([document.title, document.body.textContent]).toEqual(['Old', 'Old'])
  })

  it('replacePage changes nothing for a navigation that was abandoned', async () => {
    await replacePage(pageWith(scripts, 'New'), AbortSignal.abort())
    expect(document.body.textContent).toBe('Old')
  })

  it('replacePage waits for a style sheet that the document does not have, and rejects if it does not load', async () => {
    const next = pageWith(`${scripts}<link rel="stylesheet" href="/home.css">`, 'New')
    const replacement = replacePage(next, signal)
    const sheet = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
    expect([sheet()?.getAttribute('href'), document.body.textContent]).toEqual([
      expect.stringContaining('/home.css'),
      'Old',
    ])
    sheet()?.dispatchEvent(new Event('error'))
    await expect(replacement).rejects.toThrow('/home.css did not load')
    expect([sheet(), document.body.textContent]).toEqual([null, 'Old'])
    const again = replacePage(next, signal)
    sheet()?.dispatchEvent(new Event('load'))
    expect([await again, document.body.textContent]).toEqual([true, 'New'])
  })
})
