import { getTranslations } from 'next-intl/server'
import { isToolPage, publicHref } from '@/lib/config/routes'
import { site } from '@/lib/config/site'
import type { ContentPage } from '@/lib/content-model/types'
import { issueUrl } from '@/lib/text/issue-url'
import { Feedback } from './Feedback'

/** Renders “Was this page helpful?” on the server; null if it is off, or if the site has neither analytics nor an issue form. */
export async function FeedbackSlot({ page }: { page: ContentPage }) {
  const { locale } = page
  const { gtag, plausible } = site.analytics
  const { form } = site.feedback
  const hasAnalytics = (gtag.id !== '' || plausible.domain !== '') && !isToolPage(page.path)
  if (site.feedback.state === 'off' || (form === '' && !hasAnalytics)) return null
  const t = await getTranslations({ locale, namespace: 'feedback' })
  const path = publicHref(locale, page.path)
  const facts = { path, locale, question: t('question'), hasAnalytics }
  return <Feedback {...facts} {...(form !== '' && { form, href: issueUrl(form, { title: path }) })} />
}
