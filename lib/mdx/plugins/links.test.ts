import { expect, it } from 'vitest'
import { compileText, html } from '../test-body'

it('links to files are collected with their positions', async () => {
  const body = 'Text.\n\nSee [y](./y.mdx#z) and https://example.org/'
  expect(await html(body)).toContain('<a href="doc:docs/guides/y.mdx#z">y</a>')
  expect((await compileText(body)).links).toEqual([
    { href: 'doc:docs/guides/y.mdx#z', line: 3, column: 5 },
    { href: 'https://example.org/', line: 3, column: 24 },
  ])
})

it('a link to an anchor of the page may differ from it in case', async () => {
  const body = '## The API\n\n[a](#The-API) [b](#the-api) [c](#the-apis)\n'
  expect((await compileText(body)).links.map(({ href }) => href)).toEqual(['#the-api', '#the-api', '#the-apis'])
})
