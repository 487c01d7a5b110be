import GithubSlugger from 'github-slugger'
import { expect, it } from 'vitest'
import { adaptCategory } from './adapt-category'

const adapt = (text: string, folder = 'team') =>
  adaptCategory(text, { folder, name: 'first-steps', slugs: new GithubSlugger() })

it.each([
  ['{ "label": "A", "link": { "type": "generated-index", "slug": "/a" } }', '/a', '/team/a'],
  ['{\n  "link": {\n    "slug": "a/b",\n    "type": "generated-index"\n  }\n}', 'a/b', '/team/a/b'],
  ['label: A\nlink:\n  type: generated-index\n  slug: /a # comment\n', '/a', '/team/a'],
  ["link: { type: generated-index, slug: '/a' }", '/a', '/team/a'],
])(
  'adaptCategory adds the folder of the docs as a prefix to the slug of a generated index: %j',
  (text, slug, moved) => {
    expect(adapt(text)).toEqual({
      text: text.replace(slug, moved),
      changes: [`slug is ${moved}, because its docs are in team/`],
    })
  },
)

it.each([
  [
    '{\n  "label": "Set up",\n  "link": {\n    "type": "generated-index"\n  }\n}',
    '{\n  "label": "Set up",\n  "link": {\n    "type": "generated-index", "slug": "/team/category/set-up"\n  }\n}',
  ],
  [
    'link:\n  type: generated-index\n  title: T\n',
    'link:\n  type: generated-index\n  slug: /team/category/first-steps\n  title: T\n',
  ],
  ['{ "link": { "type": "doc", "id": "b/c" } }', '{ "link": { "type": "doc", "id": "team/b/c" } }'],
  ['link:\n  type: doc\n  id: b/c\n', 'link:\n  type: doc\n  id: team/b/c\n'],
])(
  'adaptCategory adds the folder of the docs to a derived slug and to the id of a doc elsewhere: %j',
  (text, adapted) => {
    expect(adapt(text).text).toBe(adapted)
  },
)

it.each(['{ "link": { "type": "doc", "id": "c" } }', '{ "label": "A" }', 'link: null\n', '{ "link": '])(
  'adaptCategory does not change a file without such a link: %j',
  (text) => {
    expect(adapt(text)).toEqual({ text, changes: [] })
  },
)

it('adaptCategory numbers the slugs of generated indexes with the same label, as Docusaurus', () => {
  const slugs = new GithubSlugger()
  const text = 'link:\n  type: generated-index\n'
  const [, second] = ['a', 'b'].map(() => adaptCategory(text, { folder: 'team', name: 'a', slugs }))
  expect(second?.text).toContain('slug: /team/category/a-1')
})
