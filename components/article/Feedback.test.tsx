// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { messages } from '@/lib/i18n/messages'
import { fireEvent, render, screen } from '../test-dom'
import { Feedback } from './Feedback'

const { question } = messages.en.feedback
const issues = {
  form: 'https://example.org/issues/new',
  href: 'https://example.org/issues/new?title=/docs/faq/',
}
const page = { path: '/docs/faq/', locale: 'en' as const, question }

const answers: unknown[] = []
addEventListener('site:feedback', ({ detail }) => answers.push(detail))
beforeEach(() => answers.splice(0))

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('feedback on a page', () => {
  it('without scripts, the question is a link to an issue about the page', () => {
    render(<Feedback {...page} {...issues} hasAnalytics />)
    expect(screen.getByRole('link', { name: 'Was this page helpful?' }).getAttribute('href')).toBe(
      'https://example.org/issues/new?title=/docs/faq/',
    )
  })

  it('an answer is sent to the analytics service, with its reason if the page is not helpful', async () => {
    render(<Feedback {...page} {...issues} hasAnalytics />)
    fireEvent.click(screen.getByRole('link'))
    fireEvent.click(await screen.findByRole('button', { name: 'No' }))
    press('It is hard to understand')
    expect(answers).toEqual([{ helpful: false, reason: 'unclear' }])
    expect(screen.getByRole('status').textContent).toBe('Thank you for your answer.')
    expect(screen.getByRole('link', { name: 'Describe the problem' }).getAttribute('href')).toContain(
      'https://example.org/issues/new?title=/docs/faq/&body=',
    )
  })

  it('the answer “Yes” is sent without a reason, and the focus moves to the thanks', async () => {
    render(<Feedback {...page} hasAnalytics />)
    press('Was this page helpful?')
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(answers).toEqual([{ helpful: true }])
    expect(document.activeElement?.textContent).toBe('Thank you for your answer.')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('without an analytics service, each reason is a link to an issue with the reason', async () => {
    render(<Feedback {...page} {...issues} hasAnalytics={false} />)
    fireEvent.click(screen.getByRole('link'))
    const reason = await screen.findByRole('link', { name: 'It is incorrect or outdated' })
    const { searchParams } = new URL(reason.getAttribute('href') ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      title: '/docs/faq/',
      body: `It is incorrect or outdated\n${location.href}\n`,
    })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('no answer of a reader who asks not to be tracked is sent', async () => {
    vi.stubGlobal('navigator', { ...navigator, doNotTrack: '1' })
    render(<Feedback {...page} hasAnalytics />)
    press('Was this page helpful?')
    expect((await screen.findByRole('status')).textContent).toBe(messages.en.feedbackForm.notSent)
    expect(answers).toEqual([])
  })
})
