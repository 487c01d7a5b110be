import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentRules } from '../diagnostics/content-rules'
import type { ContentRuleId } from '../diagnostics/rules'
import { findIn } from './test-check'
import { mdx, type FileContents } from '../content-files/test-fixtures'

const post = mdx('title: A\ndate: 2024-03-12\ndescription: B', 'Text.\n\n{/* truncate */}')
const zh = (body: string) => ({ 'zh/docs/a.mdx': mdx('title: 甲', body) })

const rewrite = (kind: string) =>
  `<Rewrite kind="${kind}">\n\n\`\`\`sql\nSELECT 1\n\`\`\`\n\n\`\`\`sql\nSELECT 2\n\`\`\`\n\n</Rewrite>`
/** The name of the record of that rewrite: a hash of its input. */
const recordName = (kind: string) =>
  createHash('sha1')
    .update(JSON.stringify(['', kind, { component: 'Rewrite', before: 'SELECT 1', after: 'SELECT 2' }]))
    .digest('hex')
    .slice(0, 12)

/** A violation of each rule that needs no other settings, database engine or network, and the printed diagnostic. */
const mistakes: Record<
  Exclude<ContentRuleId, 'settings' | 'sql' | 'sql-records' | 'external-links'>,
  readonly [files: FileContents, printed: string]
> = {
  location: [
    { 'en/misplaced.mdx': mdx('title: A') },
    'en/misplaced.mdx:1:1: pages must be in one of these folders: en/docs/, en/blog/, zh/docs/, zh/blog/ → move or rename the file, or change its slug [location]',
  ],
  encoding: [
    { 'en/docs/a.mdx': Buffer.from(mdx('title: A', 'Caf\u00e9.'), 'latin1') },
    'en/docs/a.mdx:5:4: the file is not UTF-8: its text cannot be read from this line on → save it as UTF-8, in most editors by “Save with encoding” [encoding]',
  ],
  frontmatter: [
    { 'en/docs/a.mdx': mdx('title: A\ndraft: maybe') },
    'en/docs/a.mdx:3:1: frontmatter field “draft” must be true or false, not "maybe" → correct the field; content/README.md lists them [frontmatter]',
  ],
  tags: [
    { 'tags.yml': 'joins: { label: Joins }\n', 'en/docs/a.mdx': mdx('title: A\ntags: [joinz]') },
    'en/docs/a.mdx:3:8: tag “joinz” is not declared in tags.yml (did you mean “joins”?) → use a key of tags.yml, or declare it there [tags]',
  ],
  authors: [
    { 'authors.yml': 'team: { name: Team }\n', 'en/docs/a.mdx': mdx('title: A\nauthors: [teem]') },
    'en/docs/a.mdx:3:11: author “teem” is not declared in authors.yml (did you mean “team”?) → use a key of authors.yml, or declare it there [authors]',
  ],
  pagination: [
    { 'en/docs/a.mdx': mdx('title: A\npagination_next: zebra') },
    'en/docs/a.mdx:3:18: pagination_next names the doc “zebra”, which does not exist → name the id of a doc, or null for none [pagination]',
  ],
  sidebars: [
    { 'sidebars.ts': "export default {\n  bar: ['giude'],\n}\n", 'en/docs/guide.mdx': mdx('title: A') },
    'sidebars.ts:2:9: sidebar “bar” names the doc “giude”, which does not exist (did you mean “guide”?) → name the id of a doc [sidebars]',
  ],
  project: [
    { 'tags.yml': '- joins\n', 'en/docs/a.mdx': mdx('title: A') },
    'tags.yml:1:1: must be a map with an entry for each key, such as `faq: { label: FAQ }`, not ["joins"] → correct the entry [project]',
  ],
  body: [
    { 'en/docs/a.mdx': mdx('title: A', 'Text.\n\n# Title') },
    'en/docs/a.mdx:7:1: the title is the only heading of level 1: start sections with `##` → correct the text at this position, or the file that it names [body]',
  ],
  badges: [
    {
      'en/docs/a.mdx': mdx('title: A', rewrite('equivalent')),
      [`sql/recorded/${recordName('equivalent')}.json`]: '{ "engine": "PostgreSQL", "databases": 1, "differs": {} }',
    },
    'en/docs/a.mdx:5:1: <Rewrite> says kind="equivalent", but the stored verdict is that a database tells the two apart → write kind="correctness", or correct the statements and run `npm run sql:record` [badges]',
  ],
  compatibility: [
    { 'settings.yml': 'level: lenient\n', 'en/docs/a.mdx': mdx('title: A', 'a {x} b') },
    'warning en/docs/a.mdx:5:3: only {product} is allowed in braces, not {x}; write \\{ for a brace → change it, or leave it: the page is shown without it or with it in another form [compatibility]',
  ],
  redirects: [
    { 'redirects.yml': '/old/: /b/\n', 'en/docs/a.mdx': mdx('title: A') },
    'redirects.yml:1:1: the target /b/ is not a page (did you mean “/a/”?) → name an existing page, or delete the redirect [redirects]',
  ],
  published: [
    { 'published.txt': '/guide/\n', 'en/docs/guides.mdx': mdx('title: A') },
    'warning published.txt:1:1: /guide/ was published and no longer exists → add `/guide/: /guides/` to redirects.yml, or `redirect_from` to the page [published]',
  ],
  links: [
    { 'en/docs/a.mdx': mdx('title: A', 'See [set-up](./setup.mdx).'), 'en/docs/set-up.mdx': mdx('title: B') },
    'warning en/docs/a.mdx:5:5: link to the file “docs/setup.mdx”, which does not exist (did you mean “docs/set-up.mdx”?) → name an existing file or heading, or a complete URL; put an example of a URL in code [links]',
  ],
  images: [
    { 'en/docs/a.mdx': mdx('title: A\nimage: ./cover.png') },
    'warning en/docs/a.mdx:3:1: there is no image “en/docs/cover.png” → put the file there, or correct its name [images]',
  ],
  alt: [
    { 'en/docs/a.mdx': mdx('title: A', 'A plan: ![](https://example.org/plan.svg)') },
    'warning en/docs/a.mdx:5:9: the image “https://example.org/plan.svg” has no text alternative → describe in the brackets what the image shows [alt]',
  ],
  headings: [
    { 'en/docs/a.mdx': mdx('title: A', '## One\n\n#### Two') },
    'warning en/docs/a.mdx:7:1: a heading of level 4 follows one of level 2 → write it with ### [headings]',
  ],
  size: [
    { 'en/docs/a.mdx': mdx('title: A', 'Text. '.repeat(60_000)) },
    'warning en/docs/a.mdx:1:1: the page has 0.4 MB of text → split the page [size]',
  ],
  slugs: [
    { 'tags.yml': 'faq: { label: FAQ }\nF A Q: { label: Q, slug: faq }\n', 'en/docs/a.mdx': mdx('title: A') },
    'warning tags.yml:2:1: “F A Q” has the same slug “faq” as “faq”: they are one tag to readers → change one of the slugs, or delete one of the tags [slugs]',
  ],
  declarations: [
    { 'en/docs/a.mdx': mdx('title: A\nauthors: [team]') },
    'warning authors.yml:1:1: does not exist, but pages name authors: readers see none → add the file, with an entry for each key [declarations]',
  ],
  excerpt: [
    { 'en/blog/2024/a.mdx': mdx('title: A\ndate: 2024-03-12\ndescription: B') },
    'warning en/blog/2024/a.mdx:6:1: the excerpt has no end, so lists show the whole post: add a line `{/* truncate */}` → put the mark after the first paragraphs [excerpt]',
  ],
  description: [
    { 'en/blog/2024/a.mdx': post.replace('description: B', `description: ${'word '.repeat(33)}`) },
    'warning en/blog/2024/a.mdx:4:1: the description has 164 characters, 4 more than lists show → shorten it [description]',
  ],
  dates: [
    { 'en/blog/2024/a.mdx': mdx('title: A\ndate: 2024-03-12', 'On PostgreSQL 18.') },
    'warning en/blog/2024/a.mdx:6:4: the post is dated 2024-03-12, before the release of PostgreSQL 18 (2025-09-25), which it cites → add `last_update: { date: … }` with the day of the last revision [dates]',
  ],
  revisions: [
    { 'en/blog/2024/a.mdx': mdx('title: A\ndate: 2024-03-12\nlast_update: { date: 2025-01-31 }') },
    'warning en/blog/2024/a.mdx:4:1: the post was revised on 2025-01-31, but has no note on the change → add `note: …` below the date, with one sentence for readers [revisions]',
  ],
  translation: [
    { 'en/docs/a.mdx': mdx('title: A'), 'zh/docs/b.mdx': mdx('title: 乙'), 'en/docs/b.mdx': mdx('title: B') },
    'warning en/docs/a.mdx:1:1: there is no Chinese translation → write zh/docs/a.mdx [translation]',
  ],
  'translation-match': [
    { 'en/docs/a.mdx': mdx('title: A\ntags: [faq]'), 'zh/docs/a.mdx': mdx('title: 甲\ntags: [api]') },
    'warning zh/docs/a.mdx:3:1: tags is ["api"], but ["faq"] in the original → write `tags: ["faq"]` [translation-match]',
  ],
  product: [
    { 'en/docs/a.mdx': mdx('title: A', 'Ask SQL Tuner.') },
    'warning en/docs/a.mdx:5:5: the product’s name is written out → write {product} [product]',
  ],
  names: [
    { 'terms.yml': 'names: { MySQL: }\n', 'en/docs/a.mdx': mdx('title: A', 'On Mysql 8.') },
    'warning en/docs/a.mdx:5:4: the name is “MySQL”, not “Mysql” → write MySQL [names]',
  ],
  terms: [
    { 'terms.yml': 'terms: { zh: { 工作空间: [工作区] } }\n', ...zh('新建工作区。') },
    'warning zh/docs/a.mdx:5:3: the term is “工作空间”, not “工作区” → write 工作空间 [terms]',
  ],
  sentences: [
    { 'en/docs/a.mdx': mdx('title: A', `The ${'word '.repeat(40)}ends.`) },
    'warning en/docs/a.mdx:5:1: the sentence has 42 words, 2 more than are easy to read → divide it [sentences]',
  ],
  versions: [
    {
      'versions.yml': '# none\n',
      'en/docs/a.mdx': mdx('title: A', 'MySQL has hash joins from 8.0.18 on.'),
    },
    'warning en/docs/a.mdx:5:27: no entry of versions.yml says that MySQL has something from 8.0.18 on → look it up in the vendor’s manual, and add an entry with its source, or correct the number [versions]',
  ],
  punctuation: [
    zh('你好,世界。'),
    'warning zh/docs/a.mdx:5:3: half-width “,” beside a Chinese character → write ， [punctuation]',
  ],
  spacing: [
    zh('优化SQL 语句。'),
    'warning zh/docs/a.mdx:5:3: no space between “化” and “S” → put a space between them [spacing]',
  ],
  emphasis: [
    zh('**代价。**引擎。'),
    'warning zh/docs/a.mdx:5:8: the asterisks of this bold text are displayed → put a space here [emphasis]',
  ],
}

it.each(Object.entries(mistakes))(
  'a diagnostic of the rule %s has the position, the error and the fix',
  async (rule, [files, printed]) => {
    expect((await findIn(rule as ContentRuleId, files))[0]).toBe(printed)
  },
)

it('a valid content folder has no diagnostics', async () => {
  const files = {
    'tags.yml': 'joins: { label: Joins }\n',
    'en/blog/2024/a.mdx': post,
    'en/docs/a.mdx': mdx('title: A\ntags: [joins]', '## One {#one}\n\nSee [one](#one).'),
  }
  for (const rule of Object.keys(contentRules) as ContentRuleId[]) expect(await findIn(rule, files)).toEqual([])
})
