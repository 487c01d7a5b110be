/** What is checked of a finished site, and what to do about a finding that does not know it better. */
export const rules = {
  links: { about: 'links lead to pages of the site', fix: 'correct the link, or publish the page' },
  anchors: { about: 'anchors exist on the page that they name', fix: 'name the id of a heading of that page' },
  twins: { about: 'a page and its translations have the same anchors', fix: 'give both headings the same {#id}' },
  assets: { about: 'files that pages load are there', fix: 'put the file below public/, or correct its address' },
  languages: {
    about: 'canonical addresses and hreflang agree between pages',
    fix: 'let lib/seo/metadata.ts and lib/seo/hreflang.ts write them',
  },
  sitemap: {
    about: 'the sitemap and the pages for search engines are the same',
    fix: 'see lib/build/outputs/sitemap.ts',
  },
  addresses: { about: 'feeds and other files name addresses that exist', fix: 'correct what writes the file' },
  needed: { about: 'what hosts, browsers and the router ask for is there', fix: 'see lib/build/export.ts' },
  orphans: { about: 'every listed page can be reached by links', fix: 'put it into content/sidebars.ts' },
  unique: { about: 'no two pages have one title or description', fix: 'say in each what only that page has' },
  structure: { about: 'a page has one title, one h1, a language, and ids of its own', fix: 'correct the component' },
  validity: { about: 'HTML is valid', fix: 'correct the component that writes it' },
  data: { about: 'structured data can be read and is complete', fix: 'see lib/seo/structured-blog.ts' },
  inert: { about: 'markup runs nothing', fix: 'use a link, or an island of components/' },
  policy: {
    about: 'a page has a strict policy, and keeps to it',
    fix: 'see lib/hosting/policy.ts; withPolicy comes last in the assembly',
  },
  leaks: { about: 'nothing of the machine that built the site is in it', fix: 'find what writes it into the file' },
  drafts: { about: 'drafts are not published', fix: 'see isPublished in lib/content-model/visibility.ts' },
  whole: {
    about: 'JSON, XML and pictures can be read to their end',
    fix: 'build the site anew, or see what writes it',
  },
  files: { about: 'files have a budget and a path of their own; source maps stay away', fix: 'see what writes it' },
} as const satisfies Record<string, { about: string; fix: string }>

export type RuleId = keyof typeof rules

/** Something wrong in a file of the site; the rule's own advice unless a better one is known. */
export interface Found {
  readonly file: string
  readonly message: string
  readonly fix?: string | undefined
}

/** What is wrong in a file, each sentence once. */
export function foundIn(file: string, messages: readonly string[]): Found[] {
  return [...new Set(messages)].map((message) => ({ file, message }))
}

export interface ExportFinding extends Found {
  readonly rule: RuleId
  readonly fix: string
}

/** What a rule found, under its name. */
export function findings(rule: RuleId, found: readonly Found[]): ExportFinding[] {
  return found.map(({ file, message, fix = rules[rule].fix }) => ({ file, rule, message, fix }))
}

/** `file: what → fix [rule]`, a line. */
export function formatFinding({ file, message, fix, rule }: ExportFinding): string {
  return `${file}: ${message} → ${fix} [${rule}]`
}
