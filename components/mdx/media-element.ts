import { createElement, type MediaHTMLAttributes } from 'react'
import { withBase } from '@/lib/config/base-path'
import type { Locale } from '@/lib/i18n/locales'
import type { mediaElements } from '@/lib/mdx/elements'
import { resolveHref } from '@/lib/site-data/links'

interface MediaProps extends Omit<MediaHTMLAttributes<HTMLMediaElement>, 'src'> {
  src?: string
  poster?: string
}

/** Returns the component for an element of a video or sound, which gives its files their public URLs. */
export function mediaElement(name: (typeof mediaElements)[number], locale: Locale) {
  const url = (written: string) => {
    const href = resolveHref(written, locale)
    return href.startsWith('/') && !href.startsWith('//') ? withBase(href) : href
  }
  return ({ src, poster, ...rest }: MediaProps) =>
    createElement(name, {
      ...rest,
      ...(src !== undefined && { src: url(src) }),
      ...(poster !== undefined && { poster: url(poster) }),
    })
}
