import { parsePlan } from '@/lib/plan/parse'
import type { QueryAdvice, ShownPlan } from '@/lib/index-advisor/result'
import { fillMessage } from '@/lib/text/fill-message'
import tree from '../sql/Plan.module.css'
import { PlanTree } from '../sql/PlanTree'
import tool from '../workbench/Workbench.module.css'
import type { AdvisorToolProps } from './advisor-props'
import styles from './Advisor.module.css'
import type { AdvisorFormat } from './format'

interface QueryProps extends Pick<AdvisorToolProps, 'texts' | 'language'> {
  readonly query: QueryAdvice
  readonly format: AdvisorFormat
}

/** A query with its costs, its plans today and with the indexes, and the existing indexes that it does not use. */
export function AdvisorQuery({ query, format, texts, language }: QueryProps) {
  const { text, error, before, after, unused, isGeneric } = query
  const shared = { texts, language }
  const costs = { before: format.number(before?.cost ?? 0), after: format.number(after?.cost ?? 0) }
  return (
    <>
      <pre tabIndex={0}>{text}</pre>
      {error !== undefined && <p className={tool.error}>{fillMessage(texts.rejected, { message: error })}</p>}
      {before && (
        <p>
          {format.sentences([
            fillMessage(after && after.cost < before.cost ? texts.queryCosts : texts.queryCost, costs),
            ...(isGeneric ? [texts.generic] : []),
          ])}
        </p>
      )}
      <Plan {...shared} plan={before} label={texts.planBefore} />
      {after && before && after.json !== before.json && (
        <Plan {...shared} plan={after} other={before} label={texts.planAfter} />
      )}
      {unused.length > 0 && (
        <details>
          <summary>{texts.unused}</summary>
          <ul className={styles.notes}>
            {unused.map(({ name, forced }) => (
              <li key={name}>
                {forced
                  ? fillMessage(texts.forced, { name, forced: format.number(forced.cost), chosen: costs.before })
                  : fillMessage(texts.unusable, { name })}
                <Plan {...shared} plan={forced} other={before} label={fillMessage(texts.planForced, { name })} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface PlanProps extends Pick<QueryProps, 'texts' | 'language'> {
  readonly plan: ShownPlan | undefined
  /** The plan to compare with; nodes that it lacks are marked. */
  readonly other?: ShownPlan | undefined
  readonly label: string
}

/** A plan that opens on request; nothing if its nodes are not known, as in the example. */
function Plan({ plan, other = plan, label, texts: { planTree }, language }: PlanProps) {
  if (!plan || plan.json === '') return null
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const words = {
    ...planTree,
    cost: (percent: number) => fillMessage(planTree.cost, { percent: number.format(percent) }),
    runs: (count: number) => fillMessage(planTree.runs, { count: number.format(count) }),
  }
  const root = parsePlan(plan.json).root
  return (
    <details>
      <summary>{label}</summary>
      <div className={tree.side}>
        <PlanTree
          plan={root}
          other={other && other.json !== '' ? parsePlan(other.json).root : root}
          {...{ words, number }}
        />
      </div>
    </details>
  )
}
