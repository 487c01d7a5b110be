import type { AdvisorResult } from '@/lib/index-advisor/session'
import { advisorWorker } from '@/lib/config/sql-assets'
import { localeInfo, type Locale } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { Island } from '../ui/Island'
import { ToolFrame } from '../workbench/ToolFrame'
import { advisorHashes, type AdvisorToolProps } from './advisor-props'
import { AdvisorForm } from './AdvisorForm'
import { AdvisorView } from './AdvisorView'
import exampleResult from './example-result.json'

/** The index advisor: a form, and until it is used a finished example, which needs no script. */
export function AdvisorTool({ locale }: { locale: Locale }) {
  const props: AdvisorToolProps = {
    texts: messages[locale].indexAdvisor,
    shared: messages[locale].workbench,
    locale,
    language: localeInfo[locale].tag,
    worker: advisorWorker(),
    unreached: messages[locale].failure.unreached,
  }
  return (
    <ToolFrame hashes={advisorHashes}>
      <Island name="index-advisor" props={props} hashes={advisorHashes}>
        <AdvisorForm texts={props.texts} shared={props.shared} />
        <AdvisorView {...props} result={exampleResult as AdvisorResult} title={props.texts.example} />
      </Island>
    </ToolFrame>
  )
}
