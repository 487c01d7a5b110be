import { paths, publicHref } from '@/lib/config/routes'
import { runWorker } from '@/lib/config/sql-assets'
import { localeInfo, type Locale } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import type { RunResult } from '@/lib/sql-run/result'
import { planArticles } from '../plan/plan-articles'
import { Island } from '../ui/Island'
import { ToolFrame } from '../workbench/ToolFrame'
import exampleResult from './example-result.json'
import { runHashes, type RunToolProps } from './run-props'
import { RunForm } from './RunForm'
import { RunView } from './RunView'

/** The tool that runs SQL: a form, and until it is used a finished example, which needs no script. */
export function RunTool({ locale }: { locale: Locale }) {
  const props: RunToolProps = {
    texts: messages[locale].run,
    shared: messages[locale].workbench,
    planTexts: messages[locale].plan,
    articles: planArticles(locale),
    language: localeInfo[locale].tag,
    worker: runWorker(),
    examples: publicHref('en', paths.sqlExamples),
    unreached: messages[locale].failure.unreached,
  }
  return (
    <ToolFrame hashes={runHashes}>
      <Island name="run" props={props} hashes={runHashes}>
        <RunForm texts={props.texts} shared={props.shared} />
        <RunView {...props} result={exampleResult as RunResult} title={props.texts.example} />
      </Island>
    </ToolFrame>
  )
}
