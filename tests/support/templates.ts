/** Returns the paths of pages in both languages. */
const inBothLanguages = (pages: readonly string[]) => pages.flatMap((page) => [`/docs/${page}`, `/docs/zh/${page}`])

/** The paths of a page of each template, in both languages, and that of the 404 page. */
export const templatePaths = [
  ...inBothLanguages([
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
  ]),
  '/docs/no-such-page/',
]

/** The paths of docs with components that the pages of `templatePaths` do not have: rules, the API, every MDX component. */
export const componentPaths = [
  ...inBothLanguages([
    'insides/index-engine/',
    'insides/rules/',
    'insides/audit/dbDesign/nameConversion/',
    'markdown-page/',
    'markdown-page/sql/',
    'glossary/',
    'api/',
    'api/authentication/',
    'api/create-workspace/',
    'api/workspace-list/',
    'api/create-analysis/',
    'api/analysis-list/',
    'api/analysis-summary/',
    'api/analysis-detail/',
  ]),
]

/** The paths of pages whose layout has little room for large text: tables, lists of chips, long words. */
export const largeTextPaths = inBothLanguages([
  '',
  'guides/optimize/workload-modes/MySQL_QueryLog/',
  'insides/rules/',
  'insides/rewrite/joins/',
  'api/create-analysis/',
  'tags/',
  'tags/optimization/',
  'tags/index-recommendation/',
  'blog/',
  'blog/2025/reading-plan-diffs/',
  'blog/archive/',
  'blog/tags/index-recommendation/',
  'blog/tags/postgresql/',
  'blog/authors/',
  'search/',
])
