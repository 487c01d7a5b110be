import { availableParallelism } from 'node:os'
import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { mediaPath, withBase } from '../../config/routes'
import { imageFile } from '../../content-files/images'
import { encodeVariants, type ImageVariant } from '../../content-files/image-variants'
import type { ContentPage } from '../../content-model/types'
import { readBody } from '../../site-data/body'

/** Encodes the raster images of pages as WebP files. Call it before the pages are rendered, which refer to them. */
export async function encodeImages(pages: readonly ContentPage[]): Promise<ImageVariant[]> {
  const bodies = await Promise.all(
    pages.map(async (page) => ({ locale: page.locale, images: (await readBody(page)).images })),
  )
  const files = bodies.flatMap(({ locale, images }) => images.flatMap(({ src }) => imageFile(src, locale) ?? []))
  const rest = new Set(files).values()
  const variants: ImageVariant[] = []
  const encodeNext = async () => {
    for (const file of rest) variants.push(...(await encodeVariants(file)))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, encodeNext))
  return variants
}

/** Copies the WebP files of images into the site. */
export function copyVariants(outDir: string, variants: readonly ImageVariant[]): void {
  for (const { name, file } of variants) {
    const target = path.join(outDir, withBase(mediaPath(name)))
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(file, target)
  }
}
