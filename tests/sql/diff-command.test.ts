import { describe, expect, it } from 'vitest'
import { filesIn, runScript } from './run-script'

const file = filesIn('sql-diff')
const sqlDiff = runScript('scripts/sql/diff.ts')

const schema = file('schema.sql', 'CREATE TABLE t (a INT, b INT NOT NULL);\n')
const notIn = file('not-in.sql', 'SELECT b FROM t WHERE b NOT IN (SELECT a FROM t);\n')
const notExists = file('not-exists.sql', 'SELECT b FROM t WHERE NOT EXISTS (SELECT 1 FROM t u WHERE u.a = t.b);\n')
const antiJoin = file('anti-join.sql', 'SELECT t.b FROM t LEFT JOIN t u ON u.a = t.b WHERE u.a IS NULL;\n')
const broken = file('broken.sql', 'SELECT b\nFROM t WHER a = 1;\n')

describe('npm run sql:diff', () => {
  it('npm run sql:diff prints the number of databases on which two equivalent statements agree, and exits with 0', async () => {
    const { code, out } = await sqlDiff(schema, notExists, antiJoin, '--databases', '200')
    expect(out).toMatch(/^equivalent as far as \d+ databases can tell\n/)
    expect(code).toBe(0)
  })

  it('npm run sql:diff prints the smallest counterexample, and exits with 1', async () => {
    const { code, out } = await sqlDiff(schema, notIn, notExists)
    expect(out).toMatch(
      /^different on 1 row:\n\nINSERT INTO t \(a, b\) VALUES\n {2}\(NULL, \d+\);\n\n-- before\nb\n-\n\(0 rows\)/,
    )
    expect(code).toBe(1)
  })

  it('npm run sql:diff prints the same counterexample for the same seed, as JSON', async () => {
    const runs = await Promise.all([1, 2].map(() => sqlDiff(schema, notIn, notExists, '--json', '--seed', '7')))
    const [first, second] = runs.map(
      ({ out }) => JSON.parse(out) as { verdict: string; counterexample: { inserts: string[] } },
    )
    expect(first?.verdict).toBe('different')
    expect(first?.counterexample).toEqual(second?.counterexample)
  })

  it('npm run sql:diff names file, line and column of a failing statement, and exits with 2', async () => {
    const { code, error } = await sqlDiff(schema, broken, notIn)
    expect(error).toBe(`${broken}:2:13: syntax error at or near "a"\n`)
    expect(code).toBe(2)
  })

  it('npm run sql:diff rejects MySQL’s loose grouping as nondeterministic, and exits with 2', async () => {
    const tables = file(
      'mysql.sql',
      'CREATE TABLE `t` (a INT PRIMARY KEY AUTO_INCREMENT, b INT, c INT) ENGINE=InnoDB;\n',
    )
    const loose = file('loose.sql', 'SELECT b, c FROM t GROUP BY b;\n')
    const strict = file('strict.sql', 'SELECT b, MIN(c) FROM t GROUP BY b;\n')
    const { code, error } = await sqlDiff(tables, loose, strict)
    expect(error).toBe(
      `${loose}: column "t.c" must appear in the GROUP BY clause or be used in an aggregate function; each group has a value per row, and none is selected: group by t.c as well, or write MIN(t.c)\n`,
    )
    expect(code).toBe(2)
  })

  it('npm run sql:diff prints the usage', async () => {
    const { code, error } = await sqlDiff(schema)
    expect(error).toContain('usage: npm run sql:diff -- schema.sql before.sql after.sql')
    expect(code).toBe(2)
  })
})
