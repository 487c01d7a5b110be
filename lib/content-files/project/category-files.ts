import path from 'node:path'
import { z } from 'zod'
import { productIn } from '../../config/product'
import { folderId, type CategoryFolder } from '../../content-model/category-folders'
import { schemaIssues, formatPath, strictMap } from '../../content-model/schema-issues'
import { withoutKeys, withoutPath } from '../../content-model/without-path'
import { isLocale } from '../../i18n/locales'
import { languageFiles } from '../listing'
import { readYamlFile } from '../yaml-file'
import { generatedIndexLink } from './project-schema'
import { addUnsupported, type ReportSink } from './report-sink'
import { convertCategory } from './sidebar-forms'

const text = z.string().min(1)

const categoryFile = strictMap({
  label: text.optional(),
  badge: text.optional(),
  position: z.number().optional(),
  // accepted, but not shown on this site
  description: z.string().optional(),
  link: z
    .union([text, generatedIndexLink, z.null()], {
      error: "must be a doc’s id, { type: 'doc', id }, { type: 'generated-index' } or null",
    })
    .optional(),
  collapsed: z.boolean().optional(),
  collapsible: z.boolean().optional(),
})

const NAME = /^([^/]+)\/docs\/(?:(.+)\/)?_category_\.(?:json|ya?ml)$/

/** Reads the `_category_.json` and `_category_.yml` of folders of docs, sorted by language; adds their errors to `sink`. */
export function readCategoryFiles(contentDir: string, sink: ReportSink): CategoryFolder[] {
  return languageFiles(contentDir).flatMap((file): CategoryFolder[] => {
    const [, locale = '', folder = ''] = NAME.exec(file) ?? []
    if (!isLocale(locale)) return []
    return [{ ...readCategory(path.join(contentDir, file), sink), locale, folder: folderId(folder) }]
  })
}

/** Returns the valid properties of a folder. */
function readCategory(file: string, sink: ReportSink): Omit<CategoryFolder, 'locale' | 'folder'> {
  const yaml = readYamlFile(file)
  sink.errors.push(...(yaml?.reports ?? []))
  const { value, dropped } = convertCategory(yaml?.value ?? {})
  const issues = schemaIssues(categoryFile, value)
  const found = [
    ...dropped,
    ...issues.map((issue) => ({ ...issue, message: `${formatPath(issue.path)} ${issue.message}` })),
  ]
  for (const { path: at, message } of found)
    addUnsupported(sink, { file, ...yaml?.positionOf(at), message: message.trim() })
  const paths = issues.flatMap(({ path: at, keys }) => (keys ? keys.map((key) => [...at, key]) : [at]))
  const result = categoryFile.safeParse(paths.reduceRight(withoutPath, value))
  if (!result.success) return {}
  return productIn(withoutKeys(result.data, 'description')) as Omit<CategoryFolder, 'locale' | 'folder'>
}
