import type { BodySource } from '../markdown/compile'
import { rulesFor } from '../rules/body-rules'
import type { LoadedFamily } from '../rules/schema'
import type { CheckedFile } from './check'
import { withoutLocale } from './files'

/** Returns what compiling the body of a content file needs; `rules` are those of the site. */
export function bodySource(
  { file, locale, body }: Pick<CheckedFile, 'file' | 'locale' | 'body'>,
  rules?: readonly LoadedFamily[],
): BodySource {
  return { body, file: withoutLocale(file), locale, rules: rulesFor(body, rules) }
}
