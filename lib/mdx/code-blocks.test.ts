import { expect, it } from 'vitest'
import { unwrapCodeBlocks } from './code-blocks'

it.each([
  ['without fences in it', '```mdx-code-block\n<B>\n```\n\nText', '\n<B>\n\n\nText'],
  [
    'with fences of fewer backticks in it',
    '````mdx-code-block\n<B>\n\n```sh\na\n```\n\n```sh\nb\n```\n</B>\n````\n\n```\nc\n```',
    '\n<B>\n\n```sh\na\n```\n\n```sh\nb\n```\n</B>\n\n\n```\nc\n```',
  ],
])('a fence of mdx-code-block is unwrapped %s', (_, body, unwrapped) => {
  expect(unwrapCodeBlocks(body)).toBe(unwrapped)
})
