import { publicHref, publicUrl, paths } from '@/lib/config/routes'
import { site } from '@/lib/config/site'
import { reviewWorker } from '@/lib/config/sql-assets'
import { localeInfo, type Locale } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { groupByStatement } from '@/lib/review/browser/group'
import { reviewSql } from '@/lib/review/review'
import { splitStatements } from '@/lib/review/tokens'
import { linkedRules } from '@/lib/site-data/review-rules'
import { Island } from '../ui/Island'
import { ToolFrame } from '../workbench/ToolFrame'
import { examplePostgresql } from './examples'
import { reviewHashes, type ReviewToolProps } from './review-props'
import { ReviewForm } from './ReviewForm'
import { ReviewStatements } from './ReviewStatements'
import { selectFindings } from './select-findings'
import tool from '../workbench/Workbench.module.css'
import styles from './ReviewTool.module.css'

/** The review tool: a form, and until it is used a finished example, which needs no script. */
export async function ReviewTool({ locale }: { locale: Locale }) {
  const { prohibited, warning, notice } = messages[locale].ruleTexts.labels
  const props: ReviewToolProps = {
    texts: messages[locale].review,
    shared: messages[locale].workbench,
    levels: { prohibited, warning, notice },
    language: localeInfo[locale].tag,
    worker: reviewWorker(),
    rulesUrl: publicHref(locale, paths.reviewRules),
    site: { name: site.product.name, url: publicUrl(locale, '') },
    unreached: messages[locale].failure.unreached,
  }
  const rules = linkedRules(locale)
  const { sql, dialect } = examplePostgresql
  const findings = await reviewSql(sql, { dialect, rules })
  const found = selectFindings(groupByStatement(splitStatements(sql, dialect), findings), 'warning', 'place')
  return (
    <ToolFrame hashes={reviewHashes}>
      <Island name="review" props={props} hashes={reviewHashes}>
        <ReviewForm texts={props.texts} shared={props.shared} />
        <section className={styles.result} aria-label={props.texts.example}>
          <p className={tool.title}>{props.texts.example}</p>
          <ReviewStatements
            {...{ found, texts: props.texts, levels: props.levels }}
            text={sql}
            hrefs={new Map(rules.map(({ code, href }) => [code, href]))}
          />
        </section>
      </Island>
    </ToolFrame>
  )
}
