import { expect, it } from 'vitest'
import { recognize } from './recognize'

it('a table that psql describes and a query go to the index advisor', () => {
  const described = `shop=# \\d+ orders
                                        Table "public.orders"
   Column    |         Type          | Collation | Nullable |              Default
-------------+-----------------------+-----------+----------+------------------------------------
 id          | bigint                |           | not null | nextval('orders_id_seq'::regclass)
 Customer    | integer               |           |          |
 status      | character varying(20) |           | not null | 'new'::character varying
 label       | text                  |           |          | 'a'::text || 'b'::text
Indexes:
    "orders_pkey" PRIMARY KEY, btree (id)
    "orders_customer" btree ("Customer") WHERE status::text = 'new'::text
    "orders_label" UNIQUE, btree (label) INVALID
Foreign-key constraints:
    "orders_fkey" FOREIGN KEY ("Customer") REFERENCES customers(id)
Access method: heap

shop=# SELECT * FROM orders WHERE status = 'new';
 id | Customer | status | label
----+----------+--------+-------
(0 rows)
`
  const found = recognize(described)
  expect(found).toEqual({
    kind: 'indexes',
    schema: `CREATE TABLE orders (
  id bigint NOT NULL,
  "Customer" integer,
  status character varying(20) NOT NULL DEFAULT 'new'::character varying,
  label text,
  PRIMARY KEY (id)
);
CREATE INDEX orders_customer ON orders USING btree ("Customer") WHERE status::text = 'new'::text;
CREATE UNIQUE INDEX orders_label ON orders USING btree (label);`,
    statistics: '',
    queries: "SELECT * FROM orders WHERE status = 'new';",
    dialect: 'postgresql',
  })
  const typed = described
    .slice(described.indexOf('\n') + 1, described.indexOf(' id | Customer'))
    .replace('shop=# SEL', 'SEL')
  expect(recognize(typed)).toEqual(found)
})

it('a table that an older or a Chinese psql describes is read', () => {
  const columns = `  栏位  |  类型   | 修饰词\n--------+---------+--------\n id     | integer | not null default 7\n`
  expect(recognize(`数据表 "public.t"\n${columns}索引：\n    "t_pkey" PRIMARY KEY, btree (id)\n`)).toMatchObject({
    kind: 'review',
    sql: 'CREATE TABLE t (\n  id integer NOT NULL DEFAULT 7,\n  PRIMARY KEY (id)\n)',
  })
})
