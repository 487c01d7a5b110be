/** Reviews SQL texts by the audit rules of the site, in Node and in browsers. See `review.ts`. */
export { reviewDialects, type ReviewDialect } from './dialect'
export { reportJson, reportLines, reportMarkdown, reportSarif, type ReviewedFile } from './report'
export { reviewSchema, reviewSql, type Finding, type Position, type ReviewOptions } from './review'
export { reviewRules, type ReviewRule } from './rules-data'
