import { expect, it } from 'vitest'
import { checkFiles } from './test-check'
import { mdx } from '../content-files/test-fixtures'

/** A bad file beside the pages, and everything that the check says of it. */
type Case = readonly [what: string, file: string, text: string, ...messages: string[]]

const cases: readonly Case[] = [
  [
    'that does not parse',
    'sidebars.ts',
    "export default {\n  bar: ['a' 'b'],\n}\n",
    `sidebars.ts:2:13: Expected "]" but found "'b'"`,
  ],
  [
    'that throws an error',
    'sidebars.ts',
    "\nfunction fail(): never {\n  throw new Error('boom')\n}\nexport default { bar: fail() }\n",
    'sidebars.ts:3:9: throws Error: boom',
  ],
  [
    'that uses an unknown name',
    'sidebars.ts',
    'export default {\n  bar: nope,\n}\n',
    'sidebars.ts:2:8: throws ReferenceError: nope is not defined',
  ],
  [
    'that imports a missing file',
    'sidebars.ts',
    "import { bar } from './bar'\nexport default { bar }\n",
    'sidebars.ts:1:21: Could not resolve "./bar"',
  ],
  [
    'that is empty',
    'sidebars.ts',
    '',
    "sidebars.ts:1:1: has no default export: write `export default { guidesBar: ['index'] }`",
  ],
  [
    'that ends the process',
    'sidebars.ts',
    'process.exit(0)\n',
    'sidebars.ts:1:1: ends the process (exit code 0): it must export data only',
  ],
  [
    'that exports a function',
    'sidebars.ts',
    'export default { bar: [() => 1] }\n',
    'sidebars.ts:1:1: must export data only: () => 1 could not be cloned.',
  ],
  [
    'with a category that contains itself',
    'sidebars.ts',
    "const more: unknown[] = ['a']\nmore.push({ type: 'category', label: 'M', items: more })\nexport default { bar: more }\n",
    'sidebars.ts:1:25: bar[1].items contains itself',
  ],
  ['that is a list', 'sidebars.ts', "export default ['a']\n", 'sidebars.ts:1:16: must be a map, not ["a"]'],
  [
    'with an item of an unknown type',
    'sidebars.ts',
    "export default {\n  bar: [\n    'a',\n    { type: 'group', items: [] },\n  ],\n}\n",
    'sidebars.ts:4:7: bar[1].type must be "link" or "category", not "group"',
  ],
  [
    'with a number as an item',
    'sidebars.ts',
    "const bar = ['a', 5]\nexport default { bar }\n",
    "sidebars.ts:1:19: bar[1] must be a doc’s id, { type: 'link', label, href } or { type: 'category', label, items }, not 5",
  ],
  [
    'with an item deep inside',
    'sidebars.ts',
    "export default {\n  bar: [\n    { type: 'category', label: 'A', items: [\n      { type: 'link', label: 'B' },\n    ] },\n  ],\n}\n",
    'sidebars.ts:4:7: bar[0].items[0].href is missing',
  ],
  [
    'with a misspelt field',
    'sidebars.ts',
    "export default {\n  bar: [{ type: 'category', label: 'A', item: [], items: ['a'] }],\n}\n",
    'sidebars.ts:2:41: bar[0] unknown field “item” (did you mean “items”?); known: type, label, link, items, collapsed, collapsible, unlisted',
  ],
  [
    'with a link that runs code',
    'sidebars.ts',
    "export default {\n  bar: ['a', { type: 'link', label: 'A', href: 'javascript:alert(1)' }],\n}\n",
    'sidebars.ts:2:42: bar[1].href must not be a URL that runs code, not "javascript:alert(1)"',
  ],
  [
    'with an unknown doc',
    'sidebars.ts',
    "// 'b'\nexport default {\n  bar: ['a', 'b'],\n}\n",
    'sidebars.ts:3:14: sidebar “bar” names the doc “b”, which does not exist (did you mean “a”?)',
  ],
  ['that throws an error', 'rules/names.ts', "throw new Error('boom')\n", 'rules/names.ts:1:7: throws Error: boom'],
  [
    'that ends the process',
    'rules/names.ts',
    'process.exit(0)\n',
    'rules/names.ts:1:1: ends the process (exit code 0): it must export data only',
  ],
  [
    'without a page',
    'rules/names.ts',
    'export default { rules: [] }\n',
    'rules/names.ts:1:16: page is missing',
    'rules/names.ts:1:18: rules must not be empty',
  ],
  [
    'with a rule that lacks fields',
    'rules/names.ts',
    "export default {\n  page: 'a',\n  rules: [{ code: 'NM1' }],\n}\n",
    'rules/names.ts:3:11: NM1: name is missing',
    'rules/names.ts:3:11: NM1: statements is missing',
    'rules/names.ts:3:11: NM1: databases is missing',
    'rules/names.ts:3:11: NM1: level is missing',
    'rules/names.ts:3:11: NM1: trigger is missing',
    'rules/names.ts:3:11: NM1: reason is missing',
    'rules/names.ts:3:11: NM1: bad is missing',
    'rules/names.ts:3:11: NM1: good is missing',
    'rules/names.ts:3:13: NM1: code must be two capitals and two digits, such as DM30, not "NM1"',
  ],
]

it.each(cases)('the content check reports %s in %s', async (_, file, text, ...messages) => {
  const { reports } = await checkFiles({ 'en/docs/a.mdx': mdx('title: A'), [file]: text })
  expect(reports).toEqual(messages)
})
