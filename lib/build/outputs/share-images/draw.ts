import { readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import satori from 'satori'
import sharp from 'sharp'
import { localeInfo } from '../../../i18n/locales'
import { encodePng, type IndexedImage } from '../../../node/png'
import { shareSize, type ShareText } from '../../../seo/share-image'
import type { ShareFonts } from './fonts'
import { ink, palette, paletteIndices } from './palette'

const padding = 72
/** The area between the product's name and the section, in whose middle the title stands. */
const titleArea = { top: 128, bottom: 518 }

type Style = Readonly<Record<string, string | number>>

/** Creates a React element for satori. */
function box(style: Style, ...children: unknown[]): ReactElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } } as unknown as ReactElement
}

function image(src: string, size: number, style: Style = {}): ReactElement {
  return { type: 'img', props: { src, width: size, height: size, style } } as unknown as ReactElement
}

/** Returns the product's icon in the colours of the light theme as a data URL. */
function markUrl(): string {
  return `data:image/svg+xml;base64,${readFileSync('public/favicon.svg').toString('base64')}`
}

/**
 * Returns a function that renders a share image as a PNG; `fonts` must have been made for all its texts. The frame is
 * rendered once for each section, because an image differs from it only in its title.
 */
export function shareImageRenderer(fonts: ShareFonts): (text: ShareText) => Promise<Buffer> {
  const frames = new Map<string, Promise<IndexedImage>>()
  return async (text) => {
    const key = JSON.stringify([text.product, text.section])
    const rendered = frames.get(key) ?? rasterize(frame(text, fonts), fonts, shareSize)
    frames.set(key, rendered)
    const { indices, ...size } = await rendered
    const image = { ...size, indices: indices.slice() }
    const block = await rasterize(titleBlock(text, fonts), fonts, { width: size.width - 2 * padding })
    paste(block, image, padding, Math.round((titleArea.top + titleArea.bottom - block.height) / 2))
    return encodePng(image, palette)
  }
}

/** Replaces the pixels of `image` from `left` and `top` on by those of `part`; `left` is even. */
function paste(part: IndexedImage, image: IndexedImage, left: number, top: number): void {
  const rowLength = part.width / 2
  for (let row = 0; row < part.height; row++)
    image.indices.set(
      part.indices.subarray(row * rowLength, (row + 1) * rowLength),
      ((top + row) * image.width + left) / 2,
    )
}

async function rasterize(
  element: ReactElement,
  { fonts }: ShareFonts,
  size: { width: number; height?: number },
): Promise<IndexedImage> {
  const svg = await satori(element, { ...size, fonts })
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, indices: paletteIndices(data) }
}

function fontFamily({ fonts }: ShareFonts): string {
  return fonts.map(({ name }) => name).join(', ')
}

/** Returns a share image without its title. */
function frame({ section, product }: ShareText, fonts: ShareFonts): ReactElement {
  return box(
    {
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `64px ${padding}px 52px`,
      background: ink.page,
      borderBottom: `16px solid ${ink.brand}`,
      color: ink.text,
      fontFamily: fontFamily(fonts),
    },
    box({ alignItems: 'center', fontSize: 36 }, image(markUrl(), 64, { marginRight: 20 }), fonts.supported(product)),
    box({ height: 44, fontSize: 36, color: ink.accent }, fonts.supported(section)),
  )
}

function titleBlock({ title, locale }: ShareText, fonts: ShareFonts): ReactElement {
  const style = {
    display: 'block',
    width: '100%',
    background: ink.page,
    color: ink.text,
    fontFamily: fontFamily(fonts),
    fontSize: titleSize(title),
    lineHeight: 1.25,
    lineClamp: 4,
    // letters descend below the last line's box
    padding: '16px 0',
    wordBreak: 'break-word',
  }
  const props = { lang: localeInfo[locale].tag, style, children: fonts.supported(title) }
  return { type: 'div', props } as unknown as ReactElement
}

/** Returns the font size of a title, which decreases with its length; a Chinese character counts as two letters. */
function titleSize(title: string): number {
  const width = [...title].reduce((sum, character) => sum + (/[\u2e80-\uffef]/.test(character) ? 2 : 1), 0)
  return width <= 44 ? 84 : width <= 80 ? 68 : 56
}
