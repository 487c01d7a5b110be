import { PGlite } from '@electric-sql/pglite'
import { readFileSync } from 'node:fs'
const db = new PGlite()
await db.exec(readFileSync('content/sql/tpch.sql','utf8')); await db.exec(readFileSync('content/sql/tpch-volume.sql','utf8'))
await db.exec('VACUUM ANALYZE')
const ex = async (sql: string, opt='FORMAT JSON') => (await db.query<any>(`EXPLAIN (${opt}) ${sql}`)).rows[0]['QUERY PLAN'][0].Plan
const cost = async (sql: string) => (await ex(sql))['Total Cost']
console.log((await db.query('select version()')).rows, (await db.query(`select relname, reltuples from pg_class where relname in ('orders','lineitem','part','customer')`)).rows)
console.log((await db.query(`select indexname, indexdef from pg_indexes where schemaname='public'`)).rows)
await db.exec('DROP INDEX IF EXISTS idx_orders_cust')
// setup
const rev = `SELECT o_custkey, SUM(o_totalprice) FROM orders WHERE o_orderdate >= DATE '1997-01-01' AND o_orderdate < DATE '1997-04-01' GROUP BY o_custkey`
console.log('setup none', await cost(rev))
for (const c of ['(o_orderdate)', '(o_orderdate, o_custkey, o_totalprice)']) {
  await db.exec(`CREATE INDEX tmpx ON orders ${c}`); await db.exec('VACUUM ANALYZE orders')
  console.log('setup', c, await cost(rev), (await db.query(`select pg_relation_size('tmpx')`)).rows)
  await db.exec('DROP INDEX tmpx')
}
// ppv
const a = `SELECT o.o_orderkey, o.o_totalprice FROM orders o JOIN lineitem l ON l.l_orderkey = o.o_orderkey WHERE EXTRACT(YEAR FROM o.o_orderdate) = 1996 AND EXTRACT(MONTH FROM o.o_orderdate) = 5 AND o.o_orderpriority = '1-URGENT' ORDER BY o.o_totalprice DESC LIMIT 20`
const b = `SELECT o.o_orderkey, o.o_totalprice FROM orders o JOIN lineitem l ON l.l_orderkey = o.o_orderkey WHERE o.o_orderdate >= DATE '1996-05-01' AND o.o_orderdate < DATE '1996-06-01' AND o.o_orderpriority = '1-URGENT' ORDER BY o.o_totalprice DESC LIMIT 20`
const show = (n: any, d=0): string => '  '.repeat(d)+[n['Node Type'],n['Relation Name'],n['Index Name'],n['Total Cost'],'plan',n['Plan Rows'],'act',n['Actual Rows'],'loops',n['Actual Loops'],'removed',n['Rows Removed by Filter'],n['Filter']??'',n['Index Cond']??''].join(' ')+'\n'+(n.Plans??[]).map((x:any)=>show(x,d+1)).join('')
for (const [n,q] of [['EXTRACT',a],['range',b]] as const) console.log(n, show(await ex(q,'ANALYZE, FORMAT JSON')))
await db.exec('CREATE INDEX tmpx ON orders (o_orderpriority, o_orderdate)'); await db.exec('VACUUM ANALYZE orders')
for (const [n,q] of [['EXTRACT ix',a],['range ix',b]] as const) console.log(n, show(await ex(q,'ANALYZE, FORMAT JSON')))
await db.exec('DROP INDEX tmpx')
// q17
const brand=`'Brand#23'`, box=`'MED BOX'`
const q = {
orig:`SELECT SUM(l.l_extendedprice) / 7.0 AS avg_yearly FROM lineitem l JOIN part p ON p.p_partkey = l.l_partkey WHERE p.p_brand = 'Brand#23' AND p.p_container = 'MED BOX' AND l.l_quantity < (SELECT 0.2 * AVG(l2.l_quantity) FROM lineitem l2 WHERE l2.l_partkey = p.p_partkey)`,
join:`SELECT SUM(l.l_extendedprice) / 7.0 AS avg_yearly FROM lineitem l JOIN part p ON p.p_partkey = l.l_partkey JOIN (SELECT l_partkey, 0.2 * AVG(l_quantity) AS few FROM lineitem GROUP BY l_partkey) t ON t.l_partkey = p.p_partkey WHERE p.p_brand = 'Brand#23' AND p.p_container = 'MED BOX' AND l.l_quantity < t.few`,
win:`SELECT SUM(t.l_extendedprice) / 7.0 AS avg_yearly FROM (SELECT l.l_extendedprice, l.l_quantity, 0.2 * AVG(l.l_quantity) OVER (PARTITION BY l.l_partkey) AS few FROM lineitem l JOIN part p ON p.p_partkey = l.l_partkey WHERE p.p_brand = 'Brand#23' AND p.p_container = 'MED BOX') t WHERE t.l_quantity < t.few`}
for (const [n,s] of Object.entries(q)) console.log('none', n, await cost(s))
await db.exec('CREATE INDEX i1 ON lineitem (l_partkey, l_quantity, l_extendedprice)'); await db.exec('VACUUM ANALYZE lineitem')
for (const [n,s] of Object.entries(q)) console.log('li', n, await cost(s))
await db.exec('CREATE INDEX i2 ON part (p_brand, p_container)'); await db.exec('VACUUM ANALYZE part')
for (const [n,s] of Object.entries(q)) console.log('both', n, await cost(s))
console.log(show(await ex(q.join)))
