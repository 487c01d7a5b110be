import { describe, expect, it } from 'vitest'
import { translateStatement } from './statement'

const translated = async (sql: string) => (await translateStatement(sql)).replace(/\s+/g, ' ')

describe('statements of MySQL', () => {
  it('names, texts, LIMIT and intervals of MySQL are translated', async () => {
    expect(await translated('SELECT `Id` FROM t WHERE s = "2 x" LIMIT 2, 3')).toBe(
      "SELECT id FROM t WHERE s = '2 x' LIMIT 3 OFFSET 2",
    )
    expect(await translated('SELECT d + INTERVAL 1 DAY FROM t')).toContain("1 * '1 day'::interval")
    expect(await translated('SELECT a <=> b FROM dual')).toBe('SELECT a IS NOT DISTINCT FROM b')
  })

  it.each([
    [String.raw`'it\'s'`, "'it''s'"],
    [String.raw`"x\'y"`, "'x''y'"],
    [String.raw`"x\"y""z''"`, `'x"y"z'''''`],
    [`'a""b''c'`, `'a""b''c'`],
    [String.raw`'a\n\t\r\b\Z\c'`, "'a\n\t\r\b\u001Ac'"],
    [String.raw`'50\%'`, String.raw`E'50\\%'`],
    [String.raw`'50\\%'`, String.raw`E'50\\%'`],
    [String.raw`"a\_b"`, String.raw`E'a\\_b'`],
    ["'a' /* b */ 'c'", "'ac'"],
    ["_utf8mb4'a'", "'a'"],
    ["b'101'", '5'],
    ['0b11', '3'],
  ])('the literal %s has its value in MySQL', async (literal, expected) => {
    expect(await translateStatement(`SELECT ${literal}`)).toBe(`SELECT ${expected}`)
  })

  it('literals after INTERVAL and SEPARATOR have their values in MySQL', async () => {
    expect(await translated('SELECT d + INTERVAL "1" DAY FROM t')).toBe(
      "SELECT d OPERATOR(dialect.@+) '1 day'::interval FROM t",
    )
    expect(await translateStatement(String.raw`SELECT GROUP_CONCAT(s SEPARATOR '\t') FROM t`)).toContain("'\t'")
  })

  it.each(["x'41'", '0x41'])('%s is a number or a text, and rejected', async (literal) => {
    await expect(translateStatement(`SELECT ${literal} FROM t`)).rejects.toThrow(
      `${literal} is not translated from MySQL`,
    )
  })

  it.each(['USER()', 'CURRENT_USER', 'session_user()'])(
    '%s, which depends on the session, is rejected',
    async (call) => {
      const name = call.replace('()', '').toUpperCase()
      await expect(translateStatement(`SELECT ${call} FROM t`)).rejects.toThrow(`${name} is not translated from MySQL`)
      expect(await translated('SELECT user FROM t')).toBe('SELECT "user" FROM t')
    },
  )

  it('STR_TO_DATE with parts of a time only returns a TIME', async () => {
    expect(await translated("SELECT STR_TO_DATE(s, '%H:%i') FROM t")).toContain('::time AS interval)')
    expect(await translated('SELECT STR_TO_DATE(s, f) FROM t')).not.toContain('::')
  })

  it('the character NUL, which PostgreSQL cannot store, is rejected', async () => {
    await expect(translateStatement(String.raw`SELECT 'a\0' FROM t`)).rejects.toThrow('invalid byte sequence')
  })

  it('two hyphens begin a comment only before white space and at the end', async () => {
    expect(await translated('SELECT 5--3 AS a, b FROM t')).toBe('SELECT 5 - -3 AS a, b FROM t')
    expect(await translated('SELECT a -- 3\n, b --\n, c --\t4\n FROM t --')).toBe('SELECT a, b, c FROM t')
    expect(await translated('SELECT a # /*\n, b /* a /* b */ FROM t')).toBe('SELECT a, b FROM t')
  })

  it('a constant in ORDER BY that is not a column number does not sort', async () => {
    expect(await translated('SELECT a, COUNT(*) FROM t GROUP BY a ORDER BY NULL')).not.toContain('ORDER BY')
    expect(await translated("SELECT a FROM t ORDER BY 'x', a")).toBe('SELECT a FROM t ORDER BY a NULLS FIRST')
    expect(await translated('SELECT a FROM t ORDER BY 1')).toBe('SELECT a FROM t ORDER BY 1 NULLS FIRST')
  })

  it('expressions are evaluated as in MySQL', async () => {
    expect(await translated('SELECT a / b FROM t')).toBe('SELECT a OPERATOR(dialect./) b FROM t')
    expect(await translated('SELECT a FROM t ORDER BY a, b DESC')).toBe(
      'SELECT a FROM t ORDER BY a NULLS FIRST, b DESC NULLS LAST',
    )
    expect(await translated('SELECT a, COUNT(*) AS n FROM t GROUP BY a HAVING n > 1')).toContain('HAVING count(*) > 1')
    expect(await translated('SELECT a AS x FROM t HAVING x > 1')).toBe('SELECT a AS x FROM t WHERE a > 1')
  })

  it('a join without a condition in MySQL becomes a CROSS JOIN', async () => {
    expect(await translated('SELECT * FROM a JOIN b WHERE a.x = b.x')).toBe(
      'SELECT * FROM a CROSS JOIN b WHERE a.x = b.x',
    )
    expect(await translated('SELECT * FROM a JOIN b JOIN c ON b.x = c.x')).toBe(
      'SELECT * FROM a CROSS JOIN b JOIN c ON b.x = c.x',
    )
    expect(await translated('SELECT * FROM a NATURAL JOIN b LEFT JOIN c USING (x)')).not.toContain('CROSS')
  })

  it('names that PostgreSQL reserves are quoted', async () => {
    expect(await translated('SELECT user.id AS $f0 FROM user')).toBe('SELECT "user".id AS "$f0" FROM "user"')
  })

  it('CONCAT and GREATEST of a NULL, and a remainder by zero, are NULL as in MySQL', async () => {
    expect(await translated('SELECT CONCAT(a, b)')).toBe('SELECT dialect.concatenated(ARRAY[a::text, b::text])')
    expect(await translated('SELECT GREATEST(a, b)')).toBe(
      'SELECT CASE WHEN a IS NOT NULL AND b IS NOT NULL THEN GREATEST(a, b) END',
    )
    expect(await translated('SELECT a % b')).toBe('SELECT a % (NULLIF (b, 0))')
  })

  it('texts are compared as in MySQL, whatever they are compared with', async () => {
    expect(await translated("SELECT 1 FROM t WHERE n = 'CS'")).toContain("n = 'CS'::text")
    expect(await translated("SELECT 1 FROM t WHERE d LIKE '2020-02%'")).toContain("d::text LIKE '2020-02%'")
  })

  it('changes of several tables and with LIMIT become changes of the rows that a query finds', async () => {
    expect(await translated('DELETE FROM t WHERE a = 1 LIMIT 2')).toBe(
      'WITH changed AS (SELECT t.ctid AS row_0 FROM t WHERE a = 1 LIMIT 2) DELETE FROM "t" AS changed_row USING changed WHERE changed_row.ctid = changed.row_0',
    )
    expect(await translated("UPDATE t x JOIN u ON u.id = x.id SET x.a = u.b, x.s = 'y'")).toContain(
      `UPDATE "t" AS changed_row SET "a" = choice.value_0, "s" = 'y' FROM (SELECT DISTINCT ON (row_0) row_0, value_0 FROM changed)`,
    )
  })

  it('an assignment of an UPDATE of several tables reads a column whose namesake in another table changes', async () => {
    expect(await translated('UPDATE t JOIN u ON u.id = t.id SET t.a = t.a + u.b, t.b = 1')).toContain('"b" = 1')
  })

  it.each([
    ['SELECT a FROM t PARTITION (p0)', 'partition'],
    ["SELECT a FROM t WHERE BINARY s = 'a'", 'collation'],
    ["SELECT a FROM t WHERE s COLLATE utf8mb4_bin = 'a'", 'collation'],
    ["SELECT doc->'$.*' FROM t", 'jsonPath'],
    ['UPDATE IGNORE t SET a = 1', 'ignoredErrors'],
    ['UPDATE t JOIN u ON u.id = t.id SET t.a = 1, t.b = t.a', 'assignmentOrder'],
    ['UPDATE t JOIN u ON u.id = t.id SET t.a = u.a, u.a = t.a', 'assignmentOrder'],
    ['UPDATE t SET a = 1, b = (SELECT max(v) FROM u WHERE id = a)', 'assignedColumn'],
    ['DELETE x FROM t JOIN u ON u.id = t.id', 'unknownTarget'],
    ['DELETE x, y FROM t x JOIN t y ON x.id = y.id', 'changedTwice'],
    ['UPDATE t JOIN u ON u.id = t.id SET a = 1', 'ownerOfColumn'],
  ])('%s has no verdict: %s', async (sql, id) => {
    await expect(translateStatement(sql)).rejects.toMatchObject({ reason: { id } })
  })

  it.each(['JSON_SET(doc, "$.a", 1)', 'JSON_OBJECT("a", a)', 'CONV(a, 10, 16)', 'SHA1(s)'])(
    '%s has no translation, so that it is rejected by name',
    async (call) => {
      await expect(translateStatement(`SELECT ${call} FROM t`)).rejects.toThrow(
        `${call.replace(/\(.*/, '')} is not translated from MySQL: write it with other functions`,
      )
    },
  )

  it.each(['JSON_ARRAY(a, b)', 'JSON_ARRAYAGG(a)', 'JSON_OBJECTAGG(s, a)', 'JSON_VALUE(doc, "$.a")'])(
    '%s is rejected because the function of PostgreSQL has other results',
    async (call) => {
      await expect(translateStatement(`SELECT ${call} FROM t`)).rejects.toThrow(
        `${call.replace(/\(.*/, '')} is not translated from MySQL`,
      )
    },
  )

  it('JSON_TABLE is rejected by name', async () => {
    const source = "JSON_TABLE(t.doc, '$[*]' COLUMNS (v INT PATH '$')) AS x"
    await expect(translateStatement(`SELECT x.v FROM t, ${source}`)).rejects.toThrow(
      'JSON_TABLE is not translated from MySQL',
    )
  })

  it.each(['NOW()', 'CURRENT_TIMESTAMP', 'CURRENT_TIMESTAMP()', 'LOCALTIME', 'LOCALTIME()', 'LOCALTIMESTAMP ()'])(
    '%s is the moment in seconds',
    async (now) => {
      expect(await translated(`SELECT ${now} FROM t`)).toBe('SELECT LOCALTIMESTAMP(0) FROM t')
    },
  )

  it('a moment has as many digits after the second as its argument states', async () => {
    expect(await translated('SELECT NOW(6), CURRENT_TIMESTAMP(3), now FROM t')).toBe(
      'SELECT LOCALTIMESTAMP(6), LOCALTIMESTAMP(3), now FROM t',
    )
  })

  it.each([
    ['CURTIME()', 'LOCALTIME(0)'],
    ['CURRENT_TIME', 'LOCALTIME(0)'],
    ['SYSDATE()', 'LOCALTIMESTAMP(0)'],
    ['UTC_TIMESTAMP()', "LOCALTIMESTAMP(0) - '8 hours'::interval"],
    ['CURDATE()', 'current_date'],
  ])('%s reads the clock', async (clock, expected) => {
    expect((await translated(`SELECT ${clock} FROM t`)).toLowerCase()).toContain(expected.toLowerCase())
  })

  it('a text after AS is a name', async () => {
    expect(await translated('SELECT a AS \'The price\', b AS "n" FROM t')).toBe(
      'SELECT a AS "the price", b AS n FROM t',
    )
  })

  it('a CROSS JOIN with a condition is a join', async () => {
    expect(await translated('SELECT 1 FROM a CROSS JOIN b ON a.x = b.x INNER JOIN c')).toBe(
      'SELECT 1 FROM a JOIN b ON a.x = b.x CROSS JOIN c',
    )
  })

  it('LOG with one argument is the natural logarithm', async () => {
    expect(await translated('SELECT LOG(a), LOG(2, a) FROM t')).toBe('SELECT dialect.ln(a), dialect.log(2, a) FROM t')
  })

  it('a zero divisor raises an error in changes, as in the strict mode', async () => {
    const divisor = '(CASE WHEN b = 0 THEN b OPERATOR(pg_catalog./) b ELSE b END)'
    expect(await translated('UPDATE t SET a = a / b')).toBe(`UPDATE t SET a = a OPERATOR(dialect./) ${divisor}`)
    expect(await translated('DELETE FROM t WHERE a DIV b = 2')).toContain(`a OPERATOR(dialect.//) ${divisor}`)
    expect(await translated('INSERT INTO t (a) SELECT a % b FROM u')).toContain('SELECT a % b FROM u')
    expect(await translated('UPDATE t SET a = MOD(a, b) LIMIT 1')).toContain('mod(a, b)')
    expect(await translated('UPDATE t SET a = a / 2')).toBe('UPDATE t SET a = a OPERATOR(dialect./) 2')
  })

  it('an UPDATE with ORDER BY that computes a unique key has no verdict', async () => {
    const column = { name: 'id', type: 'int4', declared: 'integer', notNull: true, hasDefault: false }
    const table = { name: 't', columns: [column], uniques: [{ columns: ['id'], nullsEqual: false }] }
    const tables = [{ ...table, foreignKeys: [], checks: [], identity: false }]
    await expect(translateStatement('UPDATE t SET id = id + 1 ORDER BY id DESC', tables)).rejects.toThrow(
      'ORDER BY decides whether the change of id raises an error',
    )
    await expect(translateStatement('UPDATE other SET id = id + 1 ORDER BY id DESC', tables)).resolves.toContain(
      'UPDATE',
    )
  })
})
