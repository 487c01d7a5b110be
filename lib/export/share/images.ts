import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeHash } from '../../code-hash'
import type { ContentPage } from '../../content/types'
import { locales } from '../../i18n/locales'
import { shareImagePath, withBase } from '../../routes'
import { shareKey, shareText, siteShareText, type ShareText } from '../../share-image'

/**
 * Puts an image for sharing of each page into the site, except where the writer chose one, and one for all that have no
 * text of their own. An image is drawn once for what it says and kept in the cache; returns how many were drawn now.
 */
export async function writeShareImages(
  outDir: string,
  pages: readonly ContentPage[],
  cache = path.join('.cache', 'share'),
): Promise<number> {
  const drawn = drawingHash()
  const ofPages = pages.filter(({ image }) => image === undefined).map(shareText)
  const texts = new Map([...ofPages, ...locales.map(siteShareText)].map((text) => [shareKey(text), text]))
  const kept = (key: string) => path.join(cache, `${key}-${drawn}.png`)
  const missing = [...texts].filter(([key]) => !existsSync(kept(key)))
  mkdirSync(cache, { recursive: true })
  await drawAll(missing.map(([key, text]) => ({ file: kept(key), text })))
  for (const key of texts.keys()) {
    const target = path.join(outDir, withBase(shareImagePath(key)))
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(kept(key), target)
  }
  return missing.length
}

async function drawAll(images: readonly { file: string; text: ShareText }[]): Promise<void> {
  if (images.length === 0) return
  // the drawing tools take a moment to load, which a build that draws nothing does not owe
  const [{ fontsFor }, { drawShareImage }] = await Promise.all([import('./fonts'), import('./draw')])
  const fonts = await fontsFor(images.flatMap(({ text }) => [text.title, text.section, text.product]).join(''))
  await Promise.all(
    images.map(async ({ file, text }) => {
      const png = await drawShareImage(text, fonts)
      writeFileSync(`${file}.new`, png)
      renameSync(`${file}.new`, file)
    }),
  )
}

/** What an image depends on beside its text: the code and the packages that draw, and the mark. */
function drawingHash(): string {
  const drawing = ['fonts.ts', 'draw.ts', 'png.ts'].map((file) => path.join('lib', 'export', 'share', file))
  return codeHash(...drawing, 'public/favicon.svg', 'package-lock.json').slice(0, 8)
}
