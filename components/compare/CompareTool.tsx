import { paths, publicHref } from '@/lib/config/routes'
import { engineWorker } from '@/lib/config/sql-assets'
import { localeInfo, type Locale } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { snapshot } from '@/lib/site-data/source'
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
    rules: comparableRules(locale),
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

/** Returns the rewrite rules whose statements are PostgreSQL, by code. */
function comparableRules(locale: Locale): CompareToolProps['rules'] {
  const rules = snapshot().rules.flatMap((family) => family.rules)
  return rules
    .flatMap((rule) => {
      if (!('kind' in rule) || rule.before.marks !== undefined || rule.after.marks !== undefined) return []
      return [{ code: rule.code, name: rule.name[locale].replaceAll('`', '') }]
    })
    .sort((one, other) => one.code.localeCompare(other.code))
}
