import { readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { localeInfo } from '../../i18n/locales'
import { shareSize, type ShareText } from '../../share-image'
import { drawable } from './fonts'

/** The light theme's inks, which a picture cannot take from the style sheet. */
const ink = { page: '#f7f6f3', text: '#211e1a', accent: '#b03800', brand: '#ff5200' }

type Style = Readonly<Record<string, string | number>>

/** An element as satori reads it. */
function box(style: Style, ...children: unknown[]): ReactElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } } as unknown as ReactElement
}

/** Where the product's mark stands: its corner, and the length of its sides. */
const markPlace = { left: 72, top: 64, size: 64 }

let mark: Promise<Buffer> | undefined

/** The product's mark as its icon has it, in the inks of a light page, drawn once for all images. */
function markPixels(): Promise<Buffer> {
  mark ??= sharp(readFileSync('public/favicon.svg'), { density: (72 * markPlace.size) / 32 })
    .resize(markPlace.size)
    .flatten({ background: ink.page })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return mark
}

/** Puts the mark into an image's pixels: as an element it would take a third of the time in which an image is drawn. */
function placeMark(pixels: Buffer, mark: Buffer): void {
  const { left, top, size } = markPlace
  const row = 4 * size
  for (let y = 0; y < size; y++) mark.copy(pixels, 4 * ((top + y) * shareSize.width + left), y * row, (y + 1) * row)
}

/** Draws an image for sharing as a PNG of few colours; `fonts` must hold its characters. */
export async function drawShareImage(text: ShareText, fonts: Font[]): Promise<Buffer> {
  const svg = await satori(card(text, fonts), { ...shareSize, fonts })
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  placeMark(pixels, await markPixels())
  return sharp(pixels, { raw: { ...shareSize, channels: 4 } })
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 6, effort: 1 })
    .toBuffer()
}

function card({ title, section, product, locale }: ShareText, fonts: readonly Font[]): ReactElement {
  return box(
    {
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `${markPlace.top}px ${markPlace.left}px 52px`,
      background: ink.page,
      borderBottom: `16px solid ${ink.brand}`,
      color: ink.text,
      fontFamily: fonts.map(({ name }) => name).join(', '),
    },
    box(
      { alignItems: 'center', height: markPlace.size, paddingLeft: markPlace.size + 20, fontSize: 36 },
      drawable(product),
    ),
    {
      type: 'div',
      props: {
        lang: localeInfo[locale].tag,
        style: {
          display: 'block',
          fontSize: titleSize(title),
          lineHeight: 1.25,
          lineClamp: 4,
          wordBreak: 'break-word',
        },
        children: drawable(title),
      },
    },
    box({ height: 44, fontSize: 36, color: ink.accent }, drawable(section)),
  )
}

/** Long titles are set smaller; a Chinese character is as wide as two letters. */
function titleSize(title: string): number {
  const width = [...title].reduce((sum, character) => sum + (/[\u2e80-\uffef]/.test(character) ? 2 : 1), 0)
  return width <= 44 ? 84 : width <= 80 ? 68 : 56
}
