import { expect, it } from 'vitest'
import { linkedFiles } from './link-files'

it.each([
  ['docs/a.md', ['docs/a.md']],
  ['/guides/a.md', ['docs/guides/a.md', 'blog/guides/a.md', 'guides/a.md', 'docs/guides/a.md']],
  ['community/a.md', ['community/a.md', 'docs/community/a.md']],
  ['website/blog/a.md', ['website/blog/a.md', 'docs/website/blog/a.md', 'blog/a.md']],
  ['docs/guides/a.md//docs/a.md', ['docs/guides/a.md', 'docs/a.md']],
  ['docs/docs/a.md', ['docs/docs/a.md', 'docs/a.md']],
])('a link to %s resolves to one of the files %j', (target, files) => {
  expect(linkedFiles(target)).toEqual(files)
})
