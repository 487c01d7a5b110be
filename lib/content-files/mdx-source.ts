import type { MdxSource } from '../mdx/body'
import { rulesFor } from '../audit-rules/body-rules'
import type { LoadedFamily } from '../audit-rules/schema'
import type { EngineVersion } from '../engine-versions/schema'
import type { ContentFile } from './content-file'
import { withoutLocale } from '../content-model/content-path'

/** The data of the site that bodies show. */
export interface BodyData {
  readonly rules?: readonly LoadedFamily[]
  readonly versions?: readonly EngineVersion[]
}

/** Returns what compiling the body of a content file needs. */
export function mdxSource(
  { file, locale, body }: Pick<ContentFile, 'file' | 'locale' | 'body'>,
  { rules, versions = [] }: BodyData = {},
): MdxSource {
  const shown = body.includes('<VersionIndex') ? { versions } : {}
  return { body, file: withoutLocale(file), locale, rules: rulesFor(body, rules), ...shown }
}
