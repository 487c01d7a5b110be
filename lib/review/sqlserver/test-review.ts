import { makeReview } from '../test-review'

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
const schema = `CREATE TABLE dbo.t (id int IDENTITY(1, 1) NOT NULL PRIMARY KEY, v varchar(20) NULL, n nvarchar(20) NULL, d datetime2(7) NOT NULL)
GO
CREATE TABLE dbo.u (id int NOT NULL PRIMARY KEY, k bigint NULL, w dbo.Word NULL)`

/** Reviews statements for which the tables `t` and `u` are known. */
export const review = makeReview({ dialect: 'sqlserver', schema, settings })
