import { localeInfo, type Locale } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { measure } from '@/lib/plan/analysis/measure'
import { exampleSubquery } from '@/lib/plan/examples'
import { parsePlan } from '@/lib/plan/parse'
import { withBase } from '@/lib/config/routes'
import { resolveHref } from '@/lib/site-data/links'
import { InlineScript } from '../ui/InlineScript'
import { articleFiles } from './article-files'
import type { PlanToolProps } from './plan-props'
import { PlanForm } from './PlanForm'
import { PlanIsland } from './PlanIsland'
import { PlanView } from './PlanView'
import styles from './PlanTool.module.css'

/** Dispatches the event on which the loader hydrates the page immediately, if the address holds a plan. */
function hydrateForPlan(): void {
  if (location.hash.startsWith('#plan=')) dispatchEvent(new Event('focusin'))
}

/** The plan visualiser: a form, and until it is used a finished example, which needs no script. */
export function PlanTool({ locale }: { locale: Locale }) {
  const articles = Object.entries(articleFiles).map(([id, file]) => [id, linkTo(file, locale)])
  const props: PlanToolProps = {
    texts: messages[locale].plan,
    language: localeInfo[locale].tag,
    articles: Object.fromEntries(articles) as PlanToolProps['articles'],
    unreached: messages[locale].failure.unreached,
  }
  return (
    <div className={styles.tool}>
      <PlanIsland {...props}>
        <PlanForm texts={props.texts} />
        <PlanView {...props} plan={measure(parsePlan(exampleSubquery))} title={props.texts.example} />
      </PlanIsland>
      <InlineScript run={hydrateForPlan} args={[]} />
    </div>
  )
}

function linkTo(file: string, locale: Locale): string {
  return file.startsWith('#') ? file : withBase(resolveHref(`doc:${file}`, locale))
}
