import { getTranslations } from 'next-intl/server'
import { publicHref } from '@/lib/config/routes'
import { site } from '@/lib/config/site'
import type { ContentPage } from '@/lib/content-model/types'
import { Feedback } from './Feedback'

/** Renders “Was this page helpful?” on the server; null if it is off, or if the site has neither analytics nor an issue form. */
export async function FeedbackSlot({ page }: { page: ContentPage }) {
  const { locale } = page
  const { gtag, plausible } = site.analytics
  const { form } = site.feedback
  const hasAnalytics = gtag.id !== '' || plausible.domain !== ''
  if (site.feedback.state === 'off' || (form === '' && !hasAnalytics)) return null
  const t = await getTranslations({ locale, namespace: 'feedback' })
  const texts = {
    question: t('question'),
    yes: t('yes'),
    no: t('no'),
    why: t('why'),
    missing: t('missing'),
    unclear: t('unclear'),
    wrong: t('wrong'),
    other: t('other'),
    thanks: t('thanks'),
    describe: t('describe'),
    notSent: t('notSent'),
  }
  const path = publicHref(locale, page.path)
  return <Feedback path={path} {...(form !== '' && { form })} hasAnalytics={hasAnalytics} texts={texts} />
}
