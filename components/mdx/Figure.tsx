import type { ImgHTMLAttributes } from 'react'
import { findImage } from '@/lib/content-files/images'
import type { Locale } from '@/lib/i18n/locales'
import { Enlarge, WORTH_ZOOM } from './Enlarge'
import styles from './Figure.module.css'

/** The width at which images are shown: the column of texts, `--column`. */
const SIZES = '(min-width: 45rem) 44rem, 100vw'

interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  locale: Locale
  /** The theme in which the image is shown; in both by default. */
  'data-only'?: string
}

/** An image in a text, whose space is reserved while it loads; if `findImage` returns SVG markup, it is inlined. */
export async function ContentImage({ src = '', alt = '', locale, ...rest }: ImageProps) {
  const { svg, variants = [], ...image } = await findImage(String(src), locale)
  if (svg === undefined) {
    // oxlint-disable-next-line nextjs/no-img-element -- a static site has no server that resizes images
    const original = <img alt={alt} loading="lazy" decoding="async" {...image} {...rest} {...sizeOf(image, rest)} />
    if (variants.length === 0) return original
    const srcSet = variants.map((one) => `${one.src} ${one.width}w`).join(', ')
    return (
      <picture>
        <source type="image/webp" srcSet={srcSet} sizes={rest.width === undefined ? SIZES : `${rest.width}px`} />
        {original}
      </picture>
    )
  }
  const aria = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  // feeds cannot contain SVG markup and reference this file instead
  return (
    <span
      className={styles.svg}
      data-file={image.src}
      data-only={rest['data-only']}
      {...aria}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

/** Returns the width of an image that has only a height in the text: the style sheet derives heights from widths. */
function sizeOf(natural: { width?: number; height?: number }, given: ImgHTMLAttributes<HTMLImageElement>) {
  const height = Number(given.height)
  if (given.width !== undefined || !(height > 0) || !natural.width || !natural.height) return {}
  return { width: Math.round((natural.width / natural.height) * height) }
}

interface FigureProps extends ImageProps {
  caption?: string
  /** The image for the dark theme; `src` is then shown in the light one only. */
  dark?: string
}

/** A block image with its caption; wide images can be enlarged. */
export async function Figure({ caption, dark, ...image }: FigureProps) {
  const { width = 0 } = await findImage(String(image.src), image.locale)
  return (
    <figure className={styles.figure}>
      <ContentImage {...image} {...(dark !== undefined && { 'data-only': 'light' })} />
      {dark !== undefined && <ContentImage {...image} src={dark} data-only="dark" />}
      {width > WORTH_ZOOM && <Enlarge locale={image.locale} />}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
