import { formatProblem, sortProblems, type Problem } from './problem'

/** The severity of a rule: errors fail the build; warnings are only reported. */
export type Level = 'error' | 'warning'

interface Rule {
  readonly level: Level
  readonly about: string
  /** The fix that is shown if a finding has no better one. */
  readonly fix: string
}

/** The rules for content folders, each with its severity and its fix. */
export const rules = {
  place: {
    level: 'error',
    about: 'every file has a place among the docs or posts of a language, and an address of its own',
    fix: 'move or rename the file',
  },
  encoding: {
    level: 'error',
    about: 'texts are UTF-8',
    fix: 'save it as UTF-8, in most editors by “Save with encoding”',
  },
  frontmatter: {
    level: 'error',
    about: 'fields that exist, with values of their kind',
    fix: 'correct the field; content/README.md lists them',
  },
  tags: { level: 'error', about: 'tags are declared', fix: 'use a key of tags.yml, or declare it there' },
  authors: { level: 'error', about: 'authors are declared', fix: 'use a key of authors.yml, or declare it there' },
  pager: { level: 'error', about: 'neighbours named by a page exist', fix: 'name the id of a doc, or null for none' },
  sidebars: { level: 'error', about: 'sidebars name docs that exist', fix: 'name the id of a doc' },
  project: {
    level: 'error',
    about:
      'tags.yml, authors.yml, terms.yml, synonyms.yml, sidebars.ts, rules/ and api/openapi.yaml hold what they may hold',
    fix: 'correct the entry',
  },
  body: { level: 'error', about: 'bodies compile', fix: 'correct the text at this place' },
  sql: {
    level: 'error',
    about: 'SQL runs as its fence says; `npm run check:sql` and `npm run dev` tell, since it takes a database engine',
    fix: 'correct the statement, or mark the fence as content/README.md shows under “SQL”',
  },
  links: {
    level: 'warning',
    about: 'links lead somewhere',
    fix: 'name an existing file or heading, or a whole address',
  },
  images: { level: 'warning', about: 'images exist', fix: 'put the file there, or correct its name' },
  alt: {
    level: 'warning',
    about: 'images have a text alternative',
    fix: 'say in the brackets what the image shows',
  },
  headings: { level: 'warning', about: 'headings descend one level at a time', fix: 'use the level between' },
  size: { level: 'warning', about: 'pages are short enough to be read and built', fix: 'split the page' },
  declarations: {
    level: 'warning',
    about: 'a content folder whose pages name tags or authors declares them',
    fix: 'add the file, with an entry for each key',
  },
  slugs: {
    level: 'warning',
    about: 'every tag has a slug of its own',
    fix: 'change one of the slugs, or delete one of the tags',
  },
  excerpt: { level: 'warning', about: 'posts have an excerpt', fix: 'put the mark after the first paragraphs' },
  description: { level: 'warning', about: 'posts have a description that fits', fix: 'shorten it' },
  dates: {
    level: 'warning',
    about: 'posts are dated after the engine versions that they cite',
    fix: 'add `last_update: { date: … }` with the day of the last revision',
  },
  translation: {
    level: 'warning',
    about: 'every page has a translation, made from the original as it is now',
    fix: 'write the translation',
  },
  twins: {
    level: 'warning',
    about: 'a translation has its original’s date, tags, authors, address and headings’ anchors',
    fix: 'say the same in both files',
  },
  product: { level: 'warning', about: 'the product’s name is never typed', fix: 'write {product}' },
  names: {
    level: 'warning',
    about: 'names of products and engines are spelled as their makers do',
    fix: 'write the name',
  },
  terms: { level: 'warning', about: 'one word for one thing', fix: 'write the term' },
  punctuation: { level: 'warning', about: 'Chinese text has full-width punctuation', fix: 'write it full-width' },
  spacing: { level: 'warning', about: 'a space stands between Chinese and Latin text', fix: 'add a space' },
} as const satisfies Record<string, Rule>

export type RuleId = keyof typeof rules

/** A problem that a rule found: where, what, and what to do about it. */
export interface Finding extends Problem {
  readonly rule: RuleId
  readonly level: Level
  readonly column: number
  readonly fix: string
}

/** A problem as the finding of a rule; the rule's own advice unless a better one is known. */
export function finding(rule: RuleId, problem: Problem, fix: string = rules[rule].fix): Finding {
  const { file, line, column = 1, message } = problem
  return { file, line, column, rule, level: rules[rule].level, message, fix }
}

/** `file:line:column: message → fix [rule]`; a warning says so before it. */
export function formatFinding(found: Finding): string {
  return `${found.level === 'warning' ? 'warning ' : ''}${formatProblem(found)} → ${found.fix} [${found.rule}]`
}

/** Findings in reading order, a line each. */
export function formatFindings(findings: readonly Finding[]): string {
  return sortProblems(findings).map(formatFinding).join('\n')
}

/** Prints what is only doubtful, in reading order. */
export function printWarnings(warnings: readonly Finding[]): void {
  if (warnings.length > 0) console.warn(formatFindings(warnings))
}

/** Thrown with all errors of a run, so that a writer fixes them in one go. */
export class ContentError extends Error {
  constructor(errors: readonly Finding[]) {
    super(formatFindings(errors))
    this.name = 'ContentError'
  }
}
