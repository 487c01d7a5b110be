import { expect, it } from 'vitest'
import { adaptCategory, adaptPage } from './adapt-page'

it('adaptPage adds the folder of the docs as a prefix to a slug with a leading slash and to the ids of neighbours', () => {
  const text = "---\nslug: /start\npagination_next: 'team'\npagination_prev: null\n---\n\nslug: /x\n"
  expect(adaptPage(text, 'community')).toEqual({
    text: "---\nslug: /community/start\npagination_next: 'community/team'\npagination_prev: null\n---\n\nslug: /x\n",
    changes: [
      'slug is /community/start, because its docs are in community/',
      'pagination_next is community/team, because its docs are in community/',
    ],
  })
})

it.each(['---\nslug: start\ntitle: A\n---\nText', 'Text without frontmatter', '---\r\ntitle: A\r\n---\r\nText'])(
  'adaptPage does not change a page without such fields: %j',
  (text) => {
    expect(adaptPage(text, 'community')).toEqual({ text, changes: [] })
  },
)

it.each([
  ['{ "label": "A", "link": { "type": "generated-index", "slug": "/a" } }', '/a', '/team/a'],
  ['{\n  "link": {\n    "slug": "a/b",\n    "type": "generated-index"\n  }\n}', 'a/b', '/team/a/b'],
  ['label: A\nlink:\n  type: generated-index\n  slug: /a # comment\n', '/a', '/team/a'],
])(
  'adaptCategory adds the folder of the docs as a prefix to the slug of a generated index: %j',
  (text, slug, moved) => {
    expect(adaptCategory(text, 'team')).toEqual({
      text: text.replace(slug, moved),
      changes: [`slug is ${moved}, because its docs are in team/`],
    })
  },
)
