/** A plan of PostgreSQL 18 with a Hash Join, as `psql -At` prints it. */
export const hashJoin = `Hash Join  (cost=60.00..700.50 rows=7500 width=20) (actual time=1.500..20.000 rows=7000.00 loops=1)
  Hash Cond: (o.customer_id = c.id)
  Buffers: shared hit=380 read=20
  ->  Seq Scan on orders o  (cost=0.00..560.00 rows=30000 width=12) (actual time=0.020..9.000 rows=30000.00 loops=1)
        Filter: (note <> 'a) -> (b'::text)
        Buffers: shared hit=360 read=15
  ->  Hash  (cost=35.00..35.00 rows=500 width=16) (actual time=1.200..1.200 rows=500.00 loops=1)
        Buckets: 1024  Batches: 1  Memory Usage: 30kB
        Buffers: shared hit=20 read=5
        ->  Seq Scan on customers c  (cost=0.00..35.00 rows=500 width=16) (actual time=0.010..0.900 rows=500.00 loops=1)
              Filter: (region = 'north'::text)
              Rows Removed by Filter: 1500
              Buffers: shared hit=20 read=5
Planning:
  Buffers: shared hit=12
Planning Time: 0.300 ms
Execution Time: 21.000 ms`

/** A plan of MySQL 8 with measurements. */
export const mysqlTree = `-> Nested loop inner join  (cost=276.61 rows=500) (actual time=0.050..12.500 rows=480 loops=1)
    -> Filter: (users.email like 'a%')  (cost=101.75 rows=100) (actual time=0.030..2.000 rows=120 loops=1)
        -> Table scan on users  (cost=101.75 rows=1000) (actual time=0.018..1.200 rows=1000 loops=1)
    -> Index lookup on posts using idx_user (user_id = users.id)  (cost=1.25 rows=5) (actual time=0.040..0.080 rows=4 loops=120)`
