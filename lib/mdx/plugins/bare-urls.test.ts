import { expect, it } from 'vitest'
import { html } from '../test-body'

it.each([
  [
    '见 https://example.com/a，然后点击。',
    '<p>见 <a href="https://example.com/a">https://example.com/a</a>，然后点击。</p>',
  ],
  [
    '访问 http://127.0.0.1:10000）登录',
    '<p>访问 <a href="http://127.0.0.1:10000">http://127.0.0.1:10000</a>）登录</p>',
  ],
  [
    '访问 http://a.example，或者http://b.example/c。完成',
    '<p>访问 <a href="http://a.example">http://a.example</a>，或者<a href="http://b.example/c">http://b.example/c</a>。完成</p>',
  ],
  ['见 www.example.com。', '<p>见 <a href="http://www.example.com">www.example.com</a>。</p>'],
])('the link of a bare URL ends before full-width punctuation: %s', async (body, expected) => {
  expect(await html(body)).toBe(expected)
})

it('a bare URL in Chinese characters is a link as a whole', async () => {
  expect(await html('https://example.com/索引')).toContain('>https://example.com/索引</a>')
})

it('a link in brackets may have full-width punctuation in its URL and text', async () => {
  expect(await html('[https://example.com/a，b](https://example.com/a，b)')).toContain('>https://example.com/a，b</a>')
})
