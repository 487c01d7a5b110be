import { describe, expect, it } from 'vitest'
import { nodesOf } from './model'
import { parsePlan } from './parse'
import { hashJoin } from './test-plans'

const lines = hashJoin.split('\n')
const width = Math.max(...lines.map(({ length }) => length))
const each = (change: (line: string) => string) => lines.map(change).join('\n')

describe('what clients, chats and mails add to a plan', () => {
  const frames: Record<string, string> = {
    'the header and row count of psql': `   QUERY PLAN\n${'-'.repeat(width)}\n${each((line) => ` ${line}`)}\n(17 rows)\n\nTime: 23.412 ms`,
    'the row count of psql in Chinese': `QUERY PLAN\n${'-'.repeat(width)}\n${hashJoin}\n（17 行）`,
    'borders of psql': `+${'-'.repeat(width + 2)}+\n| QUERY PLAN |\n+${'-'.repeat(width + 2)}+\n${each((line) => `| ${line.padEnd(width)} |`)}\n+${'-'.repeat(width + 2)}+`,
    'Unicode borders': `┌${'─'.repeat(width + 2)}┐\n│ QUERY PLAN │\n├${'─'.repeat(width + 2)}┤\n${each((line) => `│ ${line.padEnd(width)} │`)}\n└${'─'.repeat(width + 2)}┘`,
    'continuation marks': each((line) => `${line.padEnd(width)}+`),
    'a border only on the right': each((line) => `${line.padEnd(width)}|`),
    'quotes around lines': each((line) => `"${line.replaceAll('"', '""')}"`),
    'typographic quotes around lines': each((line) => `“${line}”`),
    'a code fence': `\`\`\`sql\n${hashJoin}\n\`\`\``,
    'the marks of a reply': each((line) => `> ${line}`),
    'comments of a script': `EXPLAIN ANALYZE SELECT 1;\n${each((line) => `-- ${line}`)}`,
    'a byte order mark and Windows line ends': `\ufeff${lines.join('\r\n')}`,
    'tabs as indentation': each((line) => line.replaceAll(/ {4}/g, '\t')),
    'no-break spaces': hashJoin.replaceAll('  ', '\u00a0\u00a0'),
    'the statement above it': `postgres=# EXPLAIN (ANALYZE, BUFFERS) SELECT *\npostgres-# FROM orders;\n${hashJoin}`,
    'the first line moved to the right': `      ${hashJoin}`,
    'lines cut at a column': each((line) => (line.length > 90 ? `${line.slice(0, 90)}\n${line.slice(90)}` : line)),
    'the entities of HTML': hashJoin.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    'the expanded output of psql': lines
      .map((line, at) => `-[ RECORD ${at + 1} ]-----------------\nQUERY PLAN | ${line}`)
      .join('\n'),
    'the prefixes of syslog': lines
      .map((line, at) => `Mar 12 10:22:33 db1 postgres[12345]: [5-${at + 2}] #011${line}`)
      .join('\n'),
    'rows as JSON': JSON.stringify(
      lines.map((line) => ({ 'QUERY PLAN': line })),
      undefined,
      2,
    ),
    'lines broken between words': each((line) => line.replace(' (actual', '\n(actual')),
  }

  it.each(Object.entries(frames))('a plan with %s is read like the plan alone', (_, text) => {
    expect(parsePlan(text)).toEqual(parsePlan(hashJoin))
  })

  it.each([
    ['Limit', 'Limit  (cost=0.42..1.00 rows=10 width=4)   ->  Seq Scan on o  (cost=0.42..900.00 rows=15000 width=4)'],
    [
      'Filter',
      '-> Filter: (a = 1)  (cost=5 rows=10) (actual time=0.1..0.2 rows=1 loops=1)     -> Table scan on t  (cost=5 rows=50) (actual time=0.1..0.15 rows=10 loops=1)',
    ],
  ])('a plan in one line that begins with %s has both nodes', (kind, text) => {
    expect(nodesOf(parsePlan(text).root).map((node) => node.kind)).toEqual([kind, expect.stringMatching(/scan/i)])
  })

  it('a plan that has lost its indentation is rebuilt from the kinds of its nodes', () => {
    const plan = parsePlan(each((line) => line.trimStart()))
    expect(plan).toEqual({ ...parsePlan(hashJoin), isRebuilt: true })
  })

  it('JSON is read with `+` at line ends, doubled or typographic quotes, and text around it', () => {
    const json =
      '[\n  {\n    "Plan": {\n      "Node Type": "Seq Scan",\n      "Relation Name": "t",\n      "Filter": "(a = \'x\'::text)"\n    }\n  }\n]'
    const plan = parsePlan(json)
    expect(plan.root).toEqual({
      kind: 'Seq Scan',
      relation: 't',
      details: [['Filter', "(a = 'x'::text)"]],
      children: [],
    })
    const padded = json.split('\n').map((line) => `${line.padEnd(60)}+`)
    expect(parsePlan(`   QUERY PLAN\n-------\n${padded.join('\n')}\n(1 row)`)).toEqual(plan)
    expect(parsePlan(`"${json.replaceAll('"', '""')}"`)).toEqual(plan)
    expect(parsePlan(`[{"QUERY PLAN": ${json}}]`)).toEqual(plan)
    expect(parsePlan(JSON.stringify({ 'QUERY PLAN': json }, undefined, 2))).toEqual(plan)
    expect(parsePlan(json.replaceAll(/"([^"]*)"/g, '“$1”'))).toEqual(plan)
    expect(parsePlan(`LOG:  duration: 12 ms  plan:\n${json}\nLOG:  next`)).toEqual(plan)
    expect(parsePlan(json.replace('(a = ', '(a =\n   '))).toMatchObject({ root: { relation: 't' } })
  })
})
