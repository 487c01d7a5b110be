import { makeRule } from '../../audit-rules/test-rules'
import { reviewRules, reviewSql } from '../index'

const settings: Readonly<Record<string, string | number>> = {
  CL07: 20,
  CL08: 1024,
  CL16: 'BIT, XML',
  CN03: 'BIGINT',
  CN04: 'required',
  DM14: 10_000,
  DM46: 'utl_http',
  NM01: '^[a-z][a-z0-9_]*$',
  NM02: '^[a-z][a-z0-9_]*$',
  NM03: '^[a-z][a-z0-9_]*$',
  NM06: 'pk_',
  OP01: '_bak$',
  OP14: 'view, trigger, procedure, function',
}
const tables = `CREATE TABLE hr.t (id NUMBER(10) GENERATED ALWAYS AS IDENTITY PRIMARY KEY, v VARCHAR2(20), d DATE NOT NULL);
CREATE TABLE hr.u (id NUMBER(10) PRIMARY KEY, k NUMBER(5), w hr.word)
/`

/** Returns `code line:column` of each finding, and of each statement that cannot be read. */
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
  const found = await reviewSql(sql, { dialect: 'oracle', rules: known, schema: tables })
  return found.map(({ rule, position: { line, column } }) => `${rule} ${line}:${column}`)
}
