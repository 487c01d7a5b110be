import { expect, it } from 'vitest'
import { adaptPage } from './adapt-page'

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
