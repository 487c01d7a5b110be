import { expect, it } from 'vitest'
import { onSite, makeDoc } from '../content-files/test-fixtures'

const at = (page: string, anchor = '') => ({ page, anchor })

it('former pages redirect to pages of the same language, and their sections to targets of their own', async () => {
  const redirects = [
    { from: at('old/'), to: at('new/') },
    { from: at('old/', 'part'), to: at('new/', 'section') },
    { from: at('new/', 'first'), to: at('new/', 'section') },
    { from: at('other/'), to: at('draft/') },
  ]
  const content = { docs: [makeDoc({ id: 'new' })], redirects }
  const { redirectedPages, sectionRedirects } = await onSite(content, () => import('./redirects'))
  expect(redirectedPages('zh')).toEqual([
    { page: 'old/', target: '/docs/zh/new/', sections: { part: '/docs/zh/new/#section' } },
  ])
  expect(sectionRedirects('en', 'new/')).toEqual({ first: '/docs/new/#section' })
  expect(sectionRedirects('en', 'none/')).toEqual({})
})

it('a former page with redirects of its sections alone leads to the target page of the first section', async () => {
  const redirects = [{ from: at('old/', 'part'), to: at('new/', 'section') }]
  const content = { docs: [makeDoc({ id: 'new' })], redirects }
  const { redirectedPages } = await onSite(content, () => import('./redirects'))
  expect(redirectedPages('en').map(({ target }) => target)).toEqual(['/docs/new/'])
})
