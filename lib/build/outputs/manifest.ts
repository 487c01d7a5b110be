import { localeInfo, locales, pickLocale } from '../../i18n/locales'
import { themeColors } from '../../seo/metadata'
import { withBase } from '../../config/base-path'
import { iconPath, paths, publicHref } from '../../config/routes'
import { site } from '../../config/site'
import { writePageFile } from './write-page-file'

/** Writes the web manifest of every language; `writeIcons` writes its icons. */
export function writeManifests(outDir: string): void {
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
      background_color: themeColors.light,
      theme_color: themeColors.light,
      icons: [
        { src: withBase('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
        { src: withBase(iconPath('icon-192.png')), sizes: '192x192', type: 'image/png' },
        { src: withBase(iconPath('icon-512.png')), sizes: '512x512', type: 'image/png' },
        { src: withBase(iconPath('maskable-512.png')), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }
    writePageFile(outDir, locale, paths.manifest, `${JSON.stringify(manifest, null, 2)}\n`)
  }
}
