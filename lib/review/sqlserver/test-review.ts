import { makeRule } from '../../audit-rules/test-rules'
import { reviewRules, reviewSql } from '../index'

const settings: Readonly<Record<string, string | number>> = {
  CL08: 1024,
  CL12: 'created_at',
  CN03: 'BIGINT',
  CN04: 'required',
  CL16: 'BIT, XML',
  DM14: 10_000,
  NM13: 'tmp_',
  IX06: 900,
  NM06: 'pk_',
  NM01: '^[a-z][a-z0-9_]*$',
  NM02: '^[a-z][a-z0-9_]*$',
}
const tables = `CREATE TABLE dbo.t (id int IDENTITY(1, 1) NOT NULL PRIMARY KEY, v varchar(20) NULL, n nvarchar(20) NULL, d datetime2(7) NOT NULL)
GO
CREATE TABLE dbo.u (id int NOT NULL PRIMARY KEY, k bigint NULL, w dbo.Word NULL)`

/** Reviews T-SQL, for which the tables `t` and `u` are known, and returns `code line:column` of each finding, and of each statement that cannot be read. */
export async function review(sql: string, codes: string): Promise<string[]> {
  const rules = codes.split(' ').map((code) =>
    makeRule(code, {
      databases: 'all',
      ...(settings[code] !== undefined && {
        threshold: { name: { en: 'limit', zh: '上限' }, default: settings[code] },
      }),
    }),
  )
  const known = reviewRules([{ page: 'rules', rules }], 'en')
  const found = await reviewSql(sql, { dialect: 'sqlserver', rules: known, schema: tables })
  return found.map(({ rule, position: { line, column } }) => `${rule} ${line}:${column}`)
}
