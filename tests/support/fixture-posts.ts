/** The build date of the fixture site: the day before its last post. */
export const fixtureDate = '2025-12-30'

/** Titles, by the post's number, with characters that must be escaped in HTML, XML, JSON or CDATA. */
export const hostileTitles: Readonly<Record<number, string>> = {
  2: 'a < b && c > d: <script>alert(1)</script>',
  4: 'CDATA ]]> twice ]]> and </script>',
  7: 'Emoji 😀 and “quotes” \' "',
  11: 'Control \u0001 and \u000b characters',
}

const listed = 39
const unlisted = 6
const withoutChinese = [20, 21, 22]

/** The number of the post whose revision has a note, and of the post whose translation is outdated. */
const revisedPost = 30
const outdatedPost = 10
const revision = (locale: 'en' | 'zh') =>
  `last_update: { date: 2025-12-20, note: ${locale === 'zh' ? '例子更新过。' : 'Newer examples.'} }`

interface PostFacts {
  readonly number: number
  readonly date: string
  readonly slug: string
  readonly title: string
  readonly tags: readonly string[]
  readonly authors: readonly string[]
  readonly unlisted: boolean
}

/** Returns the facts of a post. Post 0 is the oldest; dates are 24 days apart, which covers three years. */
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
 * Returns the tags of a listed post. In all, `all` has 39 posts on 8 pages, `query-rewrite` 11 on 3, `explain` 6 on 2,
 * `index-advice` exactly 5 on 1, and `mysql` has 1.
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
    ...(post.number === revisedPost ? [revision(locale)] : []),
    ...(post.number === outdatedPost && locale === 'zh' ? ['source_hash: 0123456789ab'] : []),
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

/**
 * Returns the files of a blog of 39 listed and 6 unlisted posts, a draft and a post dated tomorrow, with their tags and
 * authors, by path in the content folder. Three of the posts have no Chinese file.
 */
export function fixturePosts(): Record<string, string> {
  const files: Record<string, string> = { 'tags.yml': tags, 'authors.yml': authors }
  for (let number = 0; number < listed + unlisted; number++) {
    const post = facts(number)
    const file = `blog/${post.date.slice(0, 4)}/${post.slug}.mdx`
    files[`en/${file}`] = postFile(post, post.title, 'en')
    const chinese = hostileTitles[number] ?? `第 ${number} 篇文章`
    if (!withoutChinese.includes(number)) files[`zh/${file}`] = postFile(post, chinese, 'zh')
  }
  const extra = { ...facts(0), tags: ['all'] }
  files['en/blog/2025/tomorrow.mdx'] = postFile({ ...extra, date: '2025-12-31' }, 'A post of tomorrow', 'en')
  const draft = postFile({ ...extra, date: '2025-12-01' }, 'A draft', 'en')
  files['en/blog/2025/draft.mdx'] = draft.replace('---\n', '---\ndraft: true\n')
  return files
}
