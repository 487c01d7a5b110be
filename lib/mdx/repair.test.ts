import { describe, expect, it } from 'vitest'
import { lenient } from './test-body'

const LESS = 'this “<” is shown as text, because it is not valid MDX: write \\<'

describe('a body with syntax that only MDX 1 accepts', () => {
  it.each([
    ['From <=1.0 on.', '<p>From &lt;=1.0 on.</p>', `1:6: ${LESS}`],
    ['A List<String\\> here.', '<p>A List&lt;String&gt; here.</p>', `1:7: ${LESS}`],
    ['A Promise<R<s\\>\\> here.', '<p>A Promise&lt;R&lt;s&gt;&gt; here.</p>', `1:10: ${LESS}`],
    ['An <NSString \\*> here.', '<p>An &lt;NSString *&gt; here.</p>', `1:4: ${LESS}`],
    ['A Promise<[R](/r)\\>.', '<p>A Promise&lt;<a href="/r">R</a>&gt;.</p>', `1:10: ${LESS}`],
    [
      'Is "{"url":"x"}".',
      '<p>Is &quot;{&quot;url&quot;:&quot;x&quot;}&quot;.</p>',
      '1:5: this “{” is shown as text, because it is not valid MDX: write \\{',
    ],
    [
      'See <https://example.com/a> here.',
      '<p>See <a href="https://example.com/a">https://example.com/a</a> here.</p>',
      '1:5: <https://example.com/a> is not valid MDX: write [https://example.com/a](https://example.com/a)',
    ],
    [
      'Ask <a@example.com> now.',
      '<p>Ask <a href="mailto:a@example.com">a@example.com</a> now.</p>',
      '1:5: <a@example.com> is not valid MDX: write [a@example.com](mailto:a@example.com)',
    ],
  ])('a lenient folder shows “%s” as text or as a link, with a warning', async (body, text, warning) => {
    const found = await lenient(body)
    expect(found.text.replace(/ (?:target|rel)="[^"]*"/g, '')).toBe(text)
    expect(found.warnings).toEqual([warning])
  })

  it('its components are shown', async () => {
    const body = '<Tabs>\n<TabItem value="a">\n\nA List<String\\> and a Map<K, V>.\n\n</TabItem>\n</Tabs>'
    const { text, warnings } = await lenient(body)
    expect(text).toContain('<x-tab')
    expect(text).toContain('A List&lt;String&gt; and a Map&lt;K, V&gt;.')
    expect(warnings).toEqual([`4:7: ${LESS}`])
  })

  it('code that contains the same characters is not changed', async () => {
    const { text } = await lenient(
      'A List<String\\> or `List<String\\>`, and Set<String\\>.\n\n```text\nList<String\\>\n```',
    )
    expect(text).toContain('A List&lt;String&gt; or <code>List&lt;String\\&gt;</code>, and Set&lt;String&gt;.')
    expect(text).toContain('List&amp;#x3C;String\\&gt;')
  })

  it('a body with other errors is shown as plain Markdown', async () => {
    expect(await lenient('A <=1.0 <b>.')).toEqual({
      text: expect.stringContaining('A &lt;=1.0'),
      warnings: [expect.stringMatching(/^1:4: the page is shown as plain Markdown, because it is not valid MDX: /)],
    })
  })
})
