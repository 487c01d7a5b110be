import { describe, expect, it } from 'vitest'
import { translateStatement } from './statement'

const translated = async (sql: string) => (await translateStatement(sql)).replace(/\s+/g, ' ')

describe('statements of MySQL', () => {
  it('respells names, texts, LIMIT and intervals', async () => {
    expect(await translated('SELECT `Id` FROM t WHERE s = "x" LIMIT 2, 3')).toBe(
      "SELECT id FROM t WHERE s = 'x' LIMIT 3 OFFSET 2",
    )
    expect(await translated('SELECT d + INTERVAL 1 DAY FROM t')).toContain("1 * '1 day'::interval")
    expect(await translated('SELECT a <=> b FROM dual')).toBe('SELECT a IS NOT DISTINCT FROM b')
  })

  it('keeps what the same words mean in MySQL', async () => {
    expect(await translated('SELECT a / b FROM t')).toBe('SELECT a OPERATOR(dialect./) b FROM t')
    expect(await translated('SELECT a FROM t ORDER BY a, b DESC')).toBe(
      'SELECT a FROM t ORDER BY a NULLS FIRST, b DESC NULLS LAST',
    )
    expect(await translated('SELECT a, COUNT(*) AS n FROM t GROUP BY a HAVING n > 1')).toContain('HAVING count(*) > 1')
    expect(await translated('SELECT a AS x FROM t HAVING x > 1')).toBe('SELECT a AS x FROM t WHERE a > 1')
  })
})
