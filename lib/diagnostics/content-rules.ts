import type { Rule } from './rule'

/** The rules for settings and content folders, whose checks do not need a build. */
export const contentRules = {
  settings: {
    severity: 'error',
    about: 'environment variables and `lib/config/site.ts` have valid values',
    fix: 'correct the setting; docs/settings.md lists them',
  },
  location: {
    severity: 'error',
    about: 'every file belongs to the docs or posts of a language and has its own URL',
    fix: 'move or rename the file, or change its slug',
  },
  encoding: {
    severity: 'error',
    about: 'files are UTF-8',
    fix: 'save it as UTF-8, in most editors by “Save with encoding”',
  },
  frontmatter: {
    severity: 'error',
    about: 'frontmatter has known fields with values of their type',
    fix: 'correct the field; content/README.md lists them',
  },
  tags: { severity: 'error', about: 'tags are declared', fix: 'use a key of tags.yml, or declare it there' },
  authors: { severity: 'error', about: 'authors are declared', fix: 'use a key of authors.yml, or declare it there' },
  pagination: {
    severity: 'error',
    about: '`pagination_prev` and `pagination_next` name docs that exist',
    fix: 'name the id of a doc, or null for none',
  },
  sidebars: { severity: 'error', about: 'sidebars name docs that exist', fix: 'name the id of a doc' },
  project: {
    severity: 'error',
    about:
      '`{tags,authors,terms,synonyms,glossary,versions}.yml`, `sidebars.ts`, `rules/`, and the file `api/openapi.yaml` are valid',
    fix: 'correct the entry',
  },
  body: {
    severity: 'error',
    about: 'Markdown, components, images and card lists of a page are valid',
    fix: 'correct the text at this position, or the file that it names',
  },
  sql: {
    severity: 'error',
    about:
      'SQL runs as its fence says (only `npm run check:sql` and `npm run dev`, because it needs a database engine)',
    fix: 'correct the statement, or mark the fence as content/README.md shows under “SQL”',
  },
  'sql-records': {
    severity: 'error',
    about: '`sql/recorded/` holds the engine’s current result of every rewrite and plan, and no others (as `sql`)',
    fix: 'run `npm run sql:record`',
  },
  badges: {
    severity: 'error',
    about: 'the kind of a `<Rewrite>` is that of its rule and of the stored verdict',
    fix: 'write the other kind',
  },
  compatibility: {
    severity: 'warning',
    about: 'what Docusaurus accepts and this site does not support (only in folders with `level: lenient`)',
    fix: 'change it, or leave it: the page is shown without it or with it in another form',
  },
  redirects: {
    severity: 'error',
    about: '`redirect_from` and `redirects.yml` lead from former URLs to existing pages and sections',
    fix: 'name an existing page, or delete the redirect',
  },
  published: {
    severity: 'warning',
    about: 'pages and sections of `published.txt` exist or are redirected',
    fix: 'redirect it',
  },
  links: {
    severity: 'warning',
    about: 'links lead to existing pages and headings',
    fix: 'name an existing file or heading, or a complete URL; put an example of a URL in code',
  },
  'external-links': {
    severity: 'warning',
    about: 'links to other sites lead to pages that exist (only `npm run check:links`, because it uses the network)',
    fix: 'look for the page’s new URL, or delete the link',
  },
  images: { severity: 'warning', about: 'images exist', fix: 'put the file there, or correct its name' },
  alt: {
    severity: 'warning',
    isStyle: true,
    about: 'images have alternative text',
    fix: 'describe in the brackets what the image shows',
  },
  headings: {
    severity: 'warning',
    isStyle: true,
    about: 'headings descend one level at a time',
    fix: 'use the level between',
  },
  size: { severity: 'warning', about: 'pages are at most 300 kB of text', fix: 'split the page' },
  declarations: {
    severity: 'warning',
    isStyle: true,
    about: 'a content folder declares the tags and authors that its pages name',
    fix: 'add the file, with an entry for each key',
  },
  slugs: {
    severity: 'warning',
    about: 'every tag has its own slug',
    fix: 'change one of the slugs, or delete one of the tags',
  },
  excerpt: {
    severity: 'warning',
    isStyle: true,
    about: 'posts have an excerpt, which ends at one `truncate` mark',
    fix: 'put the mark after the first paragraphs',
  },
  description: {
    severity: 'warning',
    isStyle: true,
    about: 'posts have a description of at most 160 characters',
    fix: 'shorten it',
  },
  dates: {
    severity: 'warning',
    isStyle: true,
    about: 'posts are dated after the engine versions that they cite',
    fix: 'add `last_update: { date: … }` with the day of the last revision',
  },
  revisions: {
    severity: 'warning',
    isStyle: true,
    about: 'a `last_update` after the date of a post says in a `note` what has changed, in both languages',
    fix: 'add `note: …` below the date, with one sentence for readers',
  },
  translation: {
    severity: 'warning',
    about: 'every page has an up-to-date translation',
    fix: 'write the translation',
  },
  'translation-match': {
    severity: 'warning',
    isStyle: true,
    about: 'a translation has the date, tags, authors, URL and heading anchors of its original',
    fix: 'write the same in both files',
  },
  product: {
    severity: 'warning',
    isStyle: true,
    about: 'the product’s name is written `{product}`',
    fix: 'write {product}',
  },
  names: {
    severity: 'warning',
    about: 'names of products and engines have the spelling of `terms.yml`',
    fix: 'write the name',
  },
  terms: { severity: 'warning', about: 'texts use the terms of `terms.yml`', fix: 'write the term' },
  sentences: {
    severity: 'warning',
    isStyle: true,
    about: 'English sentences have at most 40 words, and no three in a row begin with the same word',
    fix: 'divide the sentence',
  },
  versions: {
    severity: 'warning',
    about: 'a version from which on an engine has something is listed in `versions.yml`',
    fix: 'look it up in the vendor’s manual, and add an entry with its source, or correct the number',
  },
  punctuation: {
    severity: 'warning',
    isStyle: true,
    about: 'Chinese text has full-width punctuation, and English pages have straight apostrophes',
    fix: 'use full-width punctuation in Chinese, and straight apostrophes in English',
  },
  spacing: {
    severity: 'warning',
    isStyle: true,
    about: 'Chinese and Latin text are separated by a space',
    fix: 'add a space',
  },
  emphasis: {
    severity: 'warning',
    isStyle: true,
    about: 'bold text is displayed in bold, without asterisks',
    fix: 'put a space between the asterisks and the letter',
  },
} as const satisfies Record<string, Rule>
