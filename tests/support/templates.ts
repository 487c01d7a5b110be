/** A page of each template, in English. */
const pages = [
  '',
  'guides/optimize/',
  'guides/optimize/workload-modes/MySQL_QueryLog/',
  'faq/',
  'tags/',
  'tags/optimization/',
  'blog/',
  'blog/2025/reading-plan-diffs/',
  'blog/archive/',
  'blog/tags/',
  'blog/tags/optimize/',
  'blog/authors/',
  'blog/authors/team/',
  'insides/rewrite/joins/',
  'search/',
]

/** The paths of a page of each template, in both languages, and that of the 404 page. */
export const templatePaths = [...pages.flatMap((page) => [`/docs/${page}`, `/docs/zh/${page}`]), '/docs/no-such-page/']
