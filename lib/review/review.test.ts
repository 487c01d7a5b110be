import { describe, expect, it } from 'vitest'
import { makeRule } from '../audit-rules/test-rules'
import { reviewDialects, reviewRules, reviewSchema, reviewSql, type ReviewDialect } from './index'
import { makeReview } from './test-review'

const settings: Readonly<Record<string, string | number>> = { DM14: 10_000, DM37: 2, IX03: 5 }

const review = (
  sql: string,
  codes: string,
  { dialect = 'postgresql', schema }: { dialect?: ReviewDialect; schema?: string } = {},
) => makeReview({ dialect, schema, settings })(sql, codes)

describe('the findings of a review', () => {
  it('a finding has the name, reason and passing SQL of its rule, and the span of the token', async () => {
    const rules = reviewRules([{ page: 'rules', rules: [makeRule('DM03')] }], 'zh')
    expect(await reviewSql('SELECT a,\n  * FROM t', { dialect: 'postgresql', rules })).toEqual([
      {
        rule: 'DM03',
        level: 'warning',
        start: 12,
        end: 13,
        position: { line: 2, column: 3, end: { line: 2, column: 4 } },
        name: rules[0]?.name,
        reason: rules[0]?.reason,
        repair: rules[0]?.repair,
      },
    ])
  })

  it.each(reviewDialects)(
    'a statement that %s rejects is reported at its error, and the others are reviewed',
    async (dialect) => {
      const sql = 'SELECT * FROM a;\nSELECT FROM FROM b;\n\nDELETE FROM c;'
      // the grammar of SQL Server reports the first FROM
      const place = dialect === 'sqlserver' ? '2:8' : '2:13'
      expect(await review(sql, 'DM01 DM03', { dialect })).toEqual(['DM03 1:8', `syntax ${place}`, 'DM01 4:13'])
    },
  )

  it('positions count UTF-16 units, not bytes', async () => {
    expect(await review("SELECT '状态', '😀' AS x, * FROM t", 'DM03')).toEqual(['DM03 1:25'])
  })

  it('semicolons in strings, comments, dollar quotes and routines do not end a statement', async () => {
    expect(await review("SELECT ';' /* ; */, $x$;$x$ FROM t -- ;\nWHERE a = NULL", 'DM29')).toEqual(['DM29 2:7'])
    const trigger =
      'CREATE TRIGGER x BEFORE INSERT ON t FOR EACH ROW BEGIN SET @a = 1; SET @b = 2; END;\nDELETE FROM t;'
    expect((await review(trigger, 'DM01', { dialect: 'mysql' })).at(-1)).toBe('DM01 2:13')
  })

  it('commands of psql and DELIMITER of mysql are ignored', async () => {
    expect(await review('\\restrict abc\nDELETE FROM t;', 'DM01')).toEqual(['DM01 2:13'])
    expect(await review('DELIMITER //\nDELETE FROM t//\nDELIMITER ;', 'DM01', { dialect: 'mysql' })).toEqual([
      'DM01 2:13',
    ])
  })

  it('two hyphens in MySQL are signs, unless white space follows', async () => {
    const sql = 'UPDATE t SET a = a--1 WHERE id = 1;\nUPDATE t SET a = a -- 1 WHERE id = 1\n;'
    expect(await review(sql, 'DM01', { dialect: 'mysql' })).toEqual(['DM01 2:8'])
  })

  it('a column with the name of a command of MySQL does not hide the rest of its line', async () => {
    const sql = 'SELECT delimiter, id FROM formats WHERE id = 1;\nDELETE FROM formats;'
    expect(await review(sql, 'DM01', { dialect: 'mysql' })).toEqual(['DM01 2:13'])
  })

  it.each(reviewDialects)('a statement of %s that is nested too deeply is reported', async (dialect) => {
    const sql = `SELECT ${'ABS('.repeat(10_000)}1${')'.repeat(10_000)};\nDELETE FROM t;`
    expect((await review(sql, 'DM01', { dialect })).map((line) => line.split(' ')[0])).toEqual(['syntax', 'DM01'])
  })

  it('statements that differ in literals are reported once', async () => {
    const sql =
      'SELECT a FROM t WHERE b = 1; SELECT a FROM t WHERE b = 1; SELECT a FROM t WHERE b = 2; SELECT a FROM t WHERE b = 3'
    expect(await review(sql, 'DM45')).toEqual(['DM45 1:59'])
  })

  it('tables of CREATE, INSERT and ALTER in MySQL are reported at their names', async () => {
    expect(
      await review('CREATE TABLE IF NOT EXISTS `t` (a INT);\nINSERT INTO t VALUES (1);', 'CN01 DM04', {
        dialect: 'mysql',
      }),
    ).toEqual(['CN01 1:28', 'DM04 2:13'])
  })

  it('partitions, routines and administrative statements of MySQL are read without its parser', async () => {
    const sql = [
      'CREATE TABLE t (d DATE NOT NULL, a INT, KEY (d)) PARTITION BY RANGE COLUMNS (d) (PARTITION p VALUES LESS THAN (MAXVALUE))',
      "SHOW GLOBAL VARIABLES LIKE 'x'",
      'ALTER TABLE u CONVERT TO CHARACTER SET utf8mb4',
      'ALTER TABLE u ALTER INDEX i INVISIBLE',
      'SELECT a FROM t WHERE a = 1',
    ].join(';\n')
    expect(await review(sql, 'TB04 TB05 DM47 IX14 CS08', { dialect: 'mysql' })).toEqual([
      'TB04 1:14',
      'TB05 1:14',
      'IX14 4:27',
      'DM47 5:15',
    ])
  })

  it('a large object in MySQL is reported, a VARCHAR is not', async () => {
    expect(await review('CREATE TABLE t (a VARCHAR(9), b LONGTEXT)', 'CL09', { dialect: 'mysql' })).toEqual([
      'CL09 1:31',
    ])
  })

  it('a dropped index is reported unless the text creates it again', async () => {
    expect(await review('DROP INDEX i', 'OP04')).toEqual(['OP04 1:1'])
    expect(await review('DROP INDEX i; CREATE INDEX i ON t (a)', 'OP04')).toEqual([])
  })
})

describe('the schema of a review', () => {
  const schema = 'CREATE TABLE o (id INT PRIMARY KEY, c INT); CREATE TABLE d (id INT PRIMARY KEY, c INT NOT NULL);'
  const notIn = (table: string) => `SELECT id FROM o WHERE id NOT IN (SELECT c FROM ${table})`

  it.each(reviewDialects)('NOT IN is reported for nullable columns only in %s', async (dialect) => {
    expect(await review(notIn('o'), 'DM30', { dialect, schema })).toEqual(['DM30 1:24'])
    expect(await review(notIn('d'), 'DM30', { dialect, schema })).toEqual([])
  })

  it('DDL of the text changes the schema for the statements after it', async () => {
    const sql = `${notIn('o')};\nALTER TABLE o ALTER COLUMN c SET NOT NULL;\n${notIn('o')};`
    expect(await review(sql, 'DM30', { schema })).toEqual(['DM30 1:24'])
  })

  it('a review uses its own schema, whatever the last one used or changed', async () => {
    const mend = 'ALTER TABLE o ALTER COLUMN c SET NOT NULL;'
    expect(await review(`${mend} ${notIn('o')}`, 'DM30', { schema })).toEqual([])
    expect(await review(notIn('o'), 'DM30', { schema })).toEqual(['DM30 1:24'])
    expect(await review(notIn('o'), 'DM30', { schema: `${schema} ${mend}` })).toEqual([])
  })

  it('a common table expression hides a table of the same name', async () => {
    const sql = 'WITH o AS (SELECT 1 AS c) SELECT id FROM d WHERE id NOT IN (SELECT c FROM o)'
    expect(await review(sql, 'DM30', { schema })).toEqual([])
  })

  it('a table whose name differs in case only is not taken for an existing one', async () => {
    expect(await review('CREATE TABLE "O" (id INT)', 'OP16', { schema })).toEqual([])
    expect(await review('CREATE TABLE o (id INT)', 'OP16', { schema })).toEqual(['OP16 1:14'])
  })

  it('an unreadable statement of the schema is ignored', async () => {
    expect(await review(notIn('o'), 'DM30', { schema: `CREATE GARBAGE; ${schema}` })).toEqual(['DM30 1:24'])
  })

  it.each(reviewDialects)(
    'a statement of the schema that %s cannot read is a warning at its place',
    async (dialect) => {
      const unread = await reviewSchema(`CREATE TABLE t (a int);\nCREATE TABL u (c int);`, dialect)
      expect(unread).toMatchObject([{ rule: 'syntax', level: 'warning', position: { line: 2, column: 8 } }])
      expect(await reviewSchema(schema, dialect)).toEqual([])
    },
  )
})

describe('checks of statements', () => {
  const cases: [code: string, isReported: boolean, sql: string][] = [
    ['DM01', true, 'DELETE FROM t WHERE 1 = 1 AND a = a'],
    ['DM01', false, 'DELETE FROM t WHERE 1 = 1 AND a = 2'],
    ['DM03', false, 'SELECT COUNT(*) FROM t WHERE EXISTS (SELECT * FROM u)'],
    ['DM13', false, 'SELECT MAX(a) FROM t LIMIT 1'],
    ['DM13', true, 'SELECT a FROM (SELECT a FROM t LIMIT 5) x ORDER BY a'],
    ['DM14', true, 'SELECT a FROM t ORDER BY a LIMIT 5 OFFSET 10001'],
    ['DM14', false, 'SELECT a FROM t ORDER BY a LIMIT 5 OFFSET 10000'],
    ['DM21', true, "SELECT a FROM t WHERE a LIKE CONCAT('%', b)"],
    ['DM21', false, "SELECT a FROM t WHERE a LIKE 'x%'"],
    ['DM23', true, 'SELECT a FROM t WHERE ABS(a) = 5'],
    ['DM23', false, 'SELECT a FROM t WHERE a = ABS(-5)'],
    ['DM23', false, 'SELECT a FROM t WHERE a + b > b'],
    ['DM26', false, 'SELECT a FROM t WHERE a = 1 OR a = 2'],
    ['DM26', true, 'SELECT a FROM t WHERE b > 1 AND (a = 1 OR c = 2)'],
    ['DM27', false, 'SELECT t.a FROM t JOIN u ON u.a = t.a WHERE t.b <> 1'],
    ['DM29', true, 'SELECT a FROM t WHERE a IN (1, NULL)'],
    ['DM29', false, 'UPDATE t SET a = NULL WHERE a IS NOT NULL'],
    ['DM32', false, 'SELECT SUM(a) FROM t'],
    ['DM32', true, 'SELECT SUM(a) - 1 FROM t'],
    ['DM32', false, 'SELECT b, SUM(a) - 1 FROM t GROUP BY b'],
    ['DM34', true, 'SELECT t.a FROM t, u WHERE t.a = 1'],
    ['DM34', false, 'SELECT t.a FROM t, u, v WHERE t.a = u.a AND v.b = u.b'],
    ['DM34', false, 'SELECT t.a, x.m FROM t CROSS JOIN (SELECT MAX(b) AS m FROM u) x'],
    ['DM34', true, 'SELECT t.a, x.m FROM t CROSS JOIN (SELECT MAX(b) AS m FROM u GROUP BY c) x'],
    ['DM34', true, 'SELECT t.a, x.m FROM (SELECT MAX(b) AS m FROM u) x, t, u'],
    ['DM34', false, 'SELECT t.a, x.m FROM (SELECT MAX(b) AS m FROM u) x, t, u WHERE t.a = x.m AND u.a = x.m'],
    [
      'DM34',
      false,
      'WITH c AS (SELECT MAX(b) AS m FROM u), d AS (SELECT MIN(b) AS n FROM u) SELECT c.m, d.n FROM c, d',
    ],
    ['DM37', true, 'SELECT 1 FROM (SELECT 1 FROM (SELECT 1 FROM (SELECT 1) a) b) c'],
    ['DM37', false, 'WITH c AS (SELECT 1 FROM (SELECT 1 FROM (SELECT 1) a) b) SELECT 1 FROM c'],
    ['DM38', true, 'SELECT (SELECT MAX(u.a) FROM u WHERE u.b = t.b) FROM t'],
    ['DM38', false, 'SELECT (SELECT MAX(u.a) FROM u) FROM t'],
    ['DM40', false, 'SELECT 1 UNION ALL SELECT 2'],
    ['DM42', false, 'SELECT a, COUNT(*) FROM t GROUP BY a HAVING COUNT(*) > 1'],
  ]

  // LIMIT is TOP or FETCH in SQL Server, and FETCH in Oracle
  const withoutLimit = cases.filter(([, , sql]) => !sql.includes('LIMIT'))

  it.each([
    ...cases.flatMap((each) => [[...each, 'postgresql'] as const, [...each, 'mysql'] as const]),
    ...withoutLimit.flatMap((each) => [[...each, 'sqlserver'] as const, [...each, 'oracle'] as const]),
  ])('%s reported: %s for %s in %s', async (code, isReported, sql, dialect) => {
    expect((await review(sql, code, { dialect })).map((line) => line.split(' ')[0])).toEqual(isReported ? [code] : [])
  })
})

it('a derived table of a set operation is reported at its first SELECT', async () => {
  const sql = 'SELECT a FROM t CROSS JOIN (SELECT 1 AS k UNION ALL SELECT 2) v'
  expect(await review(sql, 'DM34')).toEqual(['DM34 1:36'])
})

it('an index with NULLs at another place is not redundant', async () => {
  const table = 'CREATE TABLE t (a int); CREATE INDEX i ON t (a);'
  expect(await review(`${table} CREATE INDEX j ON t (a NULLS FIRST);`, 'IX02')).toEqual([])
  expect(await review(`${table} CREATE INDEX j ON t (a NULLS LAST);`, 'IX02')).toHaveLength(1)
})

it('a change in WITH is reviewed like a statement', async () => {
  const archive = 'WITH d AS (DELETE FROM t RETURNING *), e AS (SELECT 1) INSERT INTO old (a) SELECT a FROM d'
  expect(await review(archive, 'DM01')).toEqual(['DM01 1:24'])
  expect(await review(archive.replace('RETURNING', 'WHERE a < 1 RETURNING'), 'DM01')).toEqual([])
})
