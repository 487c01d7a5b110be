// @environment jsdom
import { describe, expect, it } from 'vitest'
import { recognize } from '../../recognize/recognize'
import { maskPlans } from '../mask/mask'
import { parsePlan } from '../parse'

// from PostgreSQL 18, without some properties and nodes
const xml = `<explain xmlns="http://www.postgresql.org/2009/explain">
  <Query>
    <Plan>
      <Node-Type>Sort</Node-Type>
      <Parallel-Aware>false</Parallel-Aware>
      <Startup-Cost>21.08</Startup-Cost>
      <Total-Cost>21.09</Total-Cost>
      <Plan-Rows>3</Plan-Rows>
      <Plan-Width>11</Plan-Width>
      <Actual-Rows>4.00</Actual-Rows>
      <Actual-Loops>1</Actual-Loops>
      <Sort-Key>
        <Item>(count(*))</Item>
        <Item>status</Item>
      </Sort-Key>
      <Sort-Method>quicksort</Sort-Method>
      <Sort-Space-Used>17</Sort-Space-Used>
      <Sort-Space-Type>Memory</Sort-Space-Type>
      <Plans>
        <Plan>
          <Node-Type>Aggregate</Node-Type>
          <Strategy>Mixed</Strategy>
          <Partial-Mode>Simple</Partial-Mode>
          <Parent-Relationship>Outer</Parent-Relationship>
          <Startup-Cost>0.00</Startup-Cost>
          <Total-Cost>21.06</Total-Cost>
          <Plan-Rows>3</Plan-Rows>
          <Plan-Width>11</Plan-Width>
          <Actual-Rows>4.00</Actual-Rows>
          <Actual-Loops>1</Actual-Loops>
          <Grouping-Sets>
            <Grouping-Set>
              <Hash-Keys>
                <Hash-Key>
                  <Item>status</Item>
                </Hash-Key>
              </Hash-Keys>
            </Grouping-Set>
            <Grouping-Set>
              <Group-Keys>
                <Group-Key>
                </Group-Key>
              </Group-Keys>
            </Grouping-Set>
          </Grouping-Sets>
          <Plans>
            <Plan>
              <Node-Type>Seq Scan</Node-Type>
              <Parent-Relationship>Outer</Parent-Relationship>
              <Parallel-Aware>true</Parallel-Aware>
              <Relation-Name>orders</Relation-Name>
              <Alias>o</Alias>
              <Startup-Cost>0.00</Startup-Cost>
              <Total-Cost>21.00</Total-Cost>
              <Plan-Rows>4</Plan-Rows>
              <Plan-Width>3</Plan-Width>
              <Actual-Rows>899.00</Actual-Rows>
              <Actual-Loops>1</Actual-Loops>
              <Filter>(((data -&gt;&gt; 'x'::text) IS NULL) AND (id &lt; 900))</Filter>
              <Rows-Removed-by-Filter>101</Rows-Removed-by-Filter>
            </Plan>
          </Plans>
        </Plan>
      </Plans>
    </Plan>
    <Planning-Time>0.345</Planning-Time>
    <Triggers>
      <Trigger>
        <Trigger-Name>audit</Trigger-Name>
        <Relation>orders</Relation>
        <Time>1.5</Time>
        <Calls>3</Calls>
      </Trigger>
    </Triggers>
    <Execution-Time>2.5</Execution-Time>
  </Query>
</explain>`

const text = `Sort  (cost=21.08..21.09 rows=3 width=11) (actual rows=4.00 loops=1)
  Sort Key: (count(*)), status
  Sort Method: quicksort  Memory: 17kB
  ->  MixedAggregate  (cost=0.00..21.06 rows=3 width=11) (actual rows=4.00 loops=1)
        Hash Key: status
        Group Key: ()
        ->  Parallel Seq Scan on orders o  (cost=0.00..21.00 rows=4 width=3) (actual rows=899.00 loops=1)
              Filter: (((data ->> 'x'::text) IS NULL) AND (id < 900))
              Rows Removed by Filter: 101
Planning Time: 0.345 ms
Trigger audit: time=1.500 calls=3
Execution Time: 2.500 ms`

describe('the XML of PostgreSQL', () => {
  it('it is read as the same plan as the text', () => {
    expect(parsePlan(xml)).toEqual({ ...parsePlan(text), format: 'XML' })
  })

  it.each([
    [
      'with the marks of psql',
      xml
        .split('\n')
        .map((line) => ` ${line.padEnd(90)}+`)
        .join('\n'),
    ],
    [
      'in the frame of psql',
      xml
        .split('\n')
        .map((line) => `| ${line.padEnd(90)} |`)
        .join('\n'),
    ],
    ['in a quoted cell', `"${xml.replaceAll('"', '""')}"`],
    ['with a heading and a row count', ` QUERY PLAN \n------------\n${xml}\n(1 row)`],
    ['as auto_explain logs it', xml.replace('<Query>', '<Query-Text>SELECT 1</Query-Text>').replace('</Query>', '')],
  ])('it is read %s', (_, pasted) => {
    expect(parsePlan(pasted)).toEqual(parsePlan(xml))
  })

  it('a second document is not read', () => {
    expect(parsePlan(`${xml}\n${xml}`).hasMore).toBe(true)
  })

  it('a masked plan is in the text format, without names', () => {
    expect(maskPlans([xml])).toEqual(maskPlans([text]))
  })

  it('it goes to the plan visualiser', () => {
    expect(recognize(xml)).toMatchObject({ kind: 'plan', engine: 'PostgreSQL' })
  })

  it.each([
    ['that is cut', xml.slice(0, 900), 'brokenXml'],
    ['with an element that is not closed', xml.replace('</Plan>', ''), 'brokenXml'],
    ['without a plan', xml.replaceAll('Plan>', 'Other>'), 'noPlanInXml'],
    [
      'with 210 levels',
      `<explain xmlns="">${'<Plans><Plan>'.repeat(210)}${'</Plan></Plans>'.repeat(210)}</explain>`,
      'tooDeep',
    ],
  ])('a text %s raises an error', (_, broken, id) => {
    expect(() => parsePlan(broken)).toThrow(expect.objectContaining({ id }))
  })
})
