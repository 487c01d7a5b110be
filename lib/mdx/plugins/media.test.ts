import { describe, expect, it } from 'vitest'
import { checkFiles } from '../../content-lint/test-check'
import { mdx } from '../../content-files/test-fixtures'
import { compileText, html, lenient } from '../test-body'

describe('videos and sounds', () => {
  it('files beside the page, static files and imported files are resolved', async () => {
    expect(await html('<video src="./a.mp4" poster="/img/a.png" controls></video>')).toBe(
      '<video src="asset:docs/guides/a.mp4" poster="/img/a.png" controls=""></video>',
    )
    expect(await html('<audio controls>\n  <source src="../b.mp3" type="audio/mpeg" />\n</audio>')).toContain(
      '<source src="asset:docs/b.mp3" type="audio/mpeg"/>',
    )
    expect(await html('import clip from "./c.webm"\n\n<video src={clip} />')).toContain(
      'src="asset:docs/guides/c.webm"',
    )
  })

  it('the base URL of a Docusaurus site is resolved as in links', async () => {
    const docusaurus = { url: 'https://example.org', baseUrl: '/docs/', docs: '', otherDocs: [], blog: 'blog' }
    const { text } = await lenient('<video src="/docs/video/a.mp4" />', { settings: { level: 'lenient', docusaurus } })
    expect(text).toContain('src="site:/docs/video/a.mp4"')
  })

  it('a path of require with a leading slash begins at the root of the repository', async () => {
    expect(await html('<video src={require("/static/video/a.mp4").default} />')).toBe(
      '<video src="/video/a.mp4"></video>',
    )
  })

  it('files of the site are links, and those of other hosts are checked as images', async () => {
    const { links, images } = await compileText(
      '<video src="./a.mp4" />\n\n<video src="https://v.example.org/b.mp4" />',
    )
    expect(links).toEqual([{ href: 'asset:docs/guides/a.mp4', line: 1, column: 1 }])
    expect(images).toEqual([{ src: 'https://v.example.org/b.mp4', line: 3, column: 1 }])
  })

  it('a missing file and a host that the policy forbids are errors', async () => {
    const body = '<video src="./b.mp4" />\n\n<video src="/c.mp4" />\n\n<video src="https://v.example.org/d.mp4" />'
    expect(await checkFiles({ 'en/docs/a.mdx': mdx('title: A', body) })).toEqual({
      reports: [
        'en/docs/a.mdx:9:1: browsers do not load images and videos of v.example.org, because the policy of the pages forbids it: add it to image_hosts in settings.yml, or save the file beside the page',
      ],
      warnings: [
        'en/docs/a.mdx:5:1: link to the file “docs/b.mp4”, which does not exist',
        'en/docs/a.mdx:7:1: link to the file “/c.mp4”, which does not exist: there is no public/c.mp4',
      ],
    })
  })
})
