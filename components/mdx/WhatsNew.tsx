import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { changeList, type ListedChange } from '@/lib/site-data/changes'
import { feedLinks, feedNames } from '@/lib/site-data/feed-links'
import { formatMonth } from '@/lib/i18n/dates'
import { localeInfo, type Locale } from '@/lib/i18n/locales'
import { feedFiles, paths, publicHref, publicPath } from '@/lib/config/routes'
import { FeedLinks } from '../ui/FeedLinks'
import { FormattedDate } from '../ui/FormattedDate'
import { Link } from '../ui/Link'

/** The list of new posts and revised pages by month, with links to its feeds. */
export async function WhatsNew({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'changes' })
  return (
    <>
      <FeedLinks locale={locale} page={paths.whatsNew} />
      {feedLinks(locale, paths.whatsNew).length > 0 && (
        <p>
          {t.rich('feeds', {
            links: () =>
              feedFiles.map((file, index) => (
                <Fragment key={file}>
                  {index > 0 && ' · '}
                  <a href={publicHref(locale, paths.feed(paths.whatsNew, file))}>{feedNames[file]}</a>
                </Fragment>
              )),
          })}
        </p>
      )}
      {changeList(locale).map(({ month, changes: list }) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <h2 id={`month-${month}`}>{formatMonth(month, locale)}</h2>
          <ul>
            {list.map((change) => (
              <li key={`${change.kind}:${change.page.path}`}>
                <ChangedPage change={change} label={t(change.kind)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** An entry of the list: the page, the kind of the change, its date, and what is new. */
function ChangedPage({ change: { page, date, text }, label }: { change: ListedChange; label: string }) {
  const { locale, contentLocale, path, title } = page
  const lang = contentLocale === locale ? undefined : localeInfo[contentLocale].tag
  return (
    <>
      <Link href={publicPath(locale, path)} lang={lang}>
        {title}
      </Link>
      <br />
      <small>
        {label} · <FormattedDate date={date} locale={locale} />
      </small>
      {text !== undefined && <p lang={lang}>{text}</p>}
    </>
  )
}
