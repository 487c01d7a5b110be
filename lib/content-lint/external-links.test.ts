import { describe, expect, it } from 'vitest'
import { mdx, tempFolder } from '../content-files/test-fixtures'
import { checkContent } from './check-content'
import { urlToRequest, deadLinks, externalLinks } from './external-links'

const own = ['https://docs.example.dev']

describe('links to other sites', () => {
  it.each([
    ['https://www.postgresql.org/docs/#top', 'https://www.postgresql.org/docs/'],
    ['//www.postgresql.org/docs/', 'https://www.postgresql.org/docs/'],
    ['http://localhost:3000/docs/', undefined],
    ['https://docs.example.com/', undefined],
    ['https://db.test/', undefined],
    ['http://10.0.0.1/', undefined],
    ['https://docs.example.dev/docs/', undefined],
    ['mailto:a@postgresql.org', undefined],
    ['doc:docs/faq.mdx', undefined],
    ['/docs/', undefined],
  ])('the URL to request for %s is %s', (href, url) => {
    expect(urlToRequest(href, own)).toBe(url)
  })

  it('links of all pages to a URL are reported if it cannot be reached, with their positions', async () => {
    const folder = tempFolder({
      'en/docs/a.mdx': mdx('title: A', 'See [one](https://one.dev/#a),\n[two](https://two.dev/).'),
      'en/docs/b.md': mdx('title: B', '[One](https://one.dev/) and [three](https://three.dev/).'),
    })
    const { files, project } = await checkContent(folder)
    const links = await externalLinks(files, folder, project, own)
    const results = new Map([
      ['https://one.dev/', { status: 404 }],
      ['https://two.dev/', { status: 403 }],
      ['https://three.dev/', { error: 'no answer' }],
    ])
    const reports = deadLinks(links, results).map(
      ({ file, line, column, message }) => `${file.slice(folder.length + 1)}:${line}:${column}: ${message}`,
    )
    expect(reports).toEqual([
      'en/docs/a.mdx:5:5: “https://one.dev/” cannot be reached: status 404',
      'en/docs/b.md:5:1: “https://one.dev/” cannot be reached: status 404',
      'en/docs/b.md:5:29: “https://three.dev/” cannot be reached: no answer',
    ])
  })
})
