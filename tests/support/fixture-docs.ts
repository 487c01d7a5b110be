import type { SidebarItem, Sidebars } from '../../lib/content-model/sidebar-items'

/** Docs that cover the features of content which the real content does not use, by path in the content folder. */
export const featureDocs = {
  'en/docs/index.mdx': '---\ntitle: Home of {product}\n---\n\nWelcome to {product}. See the [blog](/blog/).\n',
  'zh/docs/index.mdx': '---\ntitle: 首页\n---\n\n欢迎。见[博客](/blog/)。\n',
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
    '---\ntitle: One\ndescription: The first of {product}.\nlast_update: { date: 2025-02-03, author: Ana, note: "One & <two> for {product}." }\n---\n\nText.\n',
  'en/docs/cards/two.mdx':
    '---\ntitle: Two\nlast_update: { author: Wei }\ncustom_edit_url: https://example.org/edit/two\n---\n\nText.\n',
  'en/docs/cards/three.mdx': '---\ntitle: Three\ncustom_edit_url: null\npagination_next: index\n---\n\nText.\n',
  'en/docs/cards/hidden.mdx':
    '---\ntitle: Hidden\nunlisted: true\nlast_update: { date: 2025-02-03, note: Hidden change. }\n---\n\nText.\n',
  'en/docs/whats-new.mdx': '---\ntitle: News\ndescription: All changes.\n---\n\nEverything.\n\n<WhatsNew />\n',
  'zh/docs/whats-new.mdx': '---\ntitle: 动态\ndescription: 所有更新。\n---\n\n全部。\n\n<WhatsNew />\n',
  'en/docs/01-before.mdx': '---\ntitle: Before\npagination_next: old-fields\n---\n\nText.\n',
  'en/docs/02-x.mdx':
    '---\nid: old-fields\ntitle: As it was\nhide_title: true\ndisplayed_sidebar: guidesBar\npagination_label: Called otherwise\n---\n\nText.\n',
  'en/docs/hidden/index.mdx': '---\ntitle: Hidden page\nunlisted: true\n---\n\nText.\n',
  'en/docs/hidden/open.mdx':
    "---\ntitle: Open\n---\n\n<DocCardList items={['cards/one', { type: 'link', label: 'Support of {product}', href: 'https://example.org/' }]} />\n",
  // the navbar of `lib/config/site.ts` links to this doc
  'en/docs/faq.mdx': '---\ntitle: FAQ\n---\n\n## Is it fast?\n\nYes.\n\n## Is it safe?\n\nYes.\n',
  'zh/docs/faq.mdx':
    '---\ntitle: 常见问题\nsource_hash: 0123456789ab\n---\n\n## 快吗？\n\n快。\n\n## 安全吗？\n\n安全。\n',
} as const satisfies Record<string, string>

/** The former URLs of `featureDocs`, for `redirects.yml`. */
export const redirects = `/old/features/: /features/
/old/features/#part: /faq/#is-it-safe
/faq/#is-it-slow: /faq/#is-it-fast
/gone/: /faq/
`

/** Declarations of the tags of `featureDocs`, for `tags.yml`. */
export const featureTags = `secret: { label: secret }
'{product}-api': { label: '{product}-api' }
`

/** The sidebar of `featureDocs`. */
export const featureSidebar: SidebarItem[] = [
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
]

/** Serialises the sidebars as the text of `sidebars.ts`. */
export const sidebarsFile = (sidebars: Sidebars) => `export default ${JSON.stringify(sidebars, null, 2)}\n`
