import { describe, expect, it } from 'vitest'
import { makeReview } from '../test-review'

const review = makeReview({ dialect: 'postgresql', settings: { CN04: 'required', IX06: 767 } })

describe('checks of DDL in PostgreSQL', () => {
  it.each([
    "CREATE TABLE a (id bigint DEFAULT nextval('a_id_seq') PRIMARY KEY)",
    // a dump of a serial column, and of an identity
    "CREATE TABLE a (id integer NOT NULL); ALTER TABLE ONLY a ALTER COLUMN id SET DEFAULT nextval('a_id_seq'::regclass); ALTER TABLE ONLY a ADD CONSTRAINT a_pkey PRIMARY KEY (id)",
    'CREATE TABLE a (id integer PRIMARY KEY); ALTER TABLE a ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME s)',
  ])('the primary key counts in %s', async (sql) => {
    expect(await review(sql, 'CN04')).toEqual([])
  })

  it('a primary key with another default does not count', async () => {
    const sql = 'CREATE TABLE a (id uuid PRIMARY KEY); ALTER TABLE a ALTER COLUMN id SET DEFAULT gen_random_uuid()'
    expect(await review(sql, 'CN04')).toEqual(['CN04 1:17'])
  })

  it('the columns of an index are NOT NULL if a later primary key says so', async () => {
    const sql = 'CREATE TABLE a (id bigint, b bigint); CREATE UNIQUE INDEX a_id ON a (id); CREATE INDEX a_b ON a (b)'
    expect(await review(`${sql}; ALTER TABLE a ADD PRIMARY KEY (id)`, 'IX09')).toEqual(['IX09 1:75'])
  })

  it('an entry of an index has up to 2,704 bytes', async () => {
    expect(await review('CREATE TABLE a (b varchar(676) UNIQUE, c varchar(677) UNIQUE)', 'IX06')).toEqual(['IX06 1:55'])
  })
})
