import { expect, it } from 'vitest'
import { adaptPage } from './adapt-page'

it('adaptPage adds the folder of the docs as a prefix to a slug with a leading slash and to the ids of neighbours', () => {
  const text = "---\nslug: /start\npagination_next: 'team'\npagination_prev: null\n---\n\nslug: /x\n"
  expect(adaptPage(text, { folder: 'community' })).toEqual({
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
    expect(adaptPage(text, { folder: 'community' })).toEqual({ text, changes: [] })
  },
)

it('adaptPage removes the numbers of folders from the ids of neighbours in docs that keep numbers', () => {
  const text = '---\nslug: /start\npagination_next: 02-guides/01-setup\npagination_prev: 03-faq\n---\n'
  expect(adaptPage(text, { folder: '', keepsNumbers: true })).toEqual({
    text: '---\nslug: /start\npagination_next: guides/01-setup\npagination_prev: 03-faq\n---\n',
    changes: ['pagination_next is guides/01-setup, because ids have no numbers of folders here'],
  })
})
