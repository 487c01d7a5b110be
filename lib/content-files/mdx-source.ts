import type { MdxSource } from '../mdx/body'
import { rulesFor } from '../audit-rules/body-rules'
import type { LoadedFamily } from '../audit-rules/schema'
import type { ContentFile } from './content-file'
import { withoutLocale } from '../content-model/content-path'

/** Returns what compiling the body of a content file needs; `rules` are those of the site. */
export function mdxSource(
  { file, locale, body }: Pick<ContentFile, 'file' | 'locale' | 'body'>,
  rules?: readonly LoadedFamily[],
): MdxSource {
  return { body, file: withoutLocale(file), locale, rules: rulesFor(body, rules) }
}
