import { describe, expect, it } from 'vitest'
import { checkFiles, findIn } from './test-check'
import { mdx } from '../content-files/test-fixtures'

/** Checks one doc with this body; the body begins on line 5 of the file. */
const check = (body: string) => checkFiles({ 'en/docs/a.mdx': mdx('title: A', body) })

describe('an error in a body', () => {
  it.each([
    [
      'an unclosed tag',
      'Text.\n\n<Admonition kind="note">\n\nmore',
      '7:1: Expected a closing tag for `<Admonition>`. Close the tag, or write \\< for a plain “<”',
    ],
    [
      'an unclosed tag in a line',
      'Text <b> more',
      '5:6: Expected a closing tag for `<b>` before the end of `paragraph`. Close the tag, or write \\< for a plain “<”',
    ],
    [
      'a bare <',
      'a <5 b',
      '5:4: Unexpected character `5` (U+0035) before name, expected a character that can start a name, such as a letter, `$`, or `_`. A plain “<” is written \\< or stands in `code`',
    ],
    [
      'braces around no code',
      'a {1 +} b',
      '5:7: Could not parse expression with acorn. A plain brace is written \\{ or stands in `code`',
    ],
    [
      'a brace in a line',
      'Text {product} and {curly\ntext.\n\nMore.',
      '5:20: this “{” has no “}” that closes it. A plain brace is written \\{ or stands in `code`',
    ],
    [
      'a brace that begins a line',
      'Text.\n\n{curly\n\nMore.\n\nEnd.',
      '7:1: this “{” has no “}” that closes it. A plain brace is written \\{ or stands in `code`',
    ],
    ['a line break without a slash', 'Text<br>more.', '5:5: <br> is not closed: write <br />'],
    [
      'an attribute without quotes',
      '<img width=100 />',
      '5:12: Unexpected character `1` (U+0031) before attribute value, expected a character that can start an attribute value, such as `"`, `\'`, or `{`. Write the value in quotes',
    ],
    [
      'a merge conflict',
      '<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> branch',
      '5:2: Resolve the merge conflict: keep one of its two texts, and delete the lines with <<<<<<<, ======= and >>>>>>>',
    ],
    [
      'an unknown box',
      ':::warnin\n\nText.\n\n:::',
      '5:1: there is no admonition “:::warnin” (did you mean “warning”?)',
    ],
    [
      'an unknown language of a fence',
      '```sqll\nSELECT 1\n```',
      '5:1: unknown language of a code fence: “sqll” (did you mean “sql”?)',
    ],
    [
      'an unknown language deep in a list',
      '- One\n\n  ```zebra\n  x\n  ```',
      '7:3: unknown language of a code fence: “zebra”',
    ],
    [
      'a heading of level 1',
      'Text.\n\n# Title',
      '7:1: the title is the only heading of level 1: start sections with `##`',
    ],
  ])('an error in a body is reported at its line and column of the file: %s', async (_, body, message) => {
    expect((await check(body)).reports).toEqual([`en/docs/a.mdx:${message}`])
  })

  it('the line of an error in a body is counted from the first line of the file, also with Windows line endings', async () => {
    const { reports } = await checkFiles({ 'en/docs/a.mdx': '---\r\ntitle: A\r\n---\r\n\r\na {unknown}\r\n' })
    expect(reports).toEqual([
      'en/docs/a.mdx:5:3: only {product} is allowed in braces, not {unknown}; write \\{ for a brace',
    ])
  })
})

it('an image with an invalid URL is rejected', async () => {
  expect((await check('![A plan](https://)')).reports).toEqual([
    'en/docs/a.mdx:5:1: the image “https://” is not a valid URL',
  ])
})

describe('broken links', () => {
  it('a link to a missing file is a warning that suggests the nearest file', async () => {
    const { reports, warnings } = await checkFiles({
      'en/docs/a.mdx': mdx('title: A', 'See\n[x](./guides/setpu.mdx).'),
      'en/docs/guides/setup.mdx': mdx('title: B'),
    })
    expect(reports).toEqual([])
    expect(warnings).toEqual([
      'en/docs/a.mdx:6:1: link to the file “docs/guides/setpu.mdx”, which does not exist (did you mean “docs/guides/setup.mdx”?)',
    ])
  })

  it.each(['https://', '<http://exa mple.com>', 'http://host:port/', 'http://[bad', '//[bad'])(
    'a link to %s, which is not a valid URL, is a warning',
    async (address) => {
      const { warnings } = await check(`See [x](${address}).`)
      expect(warnings).toEqual([
        `en/docs/a.mdx:5:5: link to “${address.replace(/[<>]/g, '')}”, which is not a valid URL`,
      ])
    },
  )

  it('a link to a missing anchor of another file is a warning that suggests the nearest anchor', async () => {
    const { warnings } = await checkFiles({
      'en/docs/a.mdx': mdx('title: A', 'See [x](./b.mdx#setup).'),
      'en/docs/b.mdx': mdx('title: B', '## Set up'),
    })
    expect(warnings).toEqual([
      'en/docs/a.mdx:5:5: link to the anchor “#setup”, which en/docs/b.mdx does not have (did you mean “set-up”?)',
    ])
  })

  it('a link to a draft is a warning, except to a Chinese draft whose original is published', async () => {
    const { warnings } = await checkFiles({
      'en/docs/a.mdx': mdx('title: A', '[1](./draft.mdx)'),
      'en/docs/b.mdx': mdx('title: B\ndraft: true', '[1](./draft.mdx) [2](#here)\n\n## Here'),
      'en/docs/draft.mdx': mdx('title: D\ndraft: true'),
      'zh/docs/a.mdx': mdx('title: A', '[1](./c.mdx)'),
      'zh/docs/c.mdx': mdx('title: C\ndraft: true'),
      'en/docs/c.mdx': mdx('title: C'),
    })
    expect(warnings).toEqual(['en/docs/a.mdx:5:1: link to the file “docs/draft.mdx”, which is a draft'])
  })

  it('a link to a missing anchor of the page itself is a warning', async () => {
    expect((await check('See [x](#nowhere).')).warnings).toEqual([
      'en/docs/a.mdx:5:5: link to the anchor “#nowhere”, which en/docs/a.mdx does not have',
    ])
  })
})

describe('valid links', () => {
  it('valid links lead to files, anchors and explicit ids, in any notation', async () => {
    const { warnings } = await checkFiles({
      'en/docs/a.mdx': mdx(
        'title: A',
        '[1](b.mdx) [2](./b.mdx#set-up) [3](../blog/2024/c.mdx) [4](b.mdx?q=1#given) [5](#top)',
      ),
      'en/docs/b.mdx': mdx('title: B', '## Set up\n\n### Other {#given}\n\n[1](a.mdx#)'),
      'en/blog/2024/c.mdx': mdx('title: C\ndate: 2024-01-01', '[1](../../docs/b.mdx)\n\n{/* truncate */}'),
    })
    expect(warnings).toEqual([])
  })

  it('valid links lead to a Chinese anchor, plain or percent-encoded', async () => {
    const body = '[1](#中文-标题) [2](#%E4%B8%AD%E6%96%87-%E6%A0%87%E9%A2%98)\n\n## 中文 标题'
    expect((await check(body)).warnings).toEqual([])
  })

  it('valid links lead from a Chinese page to a page that exists in English only', async () => {
    const { warnings } = await checkFiles({
      'zh/docs/a.mdx': mdx('title: A', '[1](./b.mdx#set-up)'),
      'en/docs/b.mdx': mdx('title: B', '## Set up'),
    })
    expect(warnings).toEqual([])
  })

  it('links to external sites are not checked', async () => {
    expect((await check('[2](https://example.org/#x) [3](mailto:a@example.org)')).warnings).toEqual([])
  })

  it('the links between a footnote and its reference are valid', async () => {
    expect((await check('Text[^1].\n\n[^1]: Note.')).warnings).toEqual([])
  })
})

describe('many bodies', () => {
  it('many bodies are compiled by workers, with the same errors and warnings', { timeout: 60_000 }, async () => {
    const good = Array.from({ length: 40 }, (_, n) => [`en/docs/good-${n}.mdx`, mdx(`title: Good ${n}`, '## Set up')])
    const { reports, warnings } = await checkFiles({
      ...Object.fromEntries(good),
      'en/docs/bad.mdx': mdx('title: Bad', 'a {unknown} b'),
      'en/docs/links.mdx': mdx('title: Links', '[1](./good-39.mdx#set-up) [2](./good-39.mdx#setup)'),
    })
    expect(reports).toEqual([
      'en/docs/bad.mdx:5:3: only {product} is allowed in braces, not {unknown}; write \\{ for a brace',
    ])
    expect(warnings).toEqual([
      'en/docs/links.mdx:5:27: link to the anchor “#setup”, which en/docs/good-39.mdx does not have (did you mean “set-up”?)',
    ])
  })
})

it('an equal warning of several pages of a lenient folder is reported once, with the other places', async () => {
  const warnings = await findIn('compatibility', {
    'settings.yml': 'level: lenient\n',
    'en/docs/a.mdx': mdx('title: A', '<Logo />\n\n<b onClick="x">y</b>'),
    'en/docs/b.mdx': mdx('title: B', '<Logo />\n\n<b onClick="x">y</b>'),
    'en/docs/c.mdx': mdx('title: C', '<Logo />'),
  })
  expect(warnings).toEqual([
    expect.stringContaining(
      'en/docs/a.mdx:5:1: there is no component <Logo>; components.yml can say what replaces it (also in en/docs/b.mdx:5, in en/docs/c.mdx:5)',
    ),
    expect.stringContaining(
      'en/docs/a.mdx:7:1: the attribute “onClick” would run code: delete it (also in en/docs/b.mdx:7)',
    ),
  ])
})
