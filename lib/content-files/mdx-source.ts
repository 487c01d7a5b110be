import type { MdxSource } from '../mdx/body'
import { rulesFor } from '../audit-rules/body-rules'
import { glossaryFor } from '../glossary/schema'
import { importedBy } from './imported-files'
import type { ContentFile } from './content-file'
import { componentsIn } from '../content-model/component-rules'
import { withoutLocale } from '../content-model/content-path'
import type { ProjectFiles } from './project/project'

type BodyInputs = Pick<ProjectFiles, 'rules' | 'glossary' | 'versions' | 'settings' | 'imported' | 'components'>

/**
 * Returns the input for compiling the body of a content file: its text, and the rules, terms and versions that it
 * shows, the files that it imports, the rules for its components, and the settings of its folder.
 */
export function mdxSource(
  { file, locale, body, path }: Pick<ContentFile, 'file' | 'locale' | 'body' | 'path'>,
  { rules, glossary, versions = [], settings, imported = {}, components }: BodyInputs = {},
): MdxSource {
  const page = { body, file: withoutLocale(file), locale, page: path }
  const parts = importedBy(page, imported)
  const text = [body, ...Object.values(parts ?? {}).map((part) => part.text)].join('\n')
  const facts = { rules: rulesFor(text, rules), glossary: glossaryFor(text, glossary) }
  const listed = text.includes('<VersionIndex') ? { versions } : {}
  const rulesOfComponents = components ? { components: componentsIn(text, components) } : {}
  return {
    ...page,
    ...facts,
    ...listed,
    ...rulesOfComponents,
    ...(settings && { settings }),
    ...(parts && { imported: parts }),
  }
}
