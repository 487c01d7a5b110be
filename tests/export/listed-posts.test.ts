import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPage } from '../support/files'

describe.each(['', 'zh/'])('the blog of this site at /docs/%sblog/', (language) => {
  const page = (path: string) => readPage('out', `${language}blog/${path}`)

  it('the blog of this site has eight list pages, the last with four posts, and lists the posts about databases', () => {
    expect(existsSync(`out/docs/${language}blog/page/9`)).toBe(false)
    expect(page('page/8').document.querySelectorAll('main article h2')).toHaveLength(4)
    const listed = [...page('archive').document.querySelectorAll('main section li a')].map((a) =>
      a.getAttribute('href'),
    )
    expect(listed).toHaveLength(39)
    for (const post of ['2023/opengauss', '2024/kingbase', '2025/sqlserver', '2025/oceanbase', '2025/tdsql'])
      expect(listed).toContain(`/docs/${language}blog/${post}-support/`)
  })

  it('the blog of this site has an unlisted page for the tag of the posts about editor plugins', () => {
    expect(page('tags/plugin').attribute('meta[name=robots]', 'content')).toBe('noindex, nofollow')
    expect(page('tags/plugin').document.querySelectorAll('main article h2')).toHaveLength(2)
    expect(page('2024/vscode-extension').attribute('main a[rel=tag]', 'href')).toBe(
      `/docs/${language}blog/tags/plugin/`,
    )
  })
})
