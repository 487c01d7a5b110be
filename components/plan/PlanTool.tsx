import { localeInfo, type Locale } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { measure } from '@/lib/plan/analysis/measure'
import { exampleSubquery } from '@/lib/plan/examples'
import { parsePlan } from '@/lib/plan/parse'
import { Island } from '../ui/Island'
import { ToolFrame } from '../workbench/ToolFrame'
import { planArticles } from './plan-articles'
import { planHashes, type PlanToolProps } from './plan-props'
import { PlanForm } from './PlanForm'
import { PlanView } from './PlanView'

/** The plan visualiser: a form, and until it is used a finished example, which needs no script. */
export function PlanTool({ locale }: { locale: Locale }) {
  const props: PlanToolProps = {
    texts: messages[locale].plan,
    shared: messages[locale].workbench,
    language: localeInfo[locale].tag,
    articles: planArticles(locale),
    unreached: messages[locale].failure.unreached,
  }
  return (
    <ToolFrame hashes={planHashes}>
      <Island name="plan" props={props} hashes={planHashes}>
        <PlanForm texts={props.texts} shared={props.shared} />
        <PlanView {...props} plan={measure(parsePlan(exampleSubquery))} title={props.texts.example} />
      </Island>
    </ToolFrame>
  )
}
