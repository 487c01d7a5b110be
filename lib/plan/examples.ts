/** The highest order of some customers by a correlated subquery, recorded from PostgreSQL 18.6 on the example data. */
export const exampleSubquery = `Sort  (cost=50848.78..50849.12 rows=136 width=51) (actual time=446.923..446.949 rows=135.00 loops=1)
  Sort Key: ((SubPlan 1)) DESC
  Sort Method: quicksort  Memory: 22kB
  Buffers: shared hit=25129
  ->  Seq Scan on customer c  (cost=0.00..50843.96 rows=136 width=51) (actual time=1.478..446.667 rows=135.00 loops=1)
        Filter: ((c_acctbal > '5000'::numeric) AND (c_mktsegment = 'BUILDING'::bpchar))
        Rows Removed by Filter: 1365
        Buffers: shared hit=25129
        SubPlan 1
          ->  Aggregate  (cost=373.54..373.55 rows=1 width=32) (actual time=3.300..3.300 rows=1.00 loops=135)
                Buffers: shared hit=25110
                ->  Seq Scan on orders o  (cost=0.00..373.50 rows=15 width=6) (actual time=1.407..3.271 rows=8.99 loops=135)
                      Filter: (o_custkey = c.c_custkey)
                      Rows Removed by Filter: 14991
                      Buffers: shared hit=25110
Planning Time: 9.575 ms
Execution Time: 447.012 ms`

/** The same question as a join with a grouped table, recorded from PostgreSQL 18.6 on the example data. */
export const exampleJoin = `Sort  (cost=481.63..481.97 rows=136 width=51) (actual time=10.754..10.775 rows=135.00 loops=1)
  Sort Key: (max(orders.o_totalprice)) DESC
  Sort Method: quicksort  Memory: 22kB
  Buffers: shared hit=205
  ->  Hash Right Join  (cost=454.20..476.81 rows=136 width=51) (actual time=10.229..10.696 rows=135.00 loops=1)
        Hash Cond: (orders.o_custkey = c.c_custkey)
        Buffers: shared hit=205
        ->  HashAggregate  (cost=411.00..420.99 rows=999 width=36) (actual time=9.889..10.132 rows=1000.00 loops=1)
              Group Key: orders.o_custkey
              Batches: 1  Memory Usage: 137kB
              Buffers: shared hit=186
              ->  Seq Scan on orders  (cost=0.00..336.00 rows=15000 width=10) (actual time=0.006..3.061 rows=15000.00 loops=1)
                    Buffers: shared hit=186
        ->  Hash  (cost=41.50..41.50 rows=136 width=23) (actual time=0.333..0.333 rows=135.00 loops=1)
              Buckets: 1024  Batches: 1  Memory Usage: 11kB
              Buffers: shared hit=19
              ->  Seq Scan on customer c  (cost=0.00..41.50 rows=136 width=23) (actual time=0.043..0.296 rows=135.00 loops=1)
                    Filter: ((c_acctbal > '5000'::numeric) AND (c_mktsegment = 'BUILDING'::bpchar))
                    Rows Removed by Filter: 1365
                    Buffers: shared hit=19
Planning Time: 0.210 ms
Execution Time: 10.844 ms`

/** The correlated subquery as MySQL 8.4 prints it; composed by hand. */
export const exampleMysql = `-> Sort: highest DESC  (cost=1.61e+3 rows=150) (actual time=512..512 rows=135 loops=1)
    -> Filter: ((c.c_mktsegment = 'BUILDING') and (c.c_acctbal > 5000))  (cost=153 rows=15) (actual time=4.1..511 rows=135 loops=1)
        -> Table scan on c  (cost=153 rows=1500) (actual time=0.06..1.4 rows=1500 loops=1)
-> Select #2 (subquery in projection; dependent)
    -> Aggregate: max(o.o_totalprice)  (cost=1.53e+3 rows=1) (actual time=3.75..3.75 rows=1 loops=135)
        -> Filter: (o.o_custkey = c.c_custkey)  (cost=1.38e+3 rows=1500) (actual time=1.6..3.74 rows=8.99 loops=135)
            -> Table scan on o  (cost=1.38e+3 rows=15000) (actual time=0.02..2.6 rows=15000 loops=135)`
