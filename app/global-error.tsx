'use client'

import './globals.css'
import { useState } from 'react'
import { Failure } from '@/components/layout/Failure'

/** Returns the attributes of `<html>` (language, theme, texts), which the error page has to set again. */
const readAttributes = () =>
  Object.fromEntries(
    [...document.documentElement.attributes]
      .filter(({ name }) => /^(dir|data-.*)$/.test(name))
      .map(({ name, value }) => [name, value]),
  )

/** The error page for failures of the framework itself, for example because the data of a page's head is truncated. */
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
