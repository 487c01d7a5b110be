import type { MdxSource } from '../mdx/body'
import { rulesFor } from '../audit-rules/body-rules'
import { glossaryFor } from '../glossary/schema'
import type { ContentFile } from './content-file'
import { withoutLocale } from '../content-model/content-path'
import type { ProjectFiles } from './project/project'

type BodyInputs = Pick<ProjectFiles, 'rules' | 'glossary' | 'versions' | 'settings'>

/**
 * Returns the input for compiling the body of a content file: its text, and the rules, terms and versions that it
 * shows, and the settings of its folder.
 */
export function mdxSource(
  { file, locale, body }: Pick<ContentFile, 'file' | 'locale' | 'body'>,
  { rules, glossary, versions = [], settings }: BodyInputs = {},
): MdxSource {
  const facts = { rules: rulesFor(body, rules), glossary: glossaryFor(body, glossary) }
  const listed = body.includes('<VersionIndex') ? { versions } : {}
  return { body, file: withoutLocale(file), locale, ...facts, ...listed, ...(settings && { settings }) }
}
