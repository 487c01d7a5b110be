import { paths, publicHref } from '@/lib/config/routes'
import { engineWorker } from '@/lib/config/sql-assets'
import { localeInfo, type Locale } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { sharedContent } from '@/lib/site-data/source'
import { Island } from '../ui/Island'
import { ToolFrame } from '../workbench/ToolFrame'
import { compareHashes, type CompareToolProps } from './compare-props'
import { CompareForm } from './CompareForm'
import { CompareResult } from './CompareResult'
import { examples, refutedExample } from './examples'

/** The tool that compares two statements: a form, and until it is used a finished example, which needs no script. */
export function CompareTool({ locale }: { locale: Locale }) {
  const props: CompareToolProps = {
    texts: messages[locale].compare,
    shared: messages[locale].workbench,
    language: localeInfo[locale].tag,
    worker: engineWorker(),
    rewrites: publicHref('en', paths.rewriteExamples),
    rules: rewriteRules(locale),
    unreached: messages[locale].failure.unreached,
  }
  return (
    <ToolFrame hashes={compareHashes}>
      <Island name="compare" props={props} hashes={compareHashes}>
        <CompareForm {...props} />
        <CompareResult {...props} result={refutedExample} example={examples.refuted} />
      </Island>
    </ToolFrame>
  )
}

/** Returns the rewrite rules, sorted by code. */
function rewriteRules(locale: Locale): CompareToolProps['rules'] {
  return sharedContent()
    .rules.flatMap((family) => family.rules)
    .filter((rule) => 'kind' in rule)
    .map(({ code, name }) => ({ code, name: name[locale].replaceAll('`', '') }))
    .sort((one, other) => one.code.localeCompare(other.code))
}
