import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Check } from '../diagnostics/check'
import type { Report } from '../diagnostics/diagnostic'
import type { ExportRuleId } from '../diagnostics/rules'
import type { Page } from './page'
import type { PublishedSite } from './published'
import { brokenEngine, brokenImages, brokenModules, brokenScripts, unparsableFile } from './rules/corrupt-files'
import { publishedDrafts, type DraftPage } from './rules/drafts'
import { fileErrors } from './rules/file-budgets'
import { activeMarkup } from './rules/inline-code'
import { languageErrors, unequalTranslations } from './rules/languages'
import { leaksOf, localUrls } from './rules/leaks'
import { brokenAnchors, brokenLinks, missingAssets } from './rules/links'
import { MarkupDeduplicator } from './rules/markup-deduplicator'
import { orphans } from './rules/orphans'
import { policyErrors } from './rules/csp'
import { missingFiles } from './rules/required-files'
import { sitemapErrors } from './rules/sitemap'
import { structureErrors } from './rules/structure'
import { structuredDataErrors } from './rules/structured-data'
import { repeatedTexts } from './rules/unique-titles'
import { brokenUrls } from './rules/urls'
import { invalidMarkup } from './rules/validity'

type ExportCheck<Input> = Check<Input, ExportRuleId>

/** The checks that run on each text file. */
export const fileChecks: readonly ExportCheck<{ file: string; text: string }>[] = [
  { rule: 'export/leaks', find: ({ file, text }) => leaksOf(file, text) },
  { rule: 'export/corrupt-files', find: ({ file, text }) => unparsableFile(file, text) },
]

/** The markup of earlier pages, for the lifetime of the worker. */
const seen = new MarkupDeduplicator()

/** The checks that run on each HTML page. */
export const pageChecks: readonly ExportCheck<{ page: Page; origin: string }>[] = [
  { rule: 'export/structure', find: ({ page }) => structureErrors(page) },
  { rule: 'export/validity', find: ({ page }) => invalidMarkup(page, seen) },
  { rule: 'export/structured-data', find: ({ page }) => structuredDataErrors(page) },
  { rule: 'export/inline-code', find: ({ page }) => activeMarkup(page) },
  { rule: 'export/policy', find: ({ page, origin }) => policyErrors(page, origin) },
  { rule: 'export/leaks', find: ({ page }) => localUrls(page) },
]

export interface SiteInput {
  readonly site: PublishedSite
  readonly outDir: string
  readonly drafts: readonly DraftPage[]
}

/** The checks that run on the whole site. */
export const siteChecks: readonly ExportCheck<SiteInput>[] = [
  { rule: 'export/links', find: ({ site }) => brokenLinks(site) },
  { rule: 'export/anchors', find: ({ site }) => brokenAnchors(site) },
  { rule: 'export/translations', find: ({ site }) => unequalTranslations(site) },
  { rule: 'export/assets', find: ({ site }) => missingAssets(site) },
  { rule: 'export/languages', find: ({ site }) => languageErrors(site) },
  { rule: 'export/sitemap', find: sitemapReports },
  { rule: 'export/urls', find: ({ site }) => brokenUrls(site) },
  { rule: 'export/required-files', find: ({ site }) => missingFiles(site) },
  { rule: 'export/orphans', find: ({ site }) => orphans(site) },
  { rule: 'export/unique-titles', find: ({ site }) => repeatedTexts(site) },
  { rule: 'export/drafts', find: ({ site, drafts }) => publishedDrafts(site, drafts) },
  { rule: 'export/corrupt-files', find: corruptFiles },
  { rule: 'export/file-budgets', find: ({ site }) => fileErrors(site) },
]

function sitemapReports({ site, outDir }: SiteInput): Report[] {
  const file = `${site.basePath.slice(1)}/sitemap.xml`
  if (!site.files.has(file)) return [{ file, message: 'there is no sitemap' }]
  return sitemapErrors(site, file, readFileSync(path.join(outDir, file), 'utf8'))
}

function corruptFiles({ site, outDir }: SiteInput): Report[] {
  const files = [...site.files.keys()]
  return [brokenImages, brokenScripts, brokenModules, brokenEngine].flatMap((find) => find(outDir, files))
}
