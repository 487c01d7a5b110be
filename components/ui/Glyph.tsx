import type { ReactNode } from 'react'

/** The icons of client components, which are part of the scripts; `Icon` contains the icons of server components. */
export const glyphs = {
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  chevron: <path d="m9 6 6 6-6 6" />,
}

/** The `<svg>` element of an icon with a 24-unit viewBox; `globals.css` sets the stroke to the text colour. */
export function IconFrame({ name, size = 20, children }: { name: string; size?: number; children: ReactNode }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      {children}
    </svg>
  )
}

/** A decorative icon of a client component. */
export function Glyph({ name, size }: { name: keyof typeof glyphs; size?: number }) {
  return (
    <IconFrame name={name} size={size}>
      {glyphs[name]}
    </IconFrame>
  )
}
