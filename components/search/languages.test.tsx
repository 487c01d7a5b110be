// @environment jsdom
import { render } from '../test-dom'
import { describe, expect, it } from 'vitest'
import type { PageHit } from '@/lib/search/query/search'
import { HitGroup } from './HitGroup'
import { HitList } from '../search-page/HitList'
import type { SearchStrings } from './strings'

const part = (text: string) => [{ text, isMatch: false }]
const hit: PageHit = {
  href: '/a/',
  kind: 'docs',
  title: part('Title'),
  trail: ['Guides', 'SQL'],
  sections: [
    { href: '/a/', heading: part('Title'), excerpt: part('Introduction') },
    { href: '/a/#b', heading: part('Section'), excerpt: part('Excerpt') },
  ],
}
const languages = { hits: 'en-GB', kinds: 'zh-CN' }
const strings = { kinds: { docs: '文档' } } as unknown as SearchStrings

/** Returns every text with the language of its nearest `lang` attribute; none for that of the page. */
function spoken(container: Element) {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const found: Record<string, string | null | undefined> = {}
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    found[textContent ?? ''] = parentElement?.closest('[lang]')?.getAttribute('lang')
  }
  return found
}

const inEnglish = {
  ' › Guides › SQL': 'en-GB',
  Title: 'en-GB',
  Introduction: 'en-GB',
  Section: 'en-GB',
  Excerpt: 'en-GB',
}

describe.each([
  [
    'an option',
    () => render(<HitGroup hit={hit} kind="文档" id="x" active={undefined} base="" languages={languages} />),
  ],
  ['a link', () => render(<HitList hits={[hit]} strings={strings} onLeave={() => {}} languages={languages} />)],
])('a hit of the other language as %s', (_, show) => {
  it('a hit of the other language is marked with its language, except for the label of its kind', () => {
    expect(spoken(show().container)).toEqual({ 文档: 'zh-CN', ...inEnglish })
  })
})

describe('a hit of the page’s language', () => {
  it('a hit of the page’s language has its breadcrumbs as one text without a `lang` attribute', () => {
    const { container } = render(<HitGroup hit={hit} kind="Docs" id="x" active={undefined} base="" />)
    expect(Object.keys(spoken(container))[0]).toBe('Docs › Guides › SQL')
    expect(container.querySelector('[lang]')).toBeNull()
  })
})
