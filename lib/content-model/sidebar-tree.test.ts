import { describe, expect, it } from 'vitest'
import { docTree, sidebarsFromTree } from './sidebar-tree'
import { makeDoc } from '../content-files/test-fixtures'
import type { Doc } from './types'

describe('sidebarsFromTree', () => {
  /** A doc as its file makes it: the prefix is gone from the id, not from the file's name. */
  const file = (path: string, facts: Partial<Doc> = {}) =>
    makeDoc({ id: path.replaceAll(/(^|\/)\d+-/g, '$1'), sourceFile: `en/docs/${path}.mdx`, ...facts })

  it('sidebarsFromTree puts the home page first, then numbered files, then the others by name', () => {
    const docs = [file('zeta'), file('10-ten'), file('2-two'), file('alpha'), file('index')]
    expect(sidebarsFromTree(docTree(docs))).toEqual({ guidesBar: ['index', 'two', 'ten', 'alpha', 'zeta'] })
  })

  it('sidebar_position takes precedence over the number in the name', () => {
    const docs = [file('1-one'), file('3-three', { sidebarPosition: 0.5 }), file('two', { sidebarPosition: 2 })]
    expect(sidebarsFromTree(docTree(docs))).toEqual({ guidesBar: ['three', 'one', 'two'] })
  })

  it('numbers inside names of files are compared as numbers', () => {
    expect(sidebarsFromTree(docTree([file('page-10'), file('page-9')]))).toEqual({ guidesBar: ['page-9', 'page-10'] })
  })

  it('a date or a version at the beginning of a name is not a position', () => {
    const docs = [
      file('7.0-notes', { id: '7.0-notes' }),
      file('9-last'),
      file('2021-11-release', { id: '2021-11-release' }),
    ]
    expect(sidebarsFromTree(docTree(docs))).toEqual({ guidesBar: ['last', '7.0-notes', '2021-11-release'] })
  })

  it('a folder becomes a category with the label, the position and the link of its index', () => {
    const docs = [
      file('a'),
      file('guides/index', { title: 'All guides', sidebarPosition: 0 }),
      file('guides/02-run'),
      file('guides/01-setup'),
    ]
    expect(sidebarsFromTree(docTree(docs))).toEqual({
      guidesBar: [
        { type: 'category', label: 'All guides', link: 'guides/index', items: ['guides/setup', 'guides/run'] },
        'a',
      ],
    })
  })

  it.each(['readme', 'README', 'guides', 'Guides'])('the page of a folder may also be named “%s”', (name) => {
    expect(sidebarsFromTree(docTree([file(`guides/${name}`, { title: 'All guides' }), file('guides/setup')]))).toEqual({
      guidesBar: [{ type: 'category', label: 'All guides', link: `guides/${name}`, items: ['guides/setup'] }],
    })
  })

  it('a numbered folder is a category without a page for a file with its name alone, as in Docusaurus', () => {
    expect(sidebarsFromTree(docTree([file('1-array/array')]))).toEqual({
      guidesBar: [{ type: 'category', label: 'array', items: ['array/array'] }],
    })
  })

  it('files and folders are sorted by the number before their names, and a name may consist of a number alone', () => {
    expect(
      sidebarsFromTree(docTree([file('404'), file('500-later'), file('02-guides/setup'), file('01-first')])),
    ).toEqual({
      guidesBar: ['first', { type: 'category', label: 'guides', items: ['guides/setup'] }, 'later', '404'],
    })
  })

  it('a category has the label of its page in each language', () => {
    const docs = [
      file('guides/index', { title: 'Guides' }),
      file('guides/index', { title: '指南', locale: 'zh' }),
      file('guides/setup'),
    ]
    expect(sidebarsFromTree(docTree(docs))).toMatchObject({ guidesBar: [{ label: { en: 'Guides', zh: '指南' } }] })
  })

  it('sidebarsFromTree includes a page that exists in Chinese only', () => {
    expect(
      sidebarsFromTree(docTree([file('faq'), file('faq', { locale: 'zh' }), file('new', { locale: 'zh' })])),
    ).toEqual({
      guidesBar: ['faq', 'new'],
    })
  })

  it('a category of a folder without an index has the name of the folder as its label', () => {
    expect(sidebarsFromTree(docTree([file('01-guides/setup')]))).toEqual({
      guidesBar: [{ type: 'category', label: 'guides', items: ['guides/setup'] }],
    })
  })
})
