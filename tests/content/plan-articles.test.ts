import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { slug } from 'github-slugger'
import { articleFiles } from '@/components/plan/article-files'

/** Returns the anchors of a page's headings. */
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*?)(?: \{#([\w-]+)\})?$/gm)].map(
    ([, text = '', id]) => id ?? slug(text),
  )

it.each(['en', 'zh'])('each finding has an article in %s, with the section that it names', (locale) => {
  for (const [id, article] of Object.entries(articleFiles)) {
    const [path = '', anchor] = article.split('#')
    const file = `content/${locale}/${path}`
    expect(existsSync(file), `${id}: ${file}`).toBe(true)
    if (anchor !== undefined) expect(anchorsOf(file), `${id}: ${file}`).toContain(anchor)
  }
})
