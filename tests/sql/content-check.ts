import { compileBody } from '@/lib/mdx/compile'
import { setupOf } from '@/lib/mdx/plugins/sql'
import { checkPair } from '@/lib/sql-docs/pair'
import { SchemaHolder } from '@/lib/sql-docs/schema-holder'
import { checkFence } from '@/lib/sql-docs/statement'
import { engine } from './engine'

/** The tables on which the fences run. */
export const fixture = {
  schema: 'CREATE TABLE t (a INT, b INT NOT NULL);',
  volume: 'INSERT INTO t SELECT n, n FROM generate_series(1, 5000) n;',
}

/** Returns the results of the fences of a body. */
export async function statements(body: string) {
  const { sql } = await compileBody({ body, file: 'docs/x.mdx', locale: 'en' })
  const schema = `${fixture.schema}\n${setupOf(sql)}`
  const holder = new SchemaHolder(engine)
  const results = []
  for (const statement of sql.statements) results.push(await checkFence(holder, schema, statement))
  return results
}

/** Returns the result of the first pair of a body. */
export async function pair(body: string, holder = new SchemaHolder(engine)) {
  const { sql } = await compileBody({ body, file: 'docs/x.mdx', locale: 'en' })
  const [first] = sql.pairs
  if (!first) throw new Error('no pair')
  return checkPair(holder, first, setupOf(sql), fixture)
}

/** Returns a fence of SQL as Markdown. */
export const fence = (meta: string, sql: string) => `\`\`\`sql ${meta}\n${sql}\n\`\`\`\n\n`
