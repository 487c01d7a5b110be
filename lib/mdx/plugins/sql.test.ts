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
