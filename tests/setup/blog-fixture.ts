import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The day on which the fixture counts as built: its last post is of the day after. */
export const blogDay = '2025-12-30'

/** Titles that break what is made by gluing strings. */
export const hostileTitles: Readonly<Record<number, string>> = {
  2: 'a < b && c > d: <script>alert(1)</script>',
  4: 'CDATA ]]> twice ]]> and </script>',
  7: 'Emoji 😀 and “quotes” \' "',
  11: 'Control \u0001 and \u000b characters',
}

const listed = 39
const unlisted = 6

interface PostFacts {
  readonly number: number
  readonly date: string
  readonly slug: string
  readonly title: string
  readonly tags: readonly string[]
  readonly authors: readonly string[]
  readonly unlisted: boolean
}

/** Post number 0 is the oldest; dates are 24 days apart, which covers three years. */
function facts(number: number): PostFacts {
  const date = new Date(Date.UTC(2023, 0, 10) + number * 24 * 86_400_000).toISOString().slice(0, 10)
  const isUnlisted = number >= listed
  return {
    number,
    date: isUnlisted ? `2024-06-0${number - listed + 1}` : date,
    slug: isUnlisted ? `hidden-${number - listed}` : `post-${String(number).padStart(2, '0')}`,
    title: hostileTitles[number] ?? (isUnlisted ? `Hidden post ${number}` : `Post number ${number}`),
    tags: isUnlisted ? ['query-rewrite', 'hidden'] : tagsOf(number),
    authors: number % 3 === 0 ? ['team', 'guest'] : ['team'],
    unlisted: isUnlisted,
  }
}

/**
 * `all`: 39 posts, 8 pages; `query-rewrite`: 11, 3 pages; `explain`: 6, 2 pages; `index-advice`: exactly 5, 1 page;
 * `mysql`: 1.
 */
function tagsOf(number: number): string[] {
  return [
    'all',
    ...(number < 11 ? ['query-rewrite'] : []),
    ...(number >= 11 && number < 17 ? ['explain'] : []),
    ...(number >= 17 && number < 22 ? ['index-advice'] : []),
    ...(number === 22 ? ['mysql', 'mysql-again'] : []),
  ]
}

function postFile(post: PostFacts, title: string, locale: 'en' | 'zh'): string {
  const mark = post.number % 2 ? '{/* truncate */}' : '<!-- truncate -->'
  const [excerpt, rest] = locale === 'zh' ? ['摘要', '正文'] : ['Excerpt', 'Rest']
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `date: ${post.date}`,
    `authors: [${post.authors.join(', ')}]`,
    `tags: [${post.tags.join(', ')}]`,
    ...(post.unlisted ? ['unlisted: true'] : []),
    '---',
    '',
    `${excerpt} ${post.number}. See [the next one](/blog/) and ![a plan](/favicon.svg).`,
    '',
    mark,
    '',
    `## ${rest} ${post.number}`,
    '',
    '```sql title="a.sql"',
    `SELECT a FROM t${post.number} WHERE a < 1 AND b = ']]>' AND c = ']]>';`,
    '```',
    '',
  ].join('\n')
}

const tags = `all: { label: { en: all, zh: 全部 } }
query-rewrite: { label: { en: query-rewrite, zh: 查询重写 }, description: { en: Rewriting queries safely., zh: 安全地重写查询。 } }
explain: { label: { en: explain, zh: 执行计划 } }
index-advice: { label: { en: index advice, zh: 索引推荐 } }
mysql: { label: mysql }
mysql-again: { label: MySQL again, slug: mysql }
hidden: { label: hidden }
unused: { label: unused }
`

const authors = `team: { name: { en: The team, zh: 团队 }, organization: true, page: true, title: { en: Authors, zh: 作者 } }
guest: { name: A guest, url: https://example.org/guest }
`

/** A blog of 39 listed and 6 unlisted posts, a draft and a post of tomorrow; three posts have no Chinese file. */
export function writeBlog(folder: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  write('tags.yml', tags)
  write('authors.yml', authors)
  write('en/docs/index.mdx', '---\ntitle: Home\n---\n\nSee the [blog](/blog/).\n')
  write('zh/docs/index.mdx', '---\ntitle: 首页\n---\n\n见[博客](/blog/)。\n')
  for (let number = 0; number < listed + unlisted; number++) {
    const post = facts(number)
    const file = `blog/${post.date.slice(0, 4)}/${post.slug}.mdx`
    write(`en/${file}`, postFile(post, post.title, 'en'))
    const chinese = hostileTitles[number] ?? `第 ${number} 篇文章`
    if (![20, 21, 22].includes(number)) write(`zh/${file}`, postFile(post, chinese, 'zh'))
  }
  const extra = { ...facts(0), tags: ['all'] }
  write('en/blog/2025/tomorrow.mdx', postFile({ ...extra, date: '2025-12-31' }, 'A post of tomorrow', 'en'))
  write(
    'en/blog/2025/draft.mdx',
    postFile({ ...extra, date: '2025-12-01' }, 'A draft', 'en').replace('---\n', '---\ndraft: true\n'),
  )
}
