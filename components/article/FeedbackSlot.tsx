import { getTranslations } from 'next-intl/server'
import { publicHref } from '@/lib/config/routes'
import { site } from '@/lib/config/site'
import type { ContentPage } from '@/lib/content-model/types'
import { Feedback } from './Feedback'

/** The server component of “Was this page helpful?”; nothing if it is switched off or nobody would receive the answer. */
export async function FeedbackSlot({ page }: { page: ContentPage }) {
  const { locale } = page
  const { gtag, plausible } = site.analytics
  const { form } = site.feedback
  const isCounted = gtag.id !== '' || plausible.domain !== ''
  if (site.feedback.state === 'off' || (form === '' && !isCounted)) return null
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
  return (
    <Feedback path={publicHref(locale, page.path)} {...(form !== '' && { form })} isCounted={isCounted} texts={texts} />
  )
}
