import { mkdirSync, symlinkSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findAll } from './find-all'
import { formatReport, sortReports } from '../diagnostics/diagnostic'
import { mdx, tempFolder, type FileContents } from '../content-files/test-fixtures'

/** Invalid files of a content folder, and all diagnostics of the check except those about missing translations. */
type Case = readonly [what: string, files: FileContents, ...messages: string[]]

const good = { 'en/docs/b.mdx': mdx('title: B', 'See [a](./a.mdx#set-up).') }
const page = (text: string) => ({ 'en/docs/a.mdx': text })

const aliasBomb = `title: A
a: &a [x, x, x, x, x, x, x, x, x]
b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
keywords: [*c, *c, *c, *c, *c, *c, *c, *c, *c]`

const long = 'n'.repeat(240)

const cases: readonly Case[] = [
  [
    'frontmatter that is text',
    { ...good, ...page('---\nA title\n---\n\n## Set up\n') },
    'en/docs/a.mdx:2:1: frontmatter must be a list of `name: value` lines',
  ],
  [
    'frontmatter that nothing closes',
    { ...good, ...page('---\ntitle: A\n\n## Set up\n') },
    'en/docs/a.mdx:1:1: the frontmatter is not closed',
  ],
  [
    'lines that end in carriage returns',
    { ...page('---\rtitle: A\r---\r\rText.\r') },
    'en/docs/a.mdx:1:1: the lines end in a carriage return alone',
  ],
  [
    'references that stand for millions of values',
    page(mdx(aliasBomb)),
    'en/docs/a.mdx:2:1: frontmatter cannot be read: the references (`*name`) stand for too many values: write the values',
  ],
  [
    'a tag of YAML that is not data',
    page(mdx('title: !!js/function "x"')),
    'en/docs/a.mdx:2:8: frontmatter is not valid YAML: Unresolved tag: tag:yaml.org,2002:js/function',
  ],
  [
    'frontmatter that is nested too deep',
    page(mdx(`title: ${'['.repeat(10_000)}`)),
    'en/docs/a.mdx:2:1: frontmatter is nested too deeply',
  ],
  [
    'fields named like properties of prototypes',
    page(mdx('title: A\n__proto__: 1\nconstructor: 2\ntoString: 3')),
    'en/docs/a.mdx:3:1: unknown frontmatter field “__proto__”',
    'en/docs/a.mdx:4:1: unknown frontmatter field “constructor”',
    'en/docs/a.mdx:5:1: unknown frontmatter field “toString”',
  ],
  [
    'a NUL character',
    page(mdx('title: A', 'One\0two.')),
    'en/docs/a.mdx:5:4: the file contains a NUL character (U+0000): delete it',
  ],
  [
    'a body that is nested too deep',
    { ...good, ...page(mdx('title: A', `${'>'.repeat(120)} deep`)) },
    'en/docs/a.mdx:5:101: is nested too deeply',
  ],
  [
    'a body that is nested too deep for the parser',
    { ...good, ...page(mdx('title: A', `${'>'.repeat(10_000)} deep`)) },
    'en/docs/a.mdx:4:1: is nested too deeply',
  ],
  [
    'an error in a page that others link to',
    { ...good, ...page(mdx('title: A', '## Set up\n\n<Unknown />')) },
    'en/docs/a.mdx:7:1: there is no component <Unknown>; known: Admonition, AdvisorTool, CodeGroup, CompareTool, DocCardList, Endpoint, Example, Glossary, Plan, PlanTool, ReportPart, ReviewTool, Rewrite, RuleFamily, RuleFilter, RuleIndex, RuleLevels, RunTool, TabItem, Tabs, Term, VersionIndex, WhatsNew',
  ],
  [
    'a page that is not UTF-8, which others link to and translate',
    {
      ...good,
      'en/docs/a.mdx': Buffer.from(mdx('title: Caf\u00e9'), 'latin1'),
      'zh/docs/a.mdx': mdx('title: 甲'),
      'zh/docs/b.mdx': mdx('title: 乙'),
      'sidebars.ts': "export default { bar: ['a', 'b'] }\n",
    },
    'en/docs/a.mdx:2:11: the file is not UTF-8: its text cannot be read from this line on',
    'zh/docs/b.mdx:1:1: source_hash is missing, which identifies the translated text of en/docs/b.mdx',
  ],
  [
    'an anchor of two words',
    page(mdx('title: A', '## Set up {#set up}')),
    'en/docs/a.mdx:5:12: an anchor must be one word, got {#set up}: write {#set-up}',
  ],
  [
    'a style sheet',
    page(mdx('title: A', '<style>p { color: red }</style>')),
    'en/docs/a.mdx:5:17: <style> is not allowed in content: delete it',
  ],
  [
    'a form',
    page(mdx('title: A', '<form action="https://example.org/"></form>')),
    'en/docs/a.mdx:5:1: <form> is not allowed in content',
  ],
  [
    'a comment that nothing closes',
    page(mdx('title: A', 'Text.\n\n<!-- a note\n\nMore.')),
    'en/docs/a.mdx:7:1: this comment is not closed: write --> at its end',
  ],
  [
    'two headings with one anchor',
    page(mdx('title: A', '## One {#x}\n\n## Two {#x}')),
    'en/docs/a.mdx:7:1: duplicate anchor “#x”: give one of the headings another one, {#name}',
  ],
  ['a link without a URL', page(mdx('title: A', 'See [this]().')), 'en/docs/a.mdx:5:5: link without a URL'],
  [
    'links to files that do not exist',
    page(mdx('title: A', 'See [one](./x.pdf), [two](/x.pdf) and [three](/openapi.yaml).')),
    'en/docs/a.mdx:5:5: link to the file “docs/x.pdf”, which does not exist',
    'en/docs/a.mdx:5:21: link to the file “/x.pdf”, which does not exist: there is no public/x.pdf',
  ],
  [
    'images that are not images',
    {
      ...page(mdx('title: A', '![One](./a.png)\n\n![Two](./b.svg)')),
      'en/docs/a.png': 'text',
      'en/docs/b.svg': '<svg',
    },
    'en/docs/a.mdx:5:1: the image “en/docs/a.png” cannot be read: Input buffer contains unsupported image format',
    'en/docs/a.mdx:7:1: the image “en/docs/b.svg” cannot be read: Input buffer contains unsupported image format',
  ],
  [
    'a name that is too long',
    { [`en/docs/${long}.mdx`]: mdx('title: A') },
    `en/docs/${long}.mdx:1:1: the name is 244 bytes long: at most 200 fit into the site`,
  ],
  [
    'an openapi.yaml that is not YAML',
    { ...page(mdx('title: A', '<Endpoint operation="x" />')), ...good, 'api/openapi.yaml': 'openapi: [\n' },
    'api/openapi.yaml:2:1: is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
  ],
  [
    'an openapi.yaml of another kind',
    { ...page(mdx('title: A', 'Text.')), 'api/openapi.yaml': 'openapi: 3.1.0\npaths: 5\n' },
    'api/openapi.yaml:1:1: servers is missing',
    'api/openapi.yaml:1:1: components is missing',
    'api/openapi.yaml:2:1: paths must be a map, not 5',
  ],
]

it.each(cases)('the content check reports the errors of %s, and nothing else', async (_, files, ...messages) => {
  const reports = await check(tempFolder(files as FileContents))
  expect(reports).toEqual(messages)
})

it('broken symbolic links, and folders in the place of files, are reported by name', async () => {
  const folder = tempFolder(page(mdx('title: A')))
  symlinkSync('gone', `${folder}/en/docs/gone.png`)
  symlinkSync('loop', `${folder}/en/docs/loop`)
  for (const name of ['en/docs/x.mdx', 'tags.yml', 'sidebars.ts', 'api/openapi.yaml', 'sql/tpch.sql'])
    mkdirSync(`${folder}/${name}`, { recursive: true })
  const isNowhere = 'is a broken symbolic link: delete it, or link it to a file'
  expect(await check(folder)).toEqual([
    'api/openapi.yaml:1:1: is a folder and must be a file',
    `en/docs/gone.png:1:1: ${isNowhere}`,
    `en/docs/loop:1:1: ${isNowhere}`,
    'en/docs/x.mdx:1:1: is a folder and must be a file',
    'sidebars.ts:1:1: is a folder and must be a file',
    'sql/tpch.sql:1:1: is a folder and must be a file',
    'tags.yml:1:1: is a folder and must be a file',
  ])
})

async function check(folder: string): Promise<string[]> {
  const { diagnostics } = await findAll(folder)
  return sortReports(diagnostics).map((report) =>
    formatReport(report).replaceAll(`${folder}/`, '').replace(folder, '.'),
  )
}
