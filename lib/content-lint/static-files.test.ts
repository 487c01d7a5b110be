import { expect, it } from 'vitest'
import { checkFiles, findIn } from './test-check'
import { mdx } from '../content-files/test-fixtures'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

it('images, links and share images find the files of static/', async () => {
  const body = '![A](/img/a%20b.svg) ![B](@site/static/img/a%20b.svg) ![C](/static/img/a%20b.svg) [c](/c.pdf)'
  const files = { 'static/img/a b.svg': svg, 'static/c.pdf': '', 'static/img/page.md': '' }
  expect(await checkFiles({ ...files, 'en/docs/a.mdx': mdx('title: A\nimage: /img/a b.svg', body) })).toEqual({
    reports: [],
    warnings: [],
  })
})

it('a missing file is expected in static/ if the content folder has one', async () => {
  const files = { 'static/img/a.svg': svg, 'en/docs/a.mdx': mdx('title: A', '![A](/img/b.svg)\n\n[c](/c.pdf)') }
  expect(await checkFiles(files)).toEqual({
    reports: ['en/docs/a.mdx:5:1: there is no image “static/img/b.svg” (did you mean “a.svg”?)'],
    warnings: ['en/docs/a.mdx:7:1: link to the file “/c.pdf”, which does not exist: there is no static/c.pdf'],
  })
})

it('a missing image is a warning in a lenient folder', async () => {
  const files = { 'settings.yml': 'level: lenient\n', 'en/docs/a.mdx': mdx('title: A', '![A](/img/b.svg)') }
  expect((await checkFiles(files)).reports).toEqual([])
  expect(await findIn('images', files)).toEqual([
    expect.stringContaining('en/docs/a.mdx:5:1: there is no folder “public/img/”'),
  ])
})
