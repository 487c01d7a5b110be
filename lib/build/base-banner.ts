import path from 'node:path'
import { localeInfo, locales, type Locale } from '../i18n/locales'
import { messages } from '../i18n/messages'
import { minifiedScript } from '../node/minified-script'
import { publicHref } from '../config/routes'

/**
 * Adds the warning about a wrong base URL to a page if it is a home page. `file` is the page's path below the CDN's
 * root. The warning is in a `<template>`, which search engines ignore.
 */
export function withBaseBanner(html: string, file: string): string {
  const locale = locales.find((name) => file === `${publicHref(name, '').slice(1)}index.html`)
  if (locale === undefined) return html
  return html
    .replace('</head>', () => `${template(locale)}</head>`)
    .replace('</body>', () => `${script(locale)}</body>`)
}

/** Returns the markup of the warning, with inline styles, because the style sheets could not be loaded. */
function template(locale: Locale): string {
  const { title, reason, configured, suggested } = messages[locale].baseBanner
  const box = 'border:4px solid #b00020;padding:16px 24px;background:#fff;color:#222;font:16px/1.6 sans-serif'
  return `<template id="__base"><aside id="__base-banner" style="${box}"><p><b>${title}</b></p><p>${reason}</p>\
<p>${configured}<b style="color:#b00020">${publicHref('en', '')}</b></p>\
<p>${suggested}<b id="__url" style="color:#1b6e2a"></b></p></aside></template>`
}

function script(locale: Locale): string {
  const { prefix } = localeInfo[locale]
  const code = minifiedScript(path.join('lib', 'inline-scripts', 'base-banner.ts'), {
    target: 'es5',
    define: {
      PAGE_HREF: JSON.stringify(publicHref(locale, '')),
      BASE_END: prefix === '' ? 'undefined' : `${-`${prefix}/`.length}`,
    },
  })
  return `<script>${code}</script>`
}
