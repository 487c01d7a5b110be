import { expect, it } from 'vitest'
import { missingPages } from './check-folder'

it('the report about a content folder without pages names the command that creates one', () => {
  expect(missingPages([], 'content')).toEqual([
    {
      file: 'content',
      line: 1,
      message: 'contains no .mdx or .md file',
      fix: 'create a page with `npm run new doc`, or set CONTENT_DIR to another folder',
    },
  ])
})
