import { existsSync } from 'node:fs'
import path from 'node:path'
import { site } from '../site'
import { checkBodies } from './bodies'
import { checkContent, type CheckedContent, type CheckedFile } from './check'
import { withoutExcerpt } from './check-posts'
import { finding, type RuleId } from './finding'
import { proseOf } from './prose'
import { unfitDescription } from './rules/description'
import type { Found } from './rules/found'
import { skippedLevels } from './rules/headings'
import { imagesWithoutText, missingImages } from './rules/images'
import { untranslated } from './rules/translation'
import { unequalTwins } from './rules/twins'
import { halfWidth, missingSpaces } from './rules/typography'
import { misspelledNames, typedProduct, undeclaredTerms } from './rules/words'
import { readTerms, type Terms } from './terms'
import { twinsOf } from './twins'

/** Everything that can be said against a content folder without building the site, in no order. */
export async function findAll(contentDir: string): Promise<CheckedContent> {
  const { files, project, findings } = await checkContent(contentDir)
  const bodies = await checkBodies(files, contentDir, project)
  const { terms, problems: ofTerms } = readTerms(contentDir)
  const shown = (file: string) => path.join(contentDir, file)
  const found = (rule: RuleId, list: readonly (Found & { file: string })[]) =>
    list.map(({ fix, file, ...place }) => finding(rule, { ...place, file: shown(file) }, fix))
  const pages = twinsOf(files)
  const inUse = new Set(files.map(({ locale }) => locale))
  return {
    files,
    project,
    findings: [
      ...findings,
      ...ofTerms.map((problem) => finding('project', problem)),
      ...bodies.problems.map((problem) => finding('body', problem)),
      ...bodies.warnings.map((problem) => finding('links', problem)),
      ...withoutExcerpt(files, contentDir).map((problem) => finding('excerpt', problem)),
      ...found('translation', untranslated(pages, inUse, shown)),
      ...found('twins', unequalTwins(pages, bodies.outlines)),
      ...files.flatMap((file) =>
        fileFindings(file, terms).flatMap(([rule, list]) =>
          found(
            rule,
            list.map((one) => ({ ...one, file: file.file })),
          ),
        ),
      ),
    ],
  }
}

/** What is found by reading one file alone. */
function fileFindings(file: CheckedFile, { names, terms }: Terms): [RuleId, Found[]][] {
  const prose = proseOf(file)
  return [
    ['headings', skippedLevels(prose)],
    ['images', missingImages(file, existsSync)],
    ['alt', imagesWithoutText(file)],
    ['description', unfitDescription(file)],
    ['product', typedProduct(prose, site.product.name)],
    ['names', misspelledNames(prose, names)],
    ['terms', undeclaredTerms(prose, file.locale, terms[file.locale])],
    ...(file.locale === 'zh' ? chinese(prose) : []),
  ]
}

function chinese(prose: readonly string[]): [RuleId, Found[]][] {
  return [
    ['punctuation', halfWidth(prose)],
    ['spacing', missingSpaces(prose)],
  ]
}
