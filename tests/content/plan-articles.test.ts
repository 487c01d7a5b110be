import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { articleFiles } from '@/components/plan/article-files'
import { anchorsOf } from './anchors'

it.each(['en', 'zh'])('each finding has an article in %s, with the section that it names', (locale) => {
  for (const [id, article] of Object.entries(articleFiles)) {
    const [path = '', anchor] = article.split('#')
    const file = `content/${locale}/${path}`
    expect(existsSync(file), `${id}: ${file}`).toBe(true)
    if (anchor !== undefined) expect(anchorsOf(readFileSync(file, 'utf8')), `${id}: ${file}`).toContain(anchor)
  }
})
