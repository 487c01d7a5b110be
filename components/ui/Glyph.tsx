import type { ReactNode } from 'react'

/**
 * The drawings that islands use. They travel to every reader: all others are in `Icon`, which islands do not import.
 */
export const glyphs = {
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  chevron: <path d="m9 6 6 6-6 6" />,
}

/** The frame of a 24-unit drawing; `globals.css` gives all of them their stroke, in the colour of the text around. */
export function Drawing({ name, size = 20, children }: { name: string; size?: number; children: ReactNode }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      {children}
    </svg>
  )
}

/** A decorative icon of an island. */
export function Glyph({ name, size }: { name: keyof typeof glyphs; size?: number }) {
  return (
    <Drawing name={name} size={size}>
      {glyphs[name]}
    </Drawing>
  )
}
