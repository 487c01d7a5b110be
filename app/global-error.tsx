'use client'

import './globals.css'
import { useState } from 'react'
import { Failure } from '@/components/layout/Failure'

/** What the document says of itself – language, colours, texts – which a new document would have to say again. */
const readAttributes = () =>
  Object.fromEntries(
    [...document.documentElement.attributes]
      .filter(({ name }) => /^(dir|data-.*)$/.test(name))
      .map(({ name, value }) => [name, value]),
  )

/** What is left when the framework itself fails, as when the data of a page's head does not arrive whole. */
export default function GlobalError({ error, reset }: { error: unknown; reset: () => void }) {
  const [lang] = useState(() => document.documentElement.lang)
  const [attributes] = useState(readAttributes)
  return (
    <html lang={lang} {...attributes}>
      <body>
        <Failure error={error} reset={reset} whole />
      </body>
    </html>
  )
}
