import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeContent } from '../support/content-folder'
import { featureDocs, featureTags, sidebarsFile } from '../support/fixture-docs'

/** Content of a few pages with docs, posts, cards and rules, which the build tests edit. */
export const content = path.join('.cache', 'content', 'small')

const post = (day: string) =>
  `---\ntitle: Post of 2024-01-${day}\ndate: 2024-01-${day}\n---\n\nExcerpt.\n\n{/* truncate */}\n\nRest.\n`

const sidebars = {
  guidesBar: [
    'index',
    'features',
    {
      type: 'category' as const,
      label: 'Cards',
      link: 'cards/index',
      items: ['cards/one', 'cards/two', 'only-english'],
    },
  ],
}

/** Returns a rule family of the real content, for another page and without imports from the project. */
function ruleFamily(): string {
  return readFileSync(path.join('content', 'rules', 'comments.ts'), 'utf8')
    .replace(/^import.*$/m, '')
    .replace('satisfies RuleFamily', '')
    .replace(/page: '.*'/, "page: 'features'")
}

/** Writes the content as it is before any edit. */
export function writeSmallContent(): void {
  const docs = ['index.mdx', 'only-english.md', 'features.mdx', 'cards/index.mdx', 'cards/one.mdx', 'cards/two.mdx']
  const texts: Readonly<Record<string, string>> = featureDocs
  writeContent(content, {
    ...Object.fromEntries(docs.map((name) => [`en/docs/${name}`, texts[`en/docs/${name}`] ?? ''])),
    'zh/docs/index.mdx': featureDocs['zh/docs/index.mdx'],
    'en/docs/features.mdx': featureDocs['en/docs/features.mdx']
      .replace('[^1]: ', '<RuleFamily name="comments" />\n\n[^1]: ')
      // a second tag, because one list of each type and language is always rendered
      .replace('tags: ["{product}-api"]', 'tags: ["{product}-api", secret]'),
    ...Object.fromEntries(['01', '02', '03'].map((day) => [`en/blog/2024/post-${day}.mdx`, post(day)])),
    'rules/comments.ts': ruleFamily(),
    'tags.yml': featureTags,
    'sidebars.ts': sidebarsFile(sidebars),
  })
}

/** Replaces a text in a file of the content; throws if the file does not contain it. */
export function edit(file: string, from: string, to: string): void {
  const source = path.join(content, file)
  const text = readFileSync(source, 'utf8')
  if (!text.includes(from)) throw new Error(`${source} does not contain “${from}”`)
  writeFileSync(source, text.replace(from, to))
}
