import type { Locale } from '../i18n/locales'
import { paths, publicPath } from '../config/routes'
import type { LinkTarget } from '../config/site'
import { docById } from './docs'
import { pageQuery } from './page-query'
import { postById } from './posts'

/** A resolved link of the site's configuration. */
export interface ResolvedLink {
  /** Public path or absolute URL. */
  readonly href: string
  readonly external: boolean
}

/** Resolves a link of the configuration in a language; returns undefined if its page does not exist. */
export const resolveTarget = pageQuery(
  'resolveTarget',
  (target: LinkTarget, locale: Locale): ResolvedLink | undefined => {
    if ('href' in target) return { href: target.href, external: true }
    const page = pageOf(target, locale)
    return page === undefined ? undefined : { href: publicPath(locale, page), external: false }
  },
)

function pageOf(target: Exclude<LinkTarget, { href: string }>, locale: Locale) {
  if ('to' in target) return paths[target.to]
  return 'docId' in target ? docById(locale, target.docId)?.path : postById(locale, target.postId)?.path
}
