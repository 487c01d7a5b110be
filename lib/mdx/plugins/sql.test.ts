import { describe, expect, it } from 'vitest'
import { compileBody } from '../compile'
import { parseFenceFlags } from '../sql-fence'

const compile = (body: string) => compileBody({ body, file: 'docs/x.mdx', locale: 'en' })
const rewrite = (attributes: string, ...fences: string[]) =>
  `<Rewrite ${attributes}>\n\n${fences.map((sql) => `\`\`\`sql\n${sql}\n\`\`\``).join('\n\n')}\n\n</Rewrite>\n`

describe('the SQL of a body', () => {
  it('the SQL of a body collects fences with their flags and positions', async () => {
    const { sql } = await compile(
      'Text.\n\n```sql mysql title="a.sql"\nSELECT 1;\n```\n\n```sql fails="no column"\nSELECT x;\n```\n',
    )
    expect(sql.statements).toMatchObject([
      { sql: 'SELECT 1;', flags: { dialect: 'mysql', fragment: false }, line: 3, column: 1 },
      { sql: 'SELECT x;', flags: { dialect: 'postgresql', fails: 'no column' }, line: 7 },
    ])
  })

  it('the SQL of a body names the record of a rewrite by a hash of all its inputs', async () => {
    const name = async (body: string) => (await compile(body)).sql.pairs[0]?.record
    const first = await name(rewrite('rule="RW09" kind="equivalent"', 'SELECT 1', 'SELECT 2'))
    expect(first).toMatch(/^[0-9a-f]{12}$/)
    expect(await name(rewrite('rule="RW09" kind="equivalent"', 'SELECT 1', 'SELECT 3'))).not.toBe(first)
    const setup = '```sql setup\nCREATE TABLE t (a INT);\n```\n\n'
    expect(await name(setup + rewrite('rule="RW09" kind="equivalent"', 'SELECT 1', 'SELECT 2'))).not.toBe(first)
  })

  it('the SQL of a body names an example for each fence that PostgreSQL runs, except in a rewrite', async () => {
    const { sql, code } = await compile(
      '```sql setup\nCREATE TABLE t (a INT);\n```\n\n```sql\nSELECT 1;\n```\n\n```sql fails="x"\nSELECT x;\n```\n\n' +
        '```sql parsed\nSELECT 2;\n```\n\n```sql mysql\nSELECT 3;\n```\n\n```sql fragment\nWHERE a\n```\n\n' +
        rewrite('kind="equivalent"', 'SELECT 4', 'SELECT 5') +
        '\n<Plan>\n\n```sql\nSELECT 6\n```\n\n```sql\nSELECT 7\n```\n\n</Plan>\n',
    )
    const named = sql.statements.filter(({ example }) => example !== undefined)
    expect(named.map((one) => [one.sql, one.isInPlan ?? false])).toEqual([
      ['CREATE TABLE t (a INT);', false],
      ['SELECT 1;', false],
      ['SELECT x;', false],
      ['SELECT 6', true],
      ['SELECT 7', true],
    ])
    for (const { example = '' } of named) {
      expect(example).toMatch(/^[\w-]{5}$/)
      expect(code).toContain(example)
    }
  })

  it('an excerpt has the example of its fence, though the setup stands below', async () => {
    const { sql, code, excerpt } = await compile(
      '```sql\nSELECT a FROM t;\n```\n\n{/* truncate */}\n\n```sql setup\nCREATE TABLE t (a INT);\n```\n',
    )
    const [{ example = 'none' } = {}] = sql.statements
    expect([code.includes(example), excerpt?.includes(example)]).toEqual([true, true])
  })

  it('the SQL of a body names an example by its statement, its setup and its rows', async () => {
    const names = async (body: string) => (await compile(body)).sql.statements.map(({ example }) => example)
    const fence = '```sql\nSELECT 1\n```\n'
    const [name] = await names(fence)
    expect(await names(`Text.\n\n${fence}`)).toEqual([name])
    expect((await names(`\`\`\`sql setup\nSELECT 2\n\`\`\`\n\n${fence}`))[1]).not.toBe(name)
    expect((await names(`<Plan index="x">\n\n${fence}\n</Plan>\n`))[0]).not.toBe(name)
  })

  it('the SQL of a body records the plans of a rewrite that requests them, like those of a separate <Plan>', async () => {
    const sides = ['SELECT 1', 'SELECT 2'] as const
    const { pairs } = (await compile(rewrite('rule="RW09" kind="equivalent" plan', ...sides))).sql
    const apart =
      rewrite('rule="RW09" kind="equivalent"', ...sides) +
      '\n' +
      rewrite('', ...sides)
        .replaceAll('Rewrite ', 'Plan')
        .replace('Rewrite', 'Plan')
    expect(pairs.map(({ component }) => component)).toEqual(['Rewrite', 'Plan'])
    expect((await compile(apart)).sql.pairs.map(({ record }) => record)).toEqual(pairs.map(({ record }) => record))
  })

  it('the SQL of a body reports missing attributes and fences of a rewrite or plan', async () => {
    await expect(compile(rewrite('rule="RW09" kind="equivalent"', 'SELECT 1'))).rejects.toThrow('two `sql` fences')
    await expect(compile(rewrite('rule="RW09"', 'SELECT 1', 'SELECT 2'))).rejects.toThrow('kind="equivalent" or')
    await expect(compile(rewrite('rule="RW9" kind="equivalent"', 'SELECT 1', 'SELECT 2'))).rejects.toThrow(
      'the rule of a <Rewrite> must be a code such as rule="RW09", got "RW9"',
    )
    await expect(compile(rewrite('rule="RW09" kind="equivalent" plna', 'SELECT 1', 'SELECT 2'))).rejects.toThrow(
      '<Rewrite> has no “plna” (did you mean “plan”?); known: rule, kind, plan',
    )
    await expect(compile('<Plan>\n\n```sql\nSELECT 1\n```\n\n</Plan>\n')).rejects.toThrow('index="CREATE INDEX …"')
  })

  it('the SQL of a body has the dialect of a rewrite, which its figure names', async () => {
    const body = rewrite('kind="equivalent"', 'SELECT 1', 'SELECT 2').replaceAll('```sql\n', '```sql tsql\n')
    const { sql, code } = await compile(body)
    expect(sql.pairs).toMatchObject([{ dialect: 'sqlserver', before: 'SELECT 1' }])
    expect(code).toContain('engine: "SQL Server"')
    const [postgres] = (await compile(rewrite('kind="equivalent"', 'SELECT 1', 'SELECT 2'))).sql.pairs
    expect(postgres).not.toHaveProperty('dialect')
    expect(sql.pairs[0]?.record).not.toBe(postgres?.record)
  })

  it('the SQL of a body reports a pair of two engines, and of an engine that cannot be compared', async () => {
    const body = rewrite('kind="equivalent"', 'SELECT 1', 'SELECT 2')
    await expect(compile(body.replace('```sql\nSELECT 1', '```sql mysql\nSELECT 1'))).rejects.toThrow(
      'the two fences of a <Rewrite> must have the same engine',
    )
    await expect(compile(body.replaceAll('```sql\n', '```sql tdsql\n'))).rejects.toThrow(
      'a <Rewrite> cannot contain `sql tdsql`; possible: sql, mysql, oracle, tsql',
    )
    await expect(
      compile(body.replaceAll('```sql\n', '```sql mysql\n').replace('kind="equivalent"', 'kind="equivalent" plan')),
    ).rejects.toThrow('<Rewrite plan> explains only statements of PostgreSQL')
  })

  it('the SQL of a body accepts a manual rewrite, which has no rule', async () => {
    const { pairs } = (await compile(rewrite('kind="equivalent"', 'SELECT 1', 'SELECT 2'))).sql
    expect(pairs).toMatchObject([{ component: 'Rewrite', kind: 'equivalent' }])
  })

  it('the SQL of a body has all options of its fences', () => {
    expect(parseFenceFlags('oracle {1,3-5} showLineNumbers title="x y"').dialect).toBe('oracle')
    expect(parseFenceFlags("oracle title='the plan of it' [and its index]").dialect).toBe('oracle')
    expect(() => parseFenceFlags('orcale')).toThrow('did you mean “oracle”')
  })
})
