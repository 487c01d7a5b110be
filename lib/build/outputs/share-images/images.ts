import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeHash } from '../../../node/code-hash'
import type { ContentPage } from '../../../content-model/types'
import { locales } from '../../../i18n/locales'
import { isCompletePng } from '../../../node/png'
import { shareImagePath, withBase } from '../../../config/routes'
import { shareKey, shareText, siteShareText, type ShareText } from '../../../seo/share-image'

/** An image is three megabytes before it is a PNG: all at once, a thousand would be held in memory. */
const AT_ONCE = 4

/** Images for sharing, drawn: the file of each by its key. */
export type DrawnImages = ReadonlyMap<string, string>

/**
 * Draws an image for sharing of each page, except where the writer chose one, and one for all that have no text of
 * their own. An image is drawn once for what it says and kept in the cache, unless it was cut off there; also returns
 * how many were drawn now.
 */
export async function drawShareImages(
  pages: readonly ContentPage[],
  cache = path.join('.cache', 'share'),
): Promise<{ images: DrawnImages; drawn: number }> {
  const drawing = drawingHash()
  const ofPages = pages.filter(({ image }) => image === undefined).map(shareText)
  const texts = [...ofPages, ...locales.map(siteShareText)]
  const wanted = new Map(
    texts.map((text) => [shareKey(text), { text, file: path.join(cache, `${shareKey(text)}-${drawing}.png`) }]),
  )
  const missing = [...wanted.values()].filter(({ file }) => !existsSync(file) || !isCompletePng(file))
  mkdirSync(cache, { recursive: true })
  await drawAll(missing)
  return { images: new Map([...wanted].map(([key, { file }]) => [key, file])), drawn: missing.length }
}

/** Puts drawn images into the site. */
export function placeShareImages(outDir: string, images: DrawnImages): void {
  for (const [key, file] of images) {
    const target = path.join(outDir, withBase(shareImagePath(key)))
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(file, target)
  }
}

async function drawAll(images: readonly { file: string; text: ShareText }[]): Promise<void> {
  if (images.length === 0) return
  // the drawing tools take a moment to load, which a build that draws nothing does not owe
  const [{ fontsFor }, { drawShareImage }] = await Promise.all([import('./fonts'), import('./draw')])
  const fonts = await fontsFor(images.flatMap(({ text }) => [text.title, text.section, text.product]).join(''))
  const rest = images.values()
  const drawRest = async () => {
    for (const { file, text } of rest) {
      const png = await drawShareImage(text, fonts)
      writeFileSync(`${file}.new`, png)
      renameSync(`${file}.new`, file)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, drawRest))
}

/** What an image depends on beside its text: the code and the packages that draw, and the mark. */
function drawingHash(): string {
  const drawing = ['fonts.ts', 'draw.ts'].map((file) => path.join('lib', 'build', 'outputs', 'share-images', file))
  return codeHash(...drawing, 'public/favicon.svg', 'package-lock.json').slice(0, 8)
}
