import { readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { localeInfo } from '../../../i18n/locales'
import { shareSize, type ShareText } from '../../../seo/share-image'
import { supportedText } from './fonts'

/** The colours of the light theme, copied because an image cannot use the style sheet. */
const ink = { page: '#f7f6f3', text: '#211e1a', accent: '#b03800', brand: '#ff5200' }

type Style = Readonly<Record<string, string | number>>

/** Creates a React element for satori. */
function box(style: Style, ...children: unknown[]): ReactElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } } as unknown as ReactElement
}

function image(src: string, size: number, style: Style = {}): ReactElement {
  return { type: 'img', props: { src, width: size, height: size, style } } as unknown as ReactElement
}

let mark: string | undefined

/** Returns the product's icon in the colours of the light theme as a data URL. */
function markUrl(): string {
  mark ??= `data:image/svg+xml;base64,${readFileSync('public/favicon.svg').toString('base64')}`
  return mark
}

/** Renders a share image as a PNG of 16 colours; `fonts` must contain all characters of `text`. */
export async function renderShareImage(text: ShareText, fonts: Font[]): Promise<Buffer> {
  const svg = await satori(card(text, fonts), { ...shareSize, fonts })
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 6, effort: 1 })
    .toBuffer()
}

function card({ title, section, product, locale }: ShareText, fonts: readonly Font[]): ReactElement {
  return box(
    {
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px 52px',
      background: ink.page,
      borderBottom: `16px solid ${ink.brand}`,
      color: ink.text,
      fontFamily: fonts.map(({ name }) => name).join(', '),
    },
    box({ alignItems: 'center', fontSize: 36 }, image(markUrl(), 64, { marginRight: 20 }), supportedText(product)),
    {
      type: 'div',
      props: {
        lang: localeInfo[locale].tag,
        style: {
          display: 'block',
          fontSize: titleSize(title),
          lineHeight: 1.25,
          lineClamp: 4,
          wordBreak: 'break-word',
        },
        children: supportedText(title),
      },
    },
    box({ height: 44, fontSize: 36, color: ink.accent }, supportedText(section)),
  )
}

/** Returns the font size of a title, which decreases with its length; a Chinese character counts as two letters. */
function titleSize(title: string): number {
  const width = [...title].reduce((sum, character) => sum + (/[\u2e80-\uffef]/.test(character) ? 2 : 1), 0)
  return width <= 44 ? 84 : width <= 80 ? 68 : 56
}
