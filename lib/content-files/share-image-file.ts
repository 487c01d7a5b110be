import path from 'node:path'
import { withoutLocale } from '../content-model/content-path'
import type { Locale } from '../i18n/locales'
import { decodeSafely } from '../text/decode'
import { assetFile } from './images'
import { staticFile } from './static-files'

/**
 * Returns the file of the share image that the frontmatter of `sourceFile` names: of a root-relative URL a static file, of
 * a relative path a file in the folders of the pages or, without `./`, a static file, as in Docusaurus; undefined if there
 * is none.
 */
export function shareImageFile(
  image: string,
  { sourceFile, locale }: { readonly sourceFile: string; readonly locale: Locale },
  folder?: string,
): string | undefined {
  if (image.startsWith('/')) return staticFile(image, folder)
  const name = path.posix.join(path.posix.dirname(withoutLocale(sourceFile)), decodeSafely(image))
  if (name.startsWith('..')) return undefined
  const beside = assetFile(`asset:${name}`, locale, folder)
  return beside ?? (image.startsWith('.') ? undefined : staticFile(`/${image}`, folder))
}
