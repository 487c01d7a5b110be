import { expect, it } from 'vitest'
import { onSite } from '../content-files/test-fixtures'

const load = () => import('./blog-texts')

it('the blog of a Docusaurus site has no text about the subjects of this site', async () => {
  const here = await onSite({}, load)
  expect(here.blogTexts('en').description).toContain('SQL')
  const docusaurus = { baseUrl: '/', docs: 'docs', otherDocs: [], blog: 'blog' }
  const { blogTexts } = await onSite({ settings: { level: 'lenient', docusaurus } }, load)
  expect(blogTexts('en')).toEqual({ title: 'Blog', description: 'Blog' })
  expect(blogTexts('zh')).toEqual({ title: '博客', description: '博客' })
})
