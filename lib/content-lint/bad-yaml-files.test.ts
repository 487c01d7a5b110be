import { expect, it } from 'vitest'
import { checkFiles } from './test-check'
import { mdx } from '../content-files/test-fixtures'

/** Levels of references to references: a few lines that stand for millions of values. */
const aliasBomb = `a: &a [x, x, x, x, x, x, x, x, x]
b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
d: [*c, *c, *c, *c, *c, *c, *c, *c, *c]
`

/** A bad file beside the pages, and everything that the check says of it. */
type Case = readonly [what: string, file: string, text: string, ...messages: string[]]

const cases: readonly Case[] = [
  [
    'that is not YAML',
    'tags.yml',
    'faq: { label: FAQ\n',
    'tags.yml:2:1: is not valid YAML: Flow map in block collection must be sufficiently indented and end with a }',
  ],
  [
    'with a merge conflict',
    'tags.yml',
    '<<<<<<< HEAD\nfaq: { label: FAQ }\n=======\nfaq: { label: FAQs }\n>>>>>>> branch\n',
    'tags.yml:1:1: Resolve the merge conflict: keep one of its two texts, and delete the lines with <<<<<<<, ======= and >>>>>>>',
  ],
  [
    'that is a list',
    'tags.yml',
    '- faq\n',
    'tags.yml:1:1: must be a map with an entry for each key, such as `faq: { label: FAQ }`, not ["faq"]',
  ],
  [
    'that is text',
    'tags.yml',
    'faq\n',
    'tags.yml:1:1: must be a map with an entry for each key, such as `faq: { label: FAQ }`, not "faq"',
  ],
  ['with a number as a row', 'tags.yml', 'faq: 5\n', 'tags.yml:1:1: “faq”: must be a map, not 5'],
  [
    'with a misspelt field',
    'tags.yml',
    'faq: { label: FAQ }\njoins: { lable: Joins }\n',
    'tags.yml:2:1: “joins”: label is missing',
    'tags.yml:2:10: “joins”: unknown field “lable” (did you mean “label”?); known: label, slug, description',
  ],
  [
    'with a number as a label',
    'tags.yml',
    'faq:\n  label: 5\n',
    'tags.yml:2:3: “faq”: label must be text, or a text for each language: { en: …, zh: … }, not 5',
  ],
  ['with an empty label', 'tags.yml', 'faq: { label: "" }\n', 'tags.yml:1:8: “faq”: label must not be empty'],
  [
    'with a label in one language',
    'tags.yml',
    'faq:\n  label: { en: FAQ }\n',
    'tags.yml:2:3: “faq”: label.zh is missing',
  ],
  [
    'with the name of a prototype’s property',
    'tags.yml',
    'faq: { label: FAQ, constructor: 1 }\n',
    'tags.yml:1:20: “faq”: unknown field “constructor”; known: label, slug, description',
  ],
  [
    'with `__proto__`',
    'tags.yml',
    'faq: { label: FAQ, __proto__: 1 }\n',
    'tags.yml:1:20: “faq”: unknown field “__proto__”; known: label, slug, description',
  ],
  [
    'with a tag of YAML that is not data',
    'tags.yml',
    'faq: { label: !!js/function "x" }\n',
    'tags.yml:1:15: is not valid YAML: Unresolved tag: tag:yaml.org,2002:js/function',
  ],
  [
    'with too many references',
    'tags.yml',
    aliasBomb,
    'tags.yml:1:1: the references (`*name`) stand for too many values: write the values',
  ],
  [
    'with a URL that is not one',
    'authors.yml',
    'team: { name: T, url: nowhere }\n',
    'authors.yml:1:18: “team”: url must be a URL such as https://example.org/, not "nowhere"',
  ],
  [
    'with an email address that is not one',
    'authors.yml',
    'team: { name: T, email: nobody }\n',
    'authors.yml:1:18: “team”: email must be an email address, not "nobody"',
  ],
  [
    'with a text for a flag',
    'authors.yml',
    'team: { name: T, page: "yes" }\n',
    'authors.yml:1:18: “team”: page must be true or false, not "yes"',
  ],
  ['that is a list', 'terms.yml', '- MySQL\n', 'terms.yml:1:1: must be a map, not ["MySQL"]'],
  [
    'with an unknown field',
    'terms.yml',
    'name: {}\n',
    'terms.yml:1:1: unknown field “name” (did you mean “names”?); known: names, terms',
  ],
  [
    'with a text for a list',
    'terms.yml',
    'names: { MySQL: Mysql }\n',
    'terms.yml:1:10: names.MySQL must be a list of what people write instead, such as [Postgres], not "Mysql"',
  ],
  [
    'with a number in a list',
    'terms.yml',
    'names:\n  MySQL: [My, 5]\n',
    'terms.yml:2:15: names.MySQL[1] must be text, not 5',
  ],
]

it.each(cases)('the content check reports %s in %s', async (_, file, text, ...messages) => {
  const { reports } = await checkFiles({ 'en/docs/a.mdx': mdx('title: A'), [file]: text })
  expect(reports).toEqual(messages)
})
