import { describe, expect, it } from 'vitest'
import { compileText, html, lenient } from '../test-body'

const tabs = (attributes: string, items: string) => `<Tabs${attributes}>\n${items}\n</Tabs>`
const two = '<TabItem value="a" label="A">One</TabItem>\n<TabItem value="b">Two</TabItem>'
const refusal = (body: string) => expect(compileText(body)).rejects

describe('tabs', () => {
  it('tabs may contain Markdown, and keep the attributes of their items', async () => {
    const items =
      '<TabItem value="a" label="A">\n\nText **b**.\n\n</TabItem>\n<TabItem value="b" default>\n\n- x\n\n</TabItem>'
    expect(await html(tabs('', items))).toBe(
      '<x-tabs><x-tab value="a" label="A"><p>Text <strong>b</strong>.</p></x-tab><x-tab value="b" default=""><ul>\n<li>x</li>\n</ul></x-tab></x-tabs>\n<x-script></x-script>',
    )
  })

  it('tabs take their labels from `values` if their items have none', async () => {
    const body = tabs(
      ' values={[{ label: "First", value: "a" }, { label: "Second", value: "b" }]} lazy className="x"',
      two,
    )
    expect(await html(body)).toContain('<x-tab value="a" label="A">One</x-tab><x-tab value="b" label="Second">')
  })

  it.each([
    ['a group', ' groupId="db"', '<x-tabs groupId="db">'],
    ['a parameter', ' queryString="os"', '<x-tabs queryString="os">'],
    ['a group whose parameter has its name', ' groupId="db" queryString', '<x-tabs groupId="db" queryString="db">'],
  ])('tabs with %s have their script once per page, after the text', async (_, attributes, start) => {
    const markup = await html(`${tabs(attributes, two)}\n\n${tabs(attributes, two)}\n\nText.`)
    expect(markup).toContain(start)
    expect(markup).toMatch(/<p>Text\.<\/p>\n?<x-script><\/x-script>$/)
    expect(markup.match(/x-script>/g)).toHaveLength(2)
  })

  it('tabs may be on one line', async () => {
    expect(await html(`<Tabs>${two.replace('\n', ' ')}</Tabs>`)).toBe(
      '<x-tabs><x-tab value="a" label="A"><p>One</p></x-tab><x-tab value="b"><p>Two</p></x-tab></x-tabs>\n<x-script></x-script>',
    )
  })

  it('tabs without a stored choice have their script too', async () => {
    expect(await html(tabs(' defaultValue="b"', two))).toBe(
      '<x-tabs defaultValue="b"><x-tab value="a" label="A">One</x-tab><x-tab value="b">Two</x-tab></x-tabs>\n<x-script></x-script>',
    )
  })

  it.each([
    ['an unknown attribute', tabs(' groupid="x"', two), '<Tabs> has no “groupid” (did you mean “groupId”?); known: '],
    ['an unknown attribute of an item', tabs('', '<TabItem valeu="a">x</TabItem>'), '<TabItem> has no “valeu”'],
    [
      'text between items',
      tabs('', `${two}\n\nText.`),
      '<Tabs> must contain only <TabItem value="…" label="…"> elements',
    ],
    ['an item without a value', tabs('', '<TabItem label="A">x</TabItem>'), '<TabItem> requires the attribute value: '],
    ['two items of one value', tabs('', `${two}\n${two}`), 'two tabs have the value “a”'],
    ['no items', tabs('', ''), '<Tabs> contains no <TabItem>'],
    [
      'an unknown default',
      tabs(' defaultValue="A1"', two),
      'defaultValue is the tab “A1”, which does not exist (did you mean “a”?)',
    ],
    ['a parameter without a name', tabs(' queryString', two), 'queryString requires a name: queryString="db"'],
    ['an item alone', '<TabItem value="a">x</TabItem>', '<TabItem> must be inside <Tabs>'],
  ])('tabs with an error are rejected: %s', async (_, body, message) => {
    await refusal(body).toThrow(message)
  })
})

describe('code groups', () => {
  const fences = '```bash [npm]\nnpm ci\n```\n\n```bash title="yarn.sh"\nyarn\n```\n\n```json\n{}\n```'

  it.each([
    ['as a directive', `:::code-group\n\n${fences}\n\n:::`],
    ['as an element', `<CodeGroup>\n\n${fences}\n\n</CodeGroup>`],
  ])('code groups %s are tabs with the labels, titles or languages of their fences', async (_, body) => {
    const markup = await html(body)
    expect([...markup.matchAll(/<x-tab [^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<x-tab value="npm" label="npm">',
      '<x-tab value="yarn.sh" label="yarn.sh">',
      '<x-tab value="json" label="json">',
    ])
    expect(markup).not.toContain('title=')
  })

  it('code groups may have a groupId', async () => {
    expect(await html(`:::code-group{groupId="shell"}\n\n${fences}\n\n:::`)).toContain('<x-tabs groupId="shell">')
    expect(await html(`<CodeGroup groupId="shell">\n\n${fences}\n\n</CodeGroup>`)).toContain('<x-tabs groupId="shell">')
  })

  it('a tab of a code group may have a title with brackets as its label', async () => {
    const markup = await html(':::code-group\n\n```json title="rows[1].json"\n{}\n```\n\n:::')
    expect(markup).toContain('<x-tab value="rows[1].json" label="rows[1].json">')
  })

  it('code groups do not parse the label of an SQL fence as an engine', async () => {
    const { sql } = await compileText(':::code-group\n\n```sql mysql [MySQL 8 and later]\nSELECT 1\n```\n\n:::')
    expect(sql.statements).toMatchObject([{ flags: { dialect: 'mysql' } }])
  })

  it.each([
    ['text', ':::code-group\n\nText.\n\n:::', 'a code group must contain only fences'],
    [
      'an attribute',
      `:::code-group{group="x"}\n\n${fences}\n\n:::`,
      'a code group has no “group” (did you mean “groupId”?)',
    ],
    ['two of one name', ':::code-group\n\n```sql\n1\n```\n\n```sql\n2\n```\n\n:::', 'two tabs have the value “sql”'],
  ])('code groups with an error are rejected: %s', async (_, body, message) => {
    await refusal(body).toThrow(message)
  })
})

describe('tabs in a lenient folder', () => {
  it.each([
    ['<TabItem value="a">\n\nOne\n\n</TabItem>', '<p>One</p>', '1:1: <TabItem> must be inside <Tabs>'],
    [
      '<Tabs>\n<TabItem value="a">One</TabItem>\n<TabItem value="a">Two</TabItem>\n</Tabs>',
      '<x-tab value="a-2" label="a">Two</x-tab>',
      '1:1: two tabs have the value “a”',
    ],
    ['Text.\n\n<Tabs>\n{items.map(show)}\n</Tabs>', '<p>Text.</p><x-script>', '3:1: <Tabs> contains no <TabItem>'],
    [
      '<Tabs defaultValue="b">\n<TabItem value="a" icon="x">One</TabItem>\n</Tabs>',
      '<x-tabs><x-tab value="a">One</x-tab></x-tabs>',
      '2:1: <TabItem> has no “icon”; known: value, label, default, className',
    ],
  ])('an invalid part of tabs is omitted, with a warning: %s', async (body, expected, warning) => {
    const { text, warnings } = await lenient(body)
    expect(text.replace(/\n/g, '')).toContain(expected)
    expect(warnings).toContain(warning)
  })
})
