import { beforeAll, expect, it } from 'vitest'
import { exampleInput } from '@/components/index-advisor/example'
import { AdvisorSession, type AdvisorResult } from '@/lib/index-advisor/session'
import { engine, removeDialect } from './engine'
import { formattedJson } from './formatted-json'

beforeAll(removeDialect)

const file = 'components/index-advisor/example-result.json'

/** Leaves out the plans that the page of the tool does not show before it is used. */
function withoutPlans(result: AdvisorResult) {
  if (!result.isCosted) return result
  const queries = result.advice.queries.map(({ before, after, unused, ...query }, at) => {
    const withoutHidden = (plan: typeof before, isShown: boolean) =>
      plan && { cost: plan.cost, json: isShown ? JSON.stringify(JSON.parse(plan.json)) : '' }
    const forced = unused.map(({ forced: found, ...index }) => ({
      ...index,
      ...(found && { forced: { cost: found.cost, json: '' } }),
    }))
    return { ...query, before: withoutHidden(before, at === 0), after: withoutHidden(after, false), unused: forced }
  })
  return { ...result, advice: { ...result.advice, queries } }
}

// after a change, `npx vitest run --project sql index-advisor-example -u` records it again
it('the recorded example of the index advisor is what the tool finds', async () => {
  const { factor, ...input } = exampleInput
  const options = { factor: Number(factor), maxIndexes: 5, maxRanked: 6 }
  const result = await new AdvisorSession(() => Promise.resolve(engine)).run(input, options)
  await expect(await formattedJson(withoutPlans(result))).toMatchFileSnapshot(`../../${file}`)
})
