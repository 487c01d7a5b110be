import { describe, expect, it } from 'vitest'
import { foreignHint, foreignReason, hasMySqlSyntax, variableReason } from './hints'

describe('hints about another engine’s SQL', () => {
  it('hints about another engine’s SQL name the engine and the replacement', () => {
    expect(foreignHint('SELECT TOP 3 a FROM t')).toBe('TOP is SQL Server’s: write LIMIT at the end')
    expect(foreignHint('SELECT a FROM t WHERE ROWNUM < 3')).toContain('Oracle’s: write LIMIT')
    expect(foreignHint('SELECT a FROM t FORCE INDEX (i)')).toContain('leave them out')
    expect(foreignHint('SELECT a > 1 XOR b > 2 FROM t')).toContain('(a > 1) <> (b > 2)')
    expect(foreignHint('UPDATE t JOIN u ON t.a = u.a SET t.b = u.b')).toContain('UPDATE t SET … FROM u WHERE …')
    expect(foreignHint('DELETE t FROM t JOIN u ON t.a = u.a')).toContain('DELETE FROM t USING u WHERE …')
    expect(foreignHint('SELECT a FROM t')).toBeUndefined()
    expect(foreignHint('DELETE FROM t USING u JOIN v ON u.a = v.a WHERE t.b = u.b')).toBeUndefined()
  })

  it('hints about another engine’s SQL do not name what the translation of MySQL knows', () => {
    expect(foreignReason('SELECT a FROM t FORCE INDEX (i)', true)).toBeUndefined()
    expect(foreignReason('SELECT TOP 3 IFNULL(a, 1) FROM t', true)).toEqual({ id: 'top', values: {} })
    expect(hasMySqlSyntax('INSERT IGNORE INTO t VALUES (1)')).toBe(true)
    expect(hasMySqlSyntax("SELECT 'insert ignore'")).toBe(false)
  })

  it('hints about another engine’s SQL ignore texts and comments', () => {
    expect(foreignHint("SELECT 'select top 3', '@x' -- rownum")).toBeUndefined()
  })

  it('hints about another engine’s SQL detect a variable, but not an operator or an email address', () => {
    expect(variableReason('SELECT a FROM t WHERE b = @b')).toEqual({ id: 'variable', values: { name: '@b' } })
    expect(foreignHint('SELECT @@rowcount')).toContain('@@rowcount is a variable')
    expect(variableReason("SELECT a @> b, @ c, 'x@y' FROM t")).toBeUndefined()
  })
})
