import { measure } from '@/lib/plan/analysis/measure'
import { parsePlan } from '@/lib/plan/parse'
import { excerpt } from '@/lib/index-advisor/notes'
import type { QueryAdvice, ShownPlan } from '@/lib/index-advisor/result'
import { fillMessage } from '@/lib/text/fill-message'
import { PlanView } from '../plan/PlanView'
import type { AdvisorToolProps } from './advisor-props'
import styles from './Advisor.module.css'
import type { AdvisorFormat } from './format'

interface QueryProps extends Pick<AdvisorToolProps, 'texts' | 'plan' | 'language'> {
  readonly query: QueryAdvice
  readonly format: AdvisorFormat
}

/** A query with its costs, its plans today and with the indexes, and the existing indexes that it does not use. */
export function AdvisorQuery({ query, format, texts, ...props }: QueryProps) {
  const { text, error, before, after, unused, isGeneric } = query
  const plan = { ...props.plan, language: props.language, title: excerpt(text) }
  const costs = { before: format.number(before?.cost ?? 0), after: format.number(after?.cost ?? 0) }
  return (
    <>
      <pre tabIndex={0}>{text}</pre>
      {error !== undefined && <p className={styles.error}>{fillMessage(texts.rejected, { message: error })}</p>}
      {before && (
        <p>
          {fillMessage(after && after.cost < before.cost ? texts.queryCosts : texts.queryCost, costs)}
          {isGeneric && ` ${texts.generic}`}
        </p>
      )}
      <Plan view={plan} shown={before} label={texts.planBefore} />
      {after && before && after.json !== before.json && <Plan view={plan} shown={after} label={texts.planAfter} />}
      {unused.length > 0 && (
        <details>
          <summary>{texts.unused}</summary>
          <ul className={styles.notes}>
            {unused.map(({ name, forced }) => (
              <li key={name}>
                {forced
                  ? fillMessage(texts.forced, { name, forced: format.number(forced.cost), chosen: costs.before })
                  : fillMessage(texts.unusable, { name })}
                <Plan view={plan} shown={forced} label={fillMessage(texts.planForced, { name })} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface PlanProps {
  readonly view: Omit<Parameters<typeof PlanView>[0], 'plan'>
  readonly shown: ShownPlan | undefined
  readonly label: string
}

/** A plan that opens on request; nothing if its nodes are not known, as in the example. */
function Plan({ view, shown, label }: PlanProps) {
  if (!shown || shown.json === '') return null
  return (
    <details>
      <summary>{label}</summary>
      <PlanView {...view} plan={measure(parsePlan(shown.json))} />
    </details>
  )
}
