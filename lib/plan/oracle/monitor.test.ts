import { expect, it } from 'vitest'
import { findings } from '../analysis/findings'
import { measure } from '../analysis/measure'
import { maskPlans } from '../mask/mask'
import { nodesOf } from '../model'
import { parsePlan } from '../parse'
import { monitor, typical } from './test-plans'

const nodes = (text: string) => nodesOf(parsePlan(text).root)

it('SQL Monitor has estimated and actual rows, and rows of operations that run', () => {
  expect(nodes(monitor).map(({ kind, children }) => [kind, children.length])).toEqual([
    ['SELECT STATEMENT', 1],
    ['SORT AGGREGATE', 1],
    ['HASH JOIN', 2],
    ['TABLE ACCESS FULL', 0],
    ['PX COORDINATOR', 1],
    ['TABLE ACCESS FULL', 0],
  ])
  expect(nodes(monitor)[2]).toMatchObject({ rows: 1, loops: 1, actualRows: 100, cost: 456, spilled: true })
  expect(nodes(monitor)[2]?.details).toEqual([
    ['Temp (Max)', '2M'],
    ['Activity (%)', '44.83'],
  ])
})

it('the estimate for all parallel processes is not compared with the rows of one', () => {
  expect(nodes(monitor)[5]).not.toHaveProperty('rows')
  expect(findings(measure(parsePlan(monitor))).map(({ id, at }) => [id, at])).not.toContainEqual(['overestimate', 5])
})

it('a masked plan of SQL Monitor has the same figures', () => {
  const [masked = ''] = maskPlans([monitor])
  expect(masked).not.toMatch(/MEDIUM|LARGE/)
  expect(nodes(masked).map(({ kind, rows, loops }) => [kind, rows, loops])).toEqual(
    nodes(monitor).map(({ kind, rows, loops }) => [kind, rows, loops]),
  )
})

it('columns with the parent and the order of execution are left out', () => {
  const extended = typical.replace(/^(\|[^|]*\|)/gm, (id) =>
    id.includes('Id') ? `${id} Pid | Ord |` : `${id}   1 |   2 |`,
  )
  expect(parsePlan(extended)).toEqual(parsePlan(typical))
})
