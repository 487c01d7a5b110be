// @environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { followScroll } from './scroll'

/** Opens a page of 5000 px at a URL, in a window of 800 px, with a navbar of 60 px. */
function openPage(url = '/docs/') {
  history.replaceState(null, '', url)
  document.body.innerHTML = '<header></header>'
  Object.defineProperty(document.querySelector('header'), 'offsetHeight', { value: 60 })
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true })
  Object.assign(window, { scrollY: 0, innerHeight: 800 })
  followScroll()
}

/** Scrolls to each position in turn; returns the values of `data-scroll`. */
function scroll(...places: number[]): string[] {
  for (const scrollY of places) {
    Object.assign(window, { scrollY })
    dispatchEvent(new Event('scroll'))
  }
  return (document.documentElement.dataset.scroll ?? '').split(' ').filter(Boolean)
}

beforeEach(() => openPage())

describe('the navbar', () => {
  it('the navbar hides on scrolling down and returns on scrolling up', () => {
    expect(scroll(500, 900)).toEqual(['away', 'down'])
    expect(scroll(300)).toEqual(['down'])
  })

  it('the navbar stays for the first step down from the top of the page', () => {
    expect(scroll(200)).toEqual(['down'])
  })

  it('the navbar is shown within its own height from the top of the page, in both directions', () => {
    expect(scroll(500, 900, 40, 50)).toEqual(['down'])
    expect(scroll(0)).toEqual([])
  })

  it('the navbar does not return when the page bounces at its end', () => {
    expect(scroll(500, 4200, 4190)).toEqual(['away', 'down'])
    expect(scroll(4100)).toEqual(['back', 'down'])
  })

  it('the navbar returns for a hash and stays while the jump scrolls', () => {
    scroll(500, 900)
    location.hash = '#part'
    dispatchEvent(new Event('hashchange'))
    expect(scroll()).toEqual(['down'])
    expect(scroll(1500, 2000)).toEqual(['down'])
    dispatchEvent(new Event('scrollend'))
    expect(scroll(2100)).toEqual(['away', 'down'])
  })

  it.each(['wheel', 'touchmove'])('the navbar hides on %s by the reader if no scrollend ends the jump', (move) => {
    scroll(500, 900)
    location.hash = '#where'
    dispatchEvent(new Event('hashchange'))
    scroll(1500)
    dispatchEvent(new Event(move))
    expect(scroll(1600)).toEqual(['away', 'down'])
  })

  it('the navbar stays when a browser adds a pixel to a jump', () => {
    scroll(500, 900)
    location.hash = '#place'
    dispatchEvent(new Event('hashchange'))
    scroll(1500)
    dispatchEvent(new Event('scrollend'))
    expect(scroll(1501)).toEqual(['down'])
    expect(scroll(1510)).toEqual(['away', 'down'])
  })

  it('the navbar stays while a page that is opened with a hash jumps there', () => {
    openPage('/docs/#part')
    expect(scroll(1500, 1600)).toEqual(['down'])
  })

  it('the navbar returns after a navigation', () => {
    scroll(500, 900)
    dispatchEvent(new Event('site:arrived'))
    expect(scroll()).toEqual(['down'])
  })
})

describe('“Back to top”', () => {
  it('“Back to top” is shown on scrolling up below 300 px, but not on scrolling down', () => {
    expect(scroll(500, 900, 800)).toEqual(['back', 'down'])
    expect(scroll(850)).toEqual(['away', 'down'])
  })

  it('“Back to top” is not shown above 300 px', () => {
    expect(scroll(500, 900, 250)).toEqual(['down'])
  })
})
