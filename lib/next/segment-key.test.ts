import { expect, it } from 'vitest'
import { createSegmentKey, rebuildPage } from './segment-key'

const docAt = (path: string) => createSegmentKey(['slug', path, 'c', null])

it('pages of one route have the same key, whatever their path is', () => {
  expect(docAt('guides/optimize')).toBe(docAt('faq'))
})

it('routes and languages have keys of their own', () => {
  expect(createSegmentKey('docs')).not.toBe(createSegmentKey('blog'))
  expect(createSegmentKey(['locale', 'en', 'd', null])).not.toBe(createSegmentKey(['locale', 'zh', 'd', null]))
})

it('a page that is to be built anew has another key, its language the same', () => {
  const page = docAt('faq')
  const language = createSegmentKey(['locale', 'en', 'd', null])
  rebuildPage()
  expect(docAt('faq')).not.toBe(page)
  expect(createSegmentKey(['locale', 'en', 'd', null])).toBe(language)
})
