import { describe, expect, it } from 'vitest'
import { translateStatement } from './statement'

const joined = (query: string) => translateStatement(`SELECT (${query}) AS s FROM t`)

describe("FOR XML PATH('')", () => {
  it('joins the texts of the rows in their order, with the characters of XML escaped', async () => {
    const sql = (await joined("SELECT ',' + u.a FROM u WHERE u.b = t.b ORDER BY u.c DESC FOR XML PATH('')")).replace(
      /\s+/g,
      ' ',
    )
    expect(sql).toContain('ORDER BY xml_key_0 DESC NULLS LAST')
    expect(sql).toContain("count(*), count(xml_text), '&'::bpchar) FROM ( SELECT")
    expect(sql).toContain('u.c AS xml_key_0 FROM u WHERE u.b = t.b')
  })

  it('with TYPE and a call of value, it has the type of the call and nothing is escaped', async () => {
    const sql = await joined("SELECT ',' + a FROM u FOR XML PATH(''), TYPE).value('.', 'NVARCHAR(10)'")
    expect(sql).toContain("count(xml_text), ''::bpchar)")
    expect(sql).toContain('AS bpchar(10)) AS s')
  })

  it('with TYPE and a path to the text node, an empty text is NULL', async () => {
    const sql = await joined("SELECT ',' + a FROM u FOR XML PATH(''), TYPE).value('(./text())[1]', 'VARCHAR(MAX)'")
    expect(sql).toContain('NULLIF ((SELECT')
  })

  it.each([
    ["SELECT a FROM u FOR XML PATH('')", 'FOR XML with elements is not translated'],
    ["SELECT a + 'x' AS b FROM u FOR XML PATH('')", 'FOR XML with elements is not translated'],
    ["SELECT b = a + 'x' FROM u FOR XML PATH('')", 'FOR XML with elements is not translated'],
    ["SELECT a + 'x', b + 'y' FROM u FOR XML PATH('')", 'FOR XML with several columns is not translated'],
    ["SELECT a + 'x' FROM u FOR XML PATH('row')", 'FOR XML is not translated'],
    ["SELECT a + 'x' FROM u FOR XML PATH(''), ROOT('r')", 'FOR XML is not translated'],
    ["SELECT a + 'x' FROM u FOR XML PATH(''), TYPE", 'FOR XML … TYPE is not translated'],
    ["SELECT TOP 3 a + 'x' FROM u FOR XML PATH('')", 'FOR XML with TOP is not translated'],
    ["SELECT a + 'x' FROM u UNION ALL SELECT 'y' FOR XML PATH('')", 'FOR XML with UNION is not translated'],
    ['SELECT a FROM u FOR XML AUTO', 'FOR XML is not translated'],
  ])('%s is rejected', async (query, reason) => {
    await expect(joined(query)).rejects.toThrow(reason)
  })
})
