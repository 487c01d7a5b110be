import { describe, expect, it } from 'vitest'
import { filesIn, runScript } from './run-script'

const file = filesIn('review')
const review = runScript('scripts/sql/review.ts')

const bad = file('bad.sql', 'SELECT id FROM t WHERE id NOT IN (SELECT a FROM t);\n\nDELETE FROM t;\n')
const good = file('good.sql', 'SELECT id FROM t WHERE id = 1;\n')
const schema = file('schema.sql', 'CREATE TABLE t (id INT PRIMARY KEY, a INT);\n')

describe('npm run review', () => {
  it('npm run review prints the prohibited findings of a file, and exits with 1', async () => {
    const { code, out } = await review(bad, '--level', 'prohibited')
    expect(out).toBe(`${bad}:3:13 prohibited DM01 UPDATE or DELETE without a condition\n`)
    expect(code).toBe(1)
  })

  it('npm run review prints nothing for a file without findings, and exits with 0', async () => {
    expect(await review(good, '--schema', schema)).toEqual({ code: 0, out: '', error: '' })
  })

  it('npm run review warns about a schema that cannot be read, whatever the level, and exits as without it', async () => {
    const broken = file('broken.sql', 'CREATE TABLE t (id INT);\nCREATE TABL u (id INT);\n')
    const { code, out } = await review(good, '--schema', broken, '--level', 'prohibited')
    expect(out).toBe(`${broken}:2:8 warning syntax syntax error at or near "TABL"\n`)
    expect(code).toBe(0)
  })

  it('npm run review reads MySQL and a schema, and prints names in Chinese', async () => {
    const options = ['--schema', schema, '--dialect', 'mysql', '--locale', 'zh', '--level', 'prohibited']
    const { out } = await review(bad, ...options)
    expect(out.split('\n')[0]).toMatch(/bad\.sql:1:24 prohibited DM30 .*\p{Script=Han}/u)
  })

  it('npm run review prints JSON and SARIF', async () => {
    const { out: json } = await review(bad, good, '--json')
    expect(JSON.parse(json)).toHaveProperty('findings.0.file', bad)
    const { out: sarif } = await review(bad, '--sarif')
    expect(JSON.parse(sarif)).toHaveProperty('runs.0.tool.driver.rules.0.helpUri')
  })

  it('npm run review names a missing file and an unknown dialect, and exits with 2', async () => {
    expect(await review('none.sql')).toEqual({ code: 2, out: '', error: 'none.sql: there is no such file\n' })
    const { code, error } = await review(good, '--dialect', 'db2')
    expect([code, error]).toEqual([2, 'there is no dialect “db2”; known: postgresql, mysql, sqlserver, oracle\n'])
  })
})
