import { describe, expect, it } from 'vitest'
import { compileText, html, lenient, markup } from './test-body'

describe('{product}', () => {
  it.each([
    [
      'in text',
      'Use {product}, { product } and **{product}**.',
      '<p>Use SQL Tuner, SQL Tuner and <strong>SQL Tuner</strong>.</p>',
    ],
    ['as a paragraph', '{product}', '<p>SQL Tuner</p>'],
    ['inside HTML', 'Open <b>{product}</b>.', '<p>Open <b>SQL Tuner</b>.</p>'],
    [
      'as a slug in a link’s URL, by name in its title',
      '[a](/{product}/ "On {product}")',
      '<p><a href="/sql-tuner/" title="On SQL Tuner">a</a></p>',
    ],
    [
      'in a definition',
      '[a][d]\n\n[d]: /{product}/ "On {product}"',
      '<p><a href="/sql-tuner/" title="On SQL Tuner">a</a></p>',
    ],
    ['percent-encoded', '[a](/%7Bproduct%7D/)', '<p><a href="/sql-tuner/">a</a></p>'],
  ])('{product} is replaced %s', async (_, body, expected) => {
    expect(await html(body)).toBe(expected)
  })

  it('{product} is replaced in a heading, its id and the label of its link', async () => {
    expect(await html('## On {product}')).toBe(
      '<h2 id="on-sql-tuner">On SQL Tuner<a class="anchor" title="Direct link to On SQL Tuner" href="#on-sql-tuner"></a></h2>',
    )
    expect((await compileText('## On {product}')).toc).toEqual([{ id: 'on-sql-tuner', depth: 2, text: 'On SQL Tuner' }])
  })

  it('{product} is not replaced in code', async () => {
    expect(await html('`{product}`')).toBe('<p><code>{product}</code></p>')
  })

  it('{product} is merged with the neighbouring texts, which React would separate by a comment', async () => {
    expect((await compileText('On {product} now.')).code).toContain('children: "On SQL Tuner now."')
  })
})

describe('headings', () => {
  const ids = async (body: string) => (await compileText(body)).toc.map(({ id }) => id)

  it('headings are collected with level and text, without markup', async () => {
    expect((await compileText('## Set *up* `x`\n\n#### Deep')).toc).toEqual([
      { id: 'set-up-x', depth: 2, text: 'Set up x' },
      { id: 'deep', depth: 4, text: 'Deep' },
    ])
  })

  it('headings keep Chinese in their ids', async () => {
    expect(await ids('## 设置 优化任务')).toEqual(['设置-优化任务'])
  })

  it('headings with the same text have different ids', async () => {
    expect(await ids('## Set up\n\n## Set up')).toEqual(['set-up', 'set-up-1'])
  })

  it.each([
    ['## 常见问题 {#common-questions}', 'common-questions', '常见问题'],
    ['### Set up {#安装}', '安装', 'Set up'],
    ['## The `{x}` mark {#mark} ', 'mark', 'The {x} mark'],
    ['## On {product} {#product}\r\n\r\nText.\r\n', 'product', 'On SQL Tuner'],
  ])('an explicit id of a heading takes precedence and is removed from the text: %j', async (body, id, text) => {
    expect((await compileText(body)).toc).toMatchObject([{ id, text }])
  })

  it.each(['???', '…', '🎉', '？！', '- -', '![](/a.png)', '$x$', '<b>!</b>', ''])(
    'headings without a letter or digit have no id and are rejected: ## %s',
    async (text) => {
      await expect(compileText(`Text.\n\n## ${text}`)).rejects.toMatchObject({
        message: expect.stringContaining('has no letter or digit for its anchor: add one, {#name}'),
        position: { line: 3 },
      })
    },
  )

  it.each(['## ??? {#questions}', '## 🎉 Done', '## 3', '## _', '## `-1`'])(
    'headings with a letter, a digit or an id are accepted: %s',
    async (body) => {
      expect((await compileText(body)).toc).toHaveLength(1)
    },
  )

  it('headings with an id that contains “%” are rejected', async () => {
    await expect(compileText('Text.\n\n## All of it {#100%}')).rejects.toMatchObject({
      message: '“%” begins an escape in URLs: write the id “100%” without it',
      position: { line: 3 },
    })
  })

  it('an explicit id of a heading inside a fence is code', async () => {
    const body = '```text\n## Set up {#own}\n```\n\n## After {#after}'
    expect(await ids(body)).toEqual(['after'])
    expect(await html(body)).toContain('## Set up {#own}')
  })

  it('headings have a link to themselves with a label in the language of the text', async () => {
    expect(await html('## Set up')).toContain('title="Direct link to Set up"')
    expect(await html('## 安装', 'zh')).toContain('title="“安装”的直接链接"')
  })
})

describe('footnotes', () => {
  const body = 'Text[^1].\n\n[^1]: Note.'

  it.each([
    ['en', 'Footnotes', 'Back to reference 1'],
    ['zh', '脚注', '回到引用 1'],
  ] as const)('footnotes have labels in the language %s', async (locale, heading, back) => {
    const markup = await html(body, locale)
    expect(markup).toContain(`<h2 class="sr-only" id="footnote-label">${heading}<`)
    expect(markup).toContain(`aria-label="${back}"`)
  })

  it('footnotes are not in the table of contents', async () => {
    expect((await compileText(body)).toc).toEqual([])
  })
})

describe('the excerpt', () => {
  it.each(['{/* truncate */}', '{/*truncate*/}', '<!-- truncate -->', '  <!--truncate-->  '])(
    'the excerpt is the part before the mark %j, which is removed',
    async (mark) => {
      const { excerpt = '', code } = await compileText(`One.\n\n${mark}\n\nTwo.`)
      expect(markup(excerpt)).toBe('<p>One.</p>')
      expect(markup(code)).toBe('<p>One.</p>\n<p>Two.</p>')
    },
  )

  it('a body without a mark has no excerpt', async () => {
    expect(await compileText('One.\n\nTwo.')).not.toHaveProperty('excerpt')
  })

  it.each([
    ['behind the mark', 'One[^1] `[^1]`.\n\n{/* truncate */}\n\nTwo.\n\n[^1]: Note.'],
    ['before it', 'One[^1] `[^1]`.\n\n[^1]: Note.\n\n{/* truncate */}\n\nTwo.'],
  ])('the excerpt has neither a footnote %s nor its reference', async (_, body) => {
    expect(markup((await compileText(body)).excerpt ?? '')).toBe('<p>One <code>[^1]</code>.</p>')
  })

  it('the excerpt does not list headings and links a second time', async () => {
    const { toc, links } = await compileText('## One\n\n[a](/a/)\n\n{/* truncate */}\n\n## Two')
    expect([toc.map(({ id }) => id), links.map(({ href }) => href)]).toEqual([['one', 'two'], ['/a/']])
  })

  it('the mark of the excerpt does not move the lines after it', async () => {
    expect((await compileText('One.\n\n{/* truncate */}\n\n[a](/a/)')).links).toEqual([
      { href: '/a/', line: 5, column: 1 },
    ])
  })
})

describe('extensions of Markdown', () => {
  it('task lists have disabled and labelled checkboxes', async () => {
    expect(await html('- [x] done\n- [ ] open')).toBe(
      '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" disabled="" aria-label="Done" checked=""/> done</li>\n' +
        '<li class="task-list-item"><input type="checkbox" disabled="" aria-label="To do"/> open</li>\n</ul>',
    )
  })

  it('long names in table cells have line break opportunities', async () => {
    expect(
      await html('| a |\n| --- |\n| `updateStatsBeforeRun`, `attached_condition`, `LIKE`, `o_id` |\n\n`updateStats`'),
    ).toContain(
      '<td role="cell"><code>update<wbr/>Stats<wbr/>Before<wbr/>Run</code>, <code>attached_<wbr/>condition</code>, ' +
        '<code>LIKE</code>, <code>o_id</code></td></tr></tbody></table></div>\n<p><code>updateStats</code></p>',
    )
  })

  it('a table has the labels and the widths of its columns as styles', async () => {
    const table = await html('| a; "b" | c |\n|---|--:|\n| 1 | `x \\| y` |')
    expect(table).toContain('<table style="--1:&quot;a; \\&quot;b\\&quot;&quot;;--2:&quot;c&quot;" role="table">')
    expect(table).toContain('<td role="cell" style="text-align:right"><code>x | y</code></td>')
  })

  it('bare URLs become links, and tildes strike text out', async () => {
    expect(await html('~~old~~ https://example.org/')).toBe(
      '<p><del>old</del> <a href="https://example.org/">https://example.org/</a></p>',
    )
  })
})

describe('a body that is not valid MDX', () => {
  it('a lenient folder shows it as plain Markdown, with a warning', async () => {
    expect(await lenient("import Tabs from '@theme/Tabs'\n\nFrom <b>1.0 on.")).toEqual({
      text: '<p>From <b>1.0 on.</b></p>',
      warnings: [expect.stringMatching(/^3:6: the page is shown as plain Markdown, because it is not valid MDX: /)],
    })
  })

  it('it is an error if its Markdown would run code', async () => {
    await expect(lenient('From <=1.0 on.\n\n<Tabs />\n\n[x](javascript:go())')).rejects.toThrow('would run code')
  })

  it('it is an error in a strict folder', async () => {
    await expect(html('<Tabs />\n\nFrom <=1.0 on.')).rejects.toThrow('Unexpected character')
  })
})
