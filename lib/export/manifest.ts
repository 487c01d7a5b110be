import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { localeInfo, locales, pickLocale } from '../i18n/locales'
import { grounds } from '../metadata'
import { iconPath, paths, publicHref, withBase } from '../routes'
import { site } from '../site'

/** The icons' files, their width in pixels, and how much of it the sign takes. */
const icons = {
  'icon-192.png': { size: 192, sign: 1 },
  'icon-512.png': { size: 512, sign: 1 },
  // devices cut these to a form of their own
  'maskable-512.png': { size: 512, sign: 0.7 },
  'apple-touch-icon.png': { size: 180, sign: 0.8 },
}

/** Writes each language's web manifest, and the icons that it names. */
export async function writeManifests(outDir: string): Promise<void> {
  for (const locale of locales) {
    const home = publicHref(locale, paths.home)
    const manifest = {
      id: home,
      name: `${site.product.name} – ${pickLocale(site.tagline, locale)}`,
      short_name: site.product.name,
      lang: localeInfo[locale].tag,
      dir: localeInfo[locale].dir,
      start_url: home,
      scope: withBase('/'),
      display: 'minimal-ui',
      background_color: grounds.light,
      theme_color: grounds.light,
      icons: [
        { src: withBase('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
        { src: withBase(iconPath('icon-192.png')), sizes: '192x192', type: 'image/png' },
        { src: withBase(iconPath('icon-512.png')), sizes: '512x512', type: 'image/png' },
        { src: withBase(iconPath('maskable-512.png')), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }
    writeFileSync(path.join(outDir, publicHref(locale, paths.manifest)), `${JSON.stringify(manifest, null, 2)}\n`)
  }
  for (const name of Object.keys(icons) as (keyof typeof icons)[]) await writeIcon(outDir, name)
}

async function writeIcon(outDir: string, name: keyof typeof icons): Promise<void> {
  const { size, sign } = icons[name]
  const inner = Math.round(size * sign)
  const drawn = await sharp(readFileSync(path.join('public', 'favicon.svg')), { density: 72 * (inner / 32) })
    .resize(inner)
    .png()
    .toBuffer()
  const file = path.join(outDir, withBase(iconPath(name)))
  mkdirSync(path.dirname(file), { recursive: true })
  // the sign's own ground reaches to the edges
  const ground = sign === 1 ? { r: 0, g: 0, b: 0, alpha: 0 } : '#211e1a'
  await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png()
    .toFile(file)
}
