import type { ReactNode } from 'react'

/** A root of its own: nothing of the site is in it. */
export default function FloorLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>{children}</body>
    </html>
  )
}
