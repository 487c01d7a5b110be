import type { ReactNode } from 'react'

/** A separate root layout without any code of the site. */
export default function BaselineLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>{children}</body>
    </html>
  )
}
