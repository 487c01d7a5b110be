import { getTranslations } from 'next-intl/server'
import { isToolPage, publicHref } from '@/lib/config/routes'
import { site } from '@/lib/config/site'
import type { ContentPage } from '@/lib/content-model/types'
import { issueUrl } from '@/lib/text/issue-url'
import { Island } from '../ui/Island'
import type { FeedbackProps } from './feedback-props'
import styles from './DocMeta.module.css'

/**
 * “Was this page helpful?”: a link to a prefilled issue, so that it works without scripts, or a button if there is no
 * form for issues; a click shows the questions in its place. Null if it is off, or if the site has neither analytics nor
 * a form.
 */
export async function FeedbackSlot({ page }: { page: ContentPage }) {
  const { locale } = page
  const { gtag, plausible } = site.analytics
  const { form } = site.feedback
  const hasAnalytics = (gtag.id !== '' || plausible.domain !== '') && !isToolPage(page.path)
  if (site.feedback.state === 'off' || (form === '' && !hasAnalytics)) return null
  const t = await getTranslations({ locale, namespace: 'feedback' })
  const path = publicHref(locale, page.path)
  const question = t('question')
  const props: FeedbackProps = { path, locale, question, hasAnalytics, ...(form !== '' && { form }) }
  return (
    <Island name="feedback" props={props} className={styles.feedback}>
      {form === '' ? (
        <button type="button" data-action="open">
          {question}
        </button>
      ) : (
        <a href={issueUrl(form, { title: path })} data-action="open">
          {question}
        </a>
      )}
    </Island>
  )
}
