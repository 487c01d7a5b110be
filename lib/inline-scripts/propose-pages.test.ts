// @environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { proposePages } from './propose-pages'

const lists = { en: '/docs/pages.json', zh: '/docs/zh/pages.json' }
const pages = [
  ['/docs/guides/optimize/', 'Optimise SQL'],
  ['/docs/guides/quick-start/', 'Quick start'],
  ['/docs/guides/troubleshooting/', 'Troubleshooting'],
  ['/docs/blog/2023/covering-index/', 'Covering indexes'],
  ['/docs/blog/2025/redundant-indexes/', 'Redundant indexes'],
  ['/docs/blog/2023/composite-index-order/', 'The order of index columns'],
  ['/docs/blog/2024/deep-pagination/', 'Deep pagination'],
]

const box = () => document.querySelector<HTMLElement>('[data-locale=en] [data-proposals]') as HTMLElement
const open = (url: string) => {
  history.replaceState(null, '', url)
  proposePages(lists)
}
const proposed = () => [...box().querySelectorAll('a')].map((link) => link.getAttribute('href'))

beforeEach(() => {
  document.body.innerHTML = '<div data-locale="en"><section><nav data-proposals hidden></nav></section></div>'
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(pages))),
  )
})

it.each([
  ['/docs/guides/quickstart/', '/docs/guides/quick-start/'],
  ['/docs/blog/covering-indexes.html', '/docs/blog/2023/covering-index/'],
  ['/docs/guides/optimise/', '/docs/guides/optimize/'],
  ['/docs/trouble-shooting', '/docs/guides/troubleshooting/'],
])('the 404 page at %s proposes %s first', async (url, first) => {
  open(url)
  await expect.poll(() => box().hidden).toBe(false)
  expect(proposed()[0]).toBe(first)
  expect(proposed().length).toBeLessThanOrEqual(3)
})

it('the 404 page proposes nothing if no page is similar', async () => {
  open('/docs/xyzzy/%E0%A4%A/')
  await expect.poll(() => fetch).toHaveBeenCalledWith('/docs/pages.json')
  await Promise.resolve()
  expect([box().hidden, proposed()]).toEqual([true, []])
})

it('the 404 page is not changed if the list of pages cannot be fetched', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new Error('offline'))),
  )
  open('/docs/guides/quickstart/')
  await expect.poll(() => fetch).toHaveBeenCalledOnce()
  expect(box().hidden).toBe(true)
})
