import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { blogDay, writeBlog } from './blog-fixture'

export interface Fixture {
  readonly name: string
  readonly env: Readonly<Record<string, string>>
  /** Fills the content folder. */
  readonly write: (folder: string) => void
}

/** Names of a generated doc's neighbours and size come from its number, so that a corpus is the same every time. */
export function writeCorpus(folder: string, docs: number): void {
  for (let number = 0; number < docs; number++) {
    const topic = `topic-${String(Math.floor(number / 10)).padStart(3, '0')}`
    const sections = [1, 2, 3].map((section) => {
      const sentence = `Section ${section} of page ${number} tells how a predicate on column ${section} meets an index. `
      return `## Section ${section}\n\n${sentence.repeat(8)}\n\n\`\`\`sql\nSELECT c${section} FROM t${number} WHERE c${section} > ${number};\n\`\`\`\n`
    })
    writeFile(
      path.join(folder, 'en', 'docs', topic, `page-${number}.mdx`),
      `---\ntitle: Page ${number}\ndescription: Generated page ${number}.\n---\n\nFirst paragraph of page ${number}.\n\n${sections.join('\n')}`,
    )
  }
}

const specialSidebars = {
  guidesBar: [
    'index',
    'features',
    {
      type: 'category',
      label: 'Cards',
      link: 'cards/index',
      items: [
        'cards/one',
        'cards/hidden',
        {
          type: 'category',
          label: { en: '🧭 Made', zh: '🧭 生成' },
          link: {
            type: 'generated-index',
            title: { en: 'All of {product}', zh: '{product} 全览' },
            description: { en: 'Everything there is.', zh: '所有内容。' },
            slug: '/made',
          },
          items: ['cards/two', 'cards/three', { type: 'link', label: 'Elsewhere', href: 'https://example.org/' }],
        },
      ],
    },
    { type: 'category', label: 'Hidden page', link: 'hidden/index', items: ['hidden/open'] },
    { type: 'category', label: 'Without a page', items: ['only-english', 'only-chinese', 'unlisted'] },
  ],
}

/** A site with one of everything that the real content lacks. */
function writeSpecial(folder: string): void {
  const post = (date: string, extra = '') =>
    `---\ntitle: Post of ${date}\ndate: ${date}\n${extra}---\n\nExcerpt.\n\n{/* truncate */}\n\nRest.\n`
  const docs: Record<string, string> = {
    'en/docs/index.mdx': '---\ntitle: Home of {product}\n---\n\nWelcome to {product}.\n',
    'zh/docs/index.mdx': '---\ntitle: 首页\n---\n\n欢迎。\n',
    'en/docs/only-english.md':
      '---\ntitle: Only English\ndate: 2025-01-02\n---\n\nNot translated. See [home](./index.md).<br>\n<!-- not this -->\n<details>\n<summary>More on {product}</summary>\n\n**Folded.**\n\n</details>\n',
    'en/docs/half-translated.mdx':
      '---\ntitle: Half translated\n---\n\nThe original. It came with [2.1](./release/2.1.mdx).\n',
    'zh/docs/half-translated.mdx': '---\ntitle: 译到一半\ndraft: true\n---\n\n未完。\n',
    'en/docs/release/2.1.mdx': '---\ntitle: Release 2.1\n---\n\nWhat is new.\n',
    'zh/docs/only-chinese.mdx': '---\ntitle: 仅中文\n---\n\n没有英文版。\n',
    'en/docs/unlisted.mdx': '---\ntitle: Unlisted\nunlisted: true\ntags: [secret]\n---\n\nFor those who know.\n',
    'en/docs/draft.mdx': '---\ntitle: Draft\ndraft: true\n---\n\nNot yet.\n',
    'en/docs/01-first/02-second.mdx': '---\ntitle: Ordered\nslug: /moved/here\n---\n\nPrefixes vanish.\n',
    'en/docs/features.mdx': [
      '---\ntitle: Features\ntags: ["{product}-api"]\ntoc_max_heading_level: 4\n---',
      'A footnote[^1], a task and a table.\n',
      '- [x] done\n- [ ] open\n',
      '| a | b |\n|---|---|\n| 1 | 2 |\n',
      '## What {product} does\n\n### 中文 标题\n\n#### Given {#chosen}\n',
      ':::warning[Careful with {product}]\n\nText.\n\n:::\n',
      '```ini title="my.cnf"\n[mysqld]\nslow_query_log=ON\n```\n',
      '[^1]: The note.\n',
    ].join('\n\n'),
    'en/docs/cards/index.mdx': '---\ntitle: Cards\n---\n\n<DocCardList />\n',
    'en/docs/cards/one.mdx':
      '---\ntitle: One\ndescription: The first of {product}.\nlast_update: { date: 2025-02-03, author: Ana }\n---\n\nText.\n',
    'en/docs/cards/two.mdx':
      '---\ntitle: Two\nlast_update: { author: Wei }\ncustom_edit_url: https://example.org/edit/two\n---\n\nText.\n',
    'en/docs/cards/three.mdx': '---\ntitle: Three\ncustom_edit_url: null\npagination_next: index\n---\n\nText.\n',
    'en/docs/cards/hidden.mdx': '---\ntitle: Hidden\nunlisted: true\n---\n\nText.\n',
    'en/docs/01-before.mdx': '---\ntitle: Before\npagination_next: old-fields\n---\n\nText.\n',
    'en/docs/02-x.mdx':
      '---\nid: old-fields\ntitle: As it was\nhide_title: true\ndisplayed_sidebar: guidesBar\npagination_label: Called otherwise\n---\n\nText.\n',
    'en/docs/hidden/index.mdx': '---\ntitle: Hidden page\nunlisted: true\n---\n\nText.\n',
    'en/docs/hidden/open.mdx':
      "---\ntitle: Open\n---\n\n<DocCardList items={['cards/one', { type: 'link', label: 'Support of {product}', href: 'https://example.org/' }]} />\n",
  }
  writeFile(path.join(folder, 'sidebars.ts'), `export default ${JSON.stringify(specialSidebars, null, 2)}\n`)
  for (const [file, text] of Object.entries(docs)) writeFile(path.join(folder, file), text)
  for (const day of ['01', '02', '03', '04', '05', '06']) {
    writeFile(path.join(folder, 'en', 'blog', '2024', `post-${day}.mdx`), post(`2024-01-${day}`))
  }
  writeFile(path.join(folder, 'en', 'blog', '2024', 'hidden.mdx'), post('2024-02-01', 'unlisted: true\n'))
}

export const fixtures: readonly Fixture[] = [
  { name: 'small', env: {}, write: (folder) => writeCorpus(folder, 20) },
  { name: 'large', env: {}, write: (folder) => writeCorpus(folder, 500) },
  { name: 'special', env: {}, write: writeSpecial },
  { name: 'blog', env: { SITE_DATE: blogDay }, write: writeBlog },
  {
    name: 'renamed',
    env: {
      PRODUCT_NAME: 'Query Wizard',
      PRODUCT_SLUG: 'query-wizard',
      SITE_URL: 'https://wizard.example.org/',
      GTAG_ID: 'G-WIZARD',
      GTAG_SCRIPT_URL: 'http://stats.example.org/gtag.js',
      PLAUSIBLE_DOMAIN: 'wizard.example.org',
      PLAUSIBLE_ENDPOINT: 'http://stats.example.org/api/event',
    },
    write: (folder) => cpSync('content', folder, { recursive: true }),
  },
]

/** Writes a fixture's content afresh and returns its folder. */
export function writeFixture(fixture: Fixture): string {
  const folder = path.join('.cache', 'content', fixture.name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  fixture.write(folder)
  return folder
}

function writeFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
