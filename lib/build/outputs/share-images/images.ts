import { existsSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { codeHash } from '../../../node/code-hash'
import type { ContentPage } from '../../../content-model/types'
import { locales } from '../../../i18n/locales'
import type { FileCopy } from '../../../node/copy-files'
import { linkFiles } from '../../../node/link-files'
import { isCompletePng } from '../../../node/png'
import { replaceFile } from '../../../node/replace-file'
import { withBase } from '../../../config/base-path'
import { shareImagePath } from '../../../config/routes'
import { ownImageUrl, shareKey, shareText, siteShareText, type ShareText } from '../../../seo/share-image'

/** The paths of rendered share images, by key. */
export type ShareImages = ReadonlyMap<string, string>

/**
 * Renders a share image for each page without an image in its frontmatter, and an image per language for all other
 * pages. Images are cached by text; incomplete cached files are rendered again. Returns the images, and the number of
 * images rendered.
 */
export async function renderShareImages(
  pages: readonly ContentPage[],
  cache = path.join('.cache', 'share'),
): Promise<{ images: ShareImages; rendered: number }> {
  const rendererFiles = rendererHash()
  const ofPages = pages.filter((page) => ownImageUrl(page) === undefined).map(shareText)
  const texts = [...ofPages, ...locales.map(siteShareText)]
  const wanted = new Map(
    texts.map((text) => [shareKey(text), { text, file: path.join(cache, `${shareKey(text)}-${rendererFiles}.png`) }]),
  )
  const missing = [...wanted.values()].filter(({ file }) => !existsSync(file) || !isCompletePng(file))
  await renderAll(missing)
  return { images: new Map([...wanted].map(([key, { file }]) => [key, file])), rendered: missing.length }
}

/** Links share images into the site. If they are compressed there, later builds get the compressed ones. */
export function linkShareImages(outDir: string, images: ShareImages): void {
  linkFiles([...images].map(([key, file]): FileCopy => [file, path.join(outDir, withBase(shareImagePath(key)))]))
}

async function renderAll(images: readonly { file: string; text: ShareText }[]): Promise<void> {
  if (images.length === 0) return
  // imported only when needed, because the renderer and its font tools load slowly
  const [{ fontFor }, { shareImageRenderer }] = await Promise.all([import('./fonts'), import('./draw')])
  const font = await fontFor(images.flatMap(({ text }) => [text.title, text.section, text.product]).join(''))
  const render = shareImageRenderer(font)
  for (const { file, text } of images) {
    replaceFile(file, await render(text))
    // lets other tasks use this thread, because glyphs that have been drawn before are copied without waiting
    await setImmediate()
  }
}

/** Returns a hash of the inputs of all images: the rendering code, its packages, and the logo. */
function rendererHash(): string {
  return codeHash(
    'lib/build/outputs/share-images',
    'lib/seo/share-image.ts',
    'lib/node/png.ts',
    'public/favicon.svg',
    'package-lock.json',
  ).slice(0, 8)
}
