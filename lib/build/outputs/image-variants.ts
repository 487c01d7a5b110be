import { availableParallelism } from 'node:os'
import path from 'node:path'
import { withBase } from '../../config/base-path'
import { mediaPath } from '../../config/routes'
import { imageFile } from '../../content-files/images'
import { encodeVariants, type ImageVariant } from '../../content-files/image-variants'
import type { ContentPage } from '../../content-model/types'
import { copyFiles, type FileCopy } from '../../node/copy-files'
import { forEachLimited } from '../../node/for-each-limited'
import { bodyFacts } from '../../site-data/body'

/** Encodes the raster images of pages as WebP files. Call it before the pages are rendered, which refer to them. */
export async function encodeImages(pages: readonly ContentPage[]): Promise<ImageVariant[]> {
  const bodies = await Promise.all(
    pages.map(async (page) => ({ locale: page.locale, images: (await bodyFacts(page)).images })),
  )
  const files = bodies.flatMap(({ locale, images }) => images.flatMap(({ src }) => imageFile(src, locale) ?? []))
  const variants: ImageVariant[] = []
  await forEachLimited(new Set(files), availableParallelism(), async (file) => {
    variants.push(...(await encodeVariants(file)))
  })
  return variants
}

/** Copies the WebP files of images into the site. */
export async function copyVariants(outDir: string, variants: readonly ImageVariant[]): Promise<void> {
  await copyFiles(variants.map(({ name, file }): FileCopy => [file, path.join(outDir, withBase(mediaPath(name)))]))
}
