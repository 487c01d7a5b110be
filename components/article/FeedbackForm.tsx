import { useEffect, useRef, useState } from 'react'
import { issueUrl } from '@/lib/text/issue-url'
import { sendFeedback } from '@/lib/client/feedback'
import feedbackForm from '@/messages/feedback-form.json'
import { feedbackReasons, type FeedbackProps } from './feedback-props'

/**
 * The questions of “Was this page helpful?”. The answers go to the analytics service; without one, or for a reader who
 * asks not to be tracked, each reason is a link to a prefilled issue.
 */
export function FeedbackForm({ path, form, hasAnalytics, locale, question }: FeedbackProps) {
  const texts = feedbackForm[locale]
  const [canSend] = useState(() => hasAnalytics && navigator.doNotTrack !== '1' && !hasPrivacyControl())
  const [step, setStep] = useState<'question' | 'reason' | 'thanks'>(canSend ? 'question' : 'reason')
  const [isHelpful, setHelpful] = useState(true)
  const group = useRef<HTMLDivElement>(null)
  // the clicked control is no longer in the page
  useEffect(() => group.current?.focus(), [step])

  const finish = (helpful: boolean, reason?: string) => {
    sendFeedback({ helpful, ...(reason !== undefined && { reason }) })
    setHelpful(helpful)
    setStep('thanks')
  }
  const issue = (words: string) =>
    form && issueUrl(form, { title: path, body: `${words}\n${location.href.replace(/#\w+=.*/, '')}\n`.trimStart() })
  if (!canSend && !form) return <strong role="status">{texts.notSent}</strong>
  const text = { question, reason: texts.why, thanks: texts.thanks }[step]
  return (
    <div ref={group} role="group" tabIndex={-1} aria-label={text} style={{ display: 'contents' }}>
      <strong role={step === 'thanks' ? 'status' : undefined}>{text}</strong>
      {step === 'question' && (
        <>
          <button type="button" onClick={() => finish(true)}>
            {texts.yes}
          </button>
          <button type="button" onClick={() => setStep('reason')}>
            {texts.no}
          </button>
        </>
      )}
      {step === 'reason' &&
        feedbackReasons.map((reason) =>
          canSend ? (
            <button key={reason} type="button" onClick={() => finish(false, reason)}>
              {texts[reason]}
            </button>
          ) : (
            <a key={reason} href={issue(texts[reason])} target="_blank" rel="noopener noreferrer">
              {texts[reason]}
            </a>
          ),
        )}
      {step === 'thanks' && !isHelpful && form && (
        <a href={issue('')} target="_blank" rel="noopener noreferrer">
          {texts.describe}
        </a>
      )}
    </div>
  )
}

function hasPrivacyControl(): boolean {
  return Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl)
}
