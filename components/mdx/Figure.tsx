import type { ImgHTMLAttributes } from 'react'
import { findImage } from '@/lib/content-files/images'
import type { Locale } from '@/lib/i18n/locales'
import { Enlarge, WORTH_ZOOM } from './Enlarge'
import styles from './Figure.module.css'

interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  locale: Locale
}

/** An image in a text, whose space is reserved while it loads; if `findImage` returns SVG markup, it is inlined. */
export async function ContentImage({ src = '', alt = '', locale, ...rest }: ImageProps) {
  const { svg, ...image } = await findImage(String(src), locale)
  if (svg === undefined) {
    // eslint-disable-next-line @next/next/no-img-element -- a static site has no server that resizes images
    return <img alt={alt} loading="lazy" decoding="async" {...image} {...rest} />
  }
  const aria = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  // feeds cannot contain SVG markup and reference this file instead
  return <span className={styles.svg} data-file={image.src} {...aria} dangerouslySetInnerHTML={{ __html: svg }} />
}

/** A block image with its caption; wide images can be enlarged. */
export async function Figure({ caption, ...image }: ImageProps & { caption?: string }) {
  const { width = 0 } = await findImage(String(image.src), image.locale)
  return (
    <figure className={styles.figure}>
      <ContentImage {...image} />
      {width > WORTH_ZOOM && <Enlarge locale={image.locale} />}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
