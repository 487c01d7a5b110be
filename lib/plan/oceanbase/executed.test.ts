import { describe, expect, it } from 'vitest'
import { findings } from '../analysis/findings'
import { measure } from '../analysis/measure'
import { maskPlans } from '../mask/mask'
import { nodesOf } from '../model'
import { parsePlan } from '../parse'

// the columns of `ExplainColumnName` in the source of OceanBase
const executed = `|ID|OPERATOR                  |NAME|EST.ROWS|EST.TIME(us)|REAL.ROWS|REAL.TIME(us)|IO TIME(us)|CPU TIME(us)|
|0 |SCALAR GROUP BY           |    |1       |1900        |1        |9500         |0          |500         |
|1 |└─NESTED-LOOP JOIN        |    |1000    |1800        |1000     |9400         |0          |1000        |
|2 |  ├─TABLE FULL SCAN       |a   |20      |100         |1000     |9000         |200        |2000        |
|3 |  └─DISTRIBUTED TABLE GET |b   |1       |16          |1000     |9200         |0          |6000        |
Outputs & filters:
  2 - output([a.id]), filter([a.kind = 1])`

describe('the table of OceanBase with REAL columns', () => {
  it('the rows and times of DISPLAY_CURSOR are those of all runs, and the time has no inputs', () => {
    const { root } = parsePlan(executed)
    const [, join, outer, inner] = nodesOf(root)
    expect(nodesOf(root).map(({ actualRows, loops, time }) => [actualRows, loops, time])).toEqual([
      [1, 1, 9.5],
      [1000, 1, 9],
      [1000, 1, 2],
      [1000, 1, 6],
    ])
    expect(join?.details).toEqual([['REAL.TIME(us)', '9400']])
    expect(outer).toMatchObject({
      rows: 20,
      details: [
        ['filter', '[a.kind = 1]'],
        ['REAL.TIME(us)', '9000'],
        ['IO TIME(us)', '200'],
      ],
    })
    // the estimate of one run is not compared
    expect(inner).not.toHaveProperty('rows')
    expect(inner?.details).toEqual([
      ['EST.ROWS', '1'],
      ['REAL.TIME(us)', '9200'],
    ])
    const plan = measure(parsePlan(executed))
    expect(plan.nodes.map(({ ownTime }) => ownTime)).toEqual([0.5, 1, 2, 6])
    expect(findings(plan)).toMatchObject([{ id: 'underestimate', at: 2 }])
    expect(parsePlan(maskPlans([executed])[0] ?? '').root).toMatchObject({ actualRows: 1, time: 9.5 })
  })

  it('a limit may stop a scan, so fewer rows are not a wrong estimate', () => {
    const text = `|ID|OPERATOR         |NAME|EST.ROWS|EST.TIME(us)|REAL.ROWS|REAL.TIME(us)|IO TIME(us)|CPU TIME(us)|
|0 |LIMIT            |    |10      |5           |10       |40           |0          |10          |
|1 |└─TABLE FULL SCAN|a   |1000    |5           |10       |30           |0          |20          |`
    expect(findings(measure(parsePlan(text)))).toEqual([])
  })

  it('a statement that has not ended has zeros, which are no measurements', () => {
    const { root } = parsePlan(executed.replace(/\|\d+ +\|\d+ +\|\d+ +\|\d+ +\|$/gm, '|0|0|0|0|'))
    expect(nodesOf(root).map(({ rows, loops }) => [rows, loops])).toEqual([
      [1, undefined],
      [1000, undefined],
      [20, undefined],
      [1, undefined],
    ])
  })
})
