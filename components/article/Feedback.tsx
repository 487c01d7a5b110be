'use client'

import { type MouseEvent, useState } from 'react'
import type { FeedbackProps } from './feedback-props'
import type FeedbackForm from './FeedbackForm'

/**
 * “Was this page helpful?”: a link to a prefilled issue, so that it works without scripts, or a button if there is no
 * form for issues. A click loads the questions and shows them in its place; if that fails, the link is followed.
 */
export function Feedback(props: FeedbackProps) {
  const { href, question } = props
  const [Form, setForm] = useState<typeof FeedbackForm>()
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import('./FeedbackForm').then(
      (code) => setForm(() => code.default),
      () => href && location.assign(href),
    )
  }
  if (Form) return <Form {...props} />
  return href ? (
    <a href={href} onClick={open}>
      {question}
    </a>
  ) : (
    <button type="button" onClick={open}>
      {question}
    </button>
  )
}
