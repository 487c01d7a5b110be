// @environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { messages } from '@/lib/i18n/messages'
import { fireEvent, render, screen } from '../test-dom'
import { FeedbackForm } from './FeedbackForm'

const { question } = messages.en.feedback
const issues = { form: 'https://example.org/issues/new' }
const page = { path: '/docs/faq/', locale: 'en' as const, question }

const answers: unknown[] = []
addEventListener('site:feedback', ({ detail }) => answers.push(detail))
beforeEach(() => answers.splice(0))

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('feedback on a page', () => {
  it('an answer is sent to the analytics service, with its reason if the page is not helpful', () => {
    render(<FeedbackForm {...page} {...issues} hasAnalytics />)
    press('No')
    press('It is hard to understand')
    expect(answers).toEqual([{ helpful: false, reason: 'unclear' }])
    expect(screen.getByRole('status').textContent).toBe('Thank you for your answer.')
    expect(screen.getByRole('link', { name: 'Describe the problem' }).getAttribute('href')).toContain(
      'https://example.org/issues/new?title=/docs/faq/&body=',
    )
  })

  it('the answer “Yes” is sent without a reason, and the focus moves to the thanks', () => {
    render(<FeedbackForm {...page} hasAnalytics />)
    press('Yes')
    expect(answers).toEqual([{ helpful: true }])
    expect(document.activeElement?.textContent).toBe('Thank you for your answer.')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('without an analytics service, each reason is a link to an issue with the reason', () => {
    render(<FeedbackForm {...page} {...issues} hasAnalytics={false} />)
    const reason = screen.getByRole('link', { name: 'It is incorrect or outdated' })
    const { searchParams } = new URL(reason.getAttribute('href') ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      title: '/docs/faq/',
      body: `It is incorrect or outdated\n${location.href}\n`,
    })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('no answer of a reader who asks not to be tracked is sent', () => {
    vi.stubGlobal('navigator', { ...navigator, doNotTrack: '1' })
    render(<FeedbackForm {...page} hasAnalytics />)
    expect(screen.getByRole('status').textContent).toBe(messages.en.feedbackForm.notSent)
    expect(answers).toEqual([])
  })
})
