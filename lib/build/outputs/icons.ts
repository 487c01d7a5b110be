import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { withBase } from '../../config/base-path'
import { iconPath } from '../../config/routes'

/** The icon files with their width in pixels, and the share of the width that the logo takes. */
const icons = {
  'icon-192.png': { size: 192, logo: 1 },
  'icon-512.png': { size: 512, logo: 1 },
  // devices crop maskable icons to their own shape
  'maskable-512.png': { size: 512, logo: 0.7 },
  'apple-touch-icon.png': { size: 180, logo: 0.8 },
}

/**
 * Writes the icons that the web manifest and the pages' `<head>` reference, and `favicon.ico` at the host's root, which
 * browsers request for files that are not HTML, such as feeds and Markdown pages.
 */
export async function writeIcons(outDir: string): Promise<void> {
  for (const [name, { size, logo }] of Object.entries(icons)) {
    const file = path.join(outDir, withBase(iconPath(name)))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, await renderMark(size, logo))
  }
  writeFileSync(path.join(outDir, 'favicon.ico'), asIco(await renderMark(32, 1), 32))
}

/** Renders the logo as a PNG of `size` × `size` pixels, centred; the logo takes `share` of the width. */
async function renderMark(size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share)
  const rendered = await sharp(readFileSync(path.join('public', 'favicon.svg')), { density: 72 * (inner / 32) })
    .resize(inner)
    .png()
    .toBuffer()
  // at full width, the logo's own background reaches the edges
  const ground = share === 1 ? { r: 0, g: 0, b: 0, alpha: 0 } : '#211e1a'
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: rendered, gravity: 'centre' }])
    .png()
    .toBuffer()
}

/** Wraps a square PNG of at most 255 pixels in an `.ico` file with a single image; all fields are little-endian. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(1, 4) // the number of images
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // colour plane
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
