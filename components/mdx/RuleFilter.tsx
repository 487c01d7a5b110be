import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { siteRuleFacets } from '@/lib/site-data/rule-facets'
import type { Locale } from '@/lib/i18n/locales'
import { InlineScript } from '../ui/InlineScript'
import styles from './RuleFilter.module.css'

/** Dispatches an event on which the loader loads the site's scripts, if the URL has a query. */
function startForQuery(): void {
  if (location.search) dispatchEvent(new Event('focusin'))
}

/**
 * A table of rules with a filter form, which `lib/client/page-controls.ts` starts; without JavaScript, only the table is
 * shown.
 */
export async function RuleFilter({ locale, children }: { locale: Locale; children: ReactNode }) {
  const t = await getTranslations({ locale, namespace: 'rules' })
  const labels = await getTranslations({ locale, namespace: 'ruleTexts.labels' })
  const facets = siteRuleFacets(locale)
  return (
    <div data-rule-filter>
      <form className={styles.form} role="search" aria-label={t('filter')}>
        <input className={styles.text} type="search" name="q" aria-label={t('text')} placeholder={t('text')} />
        {(['level', 'statement', 'database'] as const).map((name) => (
          <label key={name}>
            {t(name)}
            <select name={name}>
              <option value="">{t('any')}</option>
              {facets[name].map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <output
          className={styles.count}
          aria-label={t('shown')}
          data-all={labels('all')}
          data-one={t('one')}
          data-many={t.raw('many') as string}
          data-none={t('none')}
        />
      </form>
      {children}
      <InlineScript run={startForQuery} args={[]} />
    </div>
  )
}
