import { makeReview } from '../test-review'

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
const schema = `CREATE TABLE hr.t (id NUMBER(10) GENERATED ALWAYS AS IDENTITY PRIMARY KEY, v VARCHAR2(20), d DATE NOT NULL);
CREATE TABLE hr.u (id NUMBER(10) PRIMARY KEY, k NUMBER(5), w hr.word)
/`

/** Reviews statements for which the tables `t` and `u` are known. */
export const review = makeReview({ dialect: 'oracle', schema, settings })
