import { expect, it } from 'vitest'
import { fromDocusaurusPath } from './docusaurus-urls'

const urls = { baseUrl: '/', docs: 'docs', otherDocs: ['community'], blog: 'news', otherBlogs: ['events', 'releases'] }

it.each([
  ['/docs/guides/x', '/guides/x/'],
  ['/docs', '/'],
  ['/docs/next/x', '/x/'],
  ['/documents/x', '/documents/x/'],
  ['/community/team', '/community/team/'],
  ['/news/2021/08/26/a', '/blog/2021/08/26/a/'],
  ['/events/2021/08/26/a', '/blog/2021/08/26/a/'],
  ['/releases', '/blog/'],
  ['/zh-CN/docs/x', '/zh/x/'],
  ['/help', '/help/'],
  ['/docs/assets/a.png', '/docs/assets/a.png'],
  ['/docs/release-1.2.x', '/release-1.2.x/'],
  ['/news/chaos-mesh-q&a', '/blog/chaos-mesh-q-a/'],
  ['/docs/Set%20up%20(new)', '/Set-up-new/'],
  ['/docs/%E5%AE%89%E8%A3%85', '/%E5%AE%89%E8%A3%85/'],
])('the path %s of a Docusaurus site is %s on this site', (there, here) => {
  expect(fromDocusaurusPath(there, urls)).toBe(here)
})

it('fromDocusaurusPath removes the base URL, and accepts paths without it', () => {
  const below = { ...urls, baseUrl: '/docs/', docs: '' }
  expect(fromDocusaurusPath('/docs/x', below)).toBe('/x/')
  expect(fromDocusaurusPath('/docs/img/a.png', below)).toBe('/img/a.png')
  expect(fromDocusaurusPath('/x', below)).toBe('/x/')
})
