import { readFileSync } from 'node:fs'
import { compressRows, encodePng, type CompressedRows } from '../../../node/png'
import { shareSize, type ShareText } from '../../../seo/share-image'
import type { ShapedText, ShareFont } from './fonts'
import { ink, palette } from './palette'
import { drawSvg, glyphSvg } from './svg'
import { margin, titleRenderer } from './title'

const { width, height } = shareSize
/** The area between the product's name and the section, in whose middle the title stands. */
const titleArea = { top: 128, bottom: 518 }
/** The compression levels of rows that images share, and of those of a title: level 9 takes three times as long for 9 % less. */
const [FRAME_LEVEL, TITLE_LEVEL] = [9, 6]
/** The font size of the product's name and the section. */
const TEXT_SIZE = 36

/**
 * Returns a function that renders a share image as a PNG; `font` must have been loaded for all its texts. Images of a
 * section differ only in the rows of the title, so the rows above and below it are drawn once for each section, and
 * compressed once for each height of the title.
 */
export function shareImageRenderer(font: ShareFont): (text: ShareText) => Promise<Buffer> {
  const frames = new Map<string, Promise<Uint8Array>>()
  const parts = new Map<string, CompressedRows>()
  const drawTitle = titleRenderer(font)
  return async (text) => {
    const key = JSON.stringify([text.product, text.section, text.locale])
    const drawn = frames.get(key) ?? drawFrame(text, font)
    frames.set(key, drawn)
    const frame = await drawn
    const framePart = (from: number, to: number) => {
      const partKey = `${from} ${to} ${key}`
      const part = parts.get(partKey) ?? compressRows(frame.subarray(from * width, to * width), width, FRAME_LEVEL)
      parts.set(partKey, part)
      return part
    }
    const title = compressRows(await drawTitle(text), width, TITLE_LEVEL)
    const top = Math.round((titleArea.top + titleArea.bottom - title.height) / 2)
    const rows = [framePart(0, top), title, framePart(top + title.height, height)]
    return encodePng(rows, { width, palette })
  }
}

/** Draws a share image without its title. */
function drawFrame({ section, product, locale }: ShareText, font: ShareFont): Promise<Uint8Array> {
  return drawSvg(shareSize, [
    `<image x="${margin}" y="64" width="64" height="64" href="${markUrl()}"/>`,
    ...textSvg(font.shape(font.supported(product), locale), { x: margin + 84, y: 112, color: ink.text }),
    ...textSvg(font.shape(font.supported(section), locale), { x: margin, y: 560, color: ink.accent }),
    `<rect y="${height - 16}" width="${width}" height="16" fill="${ink.brand}"/>`,
  ])
}

function textSvg({ glyphs }: ShapedText, start: { x: number; y: number; color: string }): string[] {
  const scale = TEXT_SIZE / 1000
  return glyphs.map(({ glyph, x, y }) =>
    glyphSvg(glyph, { ...start, x: start.x + x * scale, y: start.y - y * scale, size: TEXT_SIZE }),
  )
}

/** Returns the product's icon in the colours of the light theme as a data URL. */
function markUrl(): string {
  return `data:image/svg+xml;base64,${readFileSync('public/favicon.svg').toString('base64')}`
}
