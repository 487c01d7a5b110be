-- schema
-- different: a dropped NULL branch
SELECT c_custkey FROM customer WHERE c_mktsegment <> 'BUILDING' OR c_mktsegment IS NULL
-- to
SELECT c_custkey FROM customer WHERE c_mktsegment <> 'BUILDING'
-- different: a join that multiplies rows
SELECT c_name FROM customer WHERE c_custkey IN (SELECT o_custkey FROM orders)
-- to
SELECT c_name FROM customer JOIN orders ON o_custkey = c_custkey
-- different: MAX for ALL
SELECT o_orderkey FROM orders WHERE o_totalprice > ALL (SELECT c_acctbal FROM customer)
-- to
SELECT o_orderkey FROM orders WHERE o_totalprice > (SELECT MAX(c_acctbal) FROM customer)
-- different: UNION that removes duplicates
SELECT o_custkey FROM orders WHERE o_orderstatus = 'O' OR o_orderpriority = '1-URGENT'
-- to
SELECT o_custkey FROM orders WHERE o_orderstatus = 'O' UNION SELECT o_custkey FROM orders WHERE o_orderpriority = '1-URGENT'
-- different: HAVING moved without GROUP BY
SELECT COUNT(*) FROM orders HAVING COUNT(*) > 3
-- to
SELECT COUNT(*) FROM orders
-- different: LIMIT pushed without ORDER BY
SELECT o_orderkey FROM (SELECT o_orderkey FROM orders UNION ALL SELECT c_custkey FROM customer) u ORDER BY o_orderkey LIMIT 2
-- to
SELECT o_orderkey FROM ((SELECT o_orderkey FROM orders LIMIT 2) UNION ALL (SELECT c_custkey FROM customer LIMIT 2)) u ORDER BY o_orderkey LIMIT 2
-- different: NOT IN over a nullable column
SELECT c_custkey FROM customer WHERE c_custkey NOT IN (SELECT o_custkey FROM orders)
-- to
SELECT c_custkey FROM customer c WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.o_custkey = c.c_custkey)
-- different: an outer join made inner
SELECT o_orderkey, c_name FROM orders LEFT JOIN customer ON c_custkey = o_custkey
-- to
SELECT o_orderkey, c_name FROM orders JOIN customer ON c_custkey = o_custkey
-- different: a condition moved from ON to WHERE
SELECT c_custkey, o_orderkey FROM customer LEFT JOIN orders ON o_custkey = c_custkey AND o_totalprice > 400000
-- to
SELECT c_custkey, o_orderkey FROM customer LEFT JOIN orders ON o_custkey = c_custkey WHERE o_totalprice > 400000
-- different: the COUNT bug
SELECT c_custkey, (SELECT COUNT(*) FROM orders o WHERE o.o_custkey = c.c_custkey) FROM customer c
-- to
SELECT c_custkey, n FROM customer LEFT JOIN (SELECT o_custkey, COUNT(*) AS n FROM orders GROUP BY o_custkey) g ON o_custkey = c_custkey
-- different: COUNT of a nullable column
SELECT COUNT(*) FROM orders
-- to
SELECT COUNT(o_custkey) FROM orders
-- different: a join eliminated over a nullable foreign key
SELECT o_orderkey FROM orders JOIN customer ON c_custkey = o_custkey
-- to
SELECT o_orderkey FROM orders
-- different: a sum of nothing made zero
SELECT SUM(o_totalprice) FROM orders WHERE o_custkey = 4711
-- to
SELECT COALESCE(SUM(o_totalprice), 0) FROM orders WHERE o_custkey = 4711
-- different: the last day of a range
SELECT o_orderkey FROM orders WHERE o_orderdate BETWEEN '1997-01-01' AND '1998-01-01'
-- to
SELECT o_orderkey FROM orders WHERE o_orderdate >= '1997-01-01' AND o_orderdate < '1998-01-01'
-- different: MIN by an ascending sort that begins with NULL
SELECT MIN(o_totalprice) FROM orders
-- to
SELECT (SELECT o_totalprice FROM orders ORDER BY o_totalprice NULLS FIRST LIMIT 1)
-- different: DISTINCT dropped
SELECT DISTINCT o_custkey FROM orders
-- to
SELECT o_custkey FROM orders
-- different: a projection pushed under DISTINCT
SELECT COUNT(*) FROM (SELECT DISTINCT o_custkey, o_orderstatus FROM orders) d
-- to
SELECT COUNT(*) FROM (SELECT DISTINCT o_custkey FROM orders) d
-- different: a predicate pushed below a window
SELECT o_orderkey, r FROM (SELECT o_orderkey, o_orderstatus, RANK() OVER (ORDER BY o_orderdate) AS r FROM orders) w WHERE o_orderstatus = 'O'
-- to
SELECT o_orderkey, RANK() OVER (ORDER BY o_orderdate) AS r FROM orders WHERE o_orderstatus = 'O'
-- different: keyset paging without a tie-breaker
SELECT o_orderkey FROM orders WHERE (o_orderdate, o_orderkey) > ('1996-05-19', 3) ORDER BY o_orderdate, o_orderkey LIMIT 2
-- to
SELECT o_orderkey FROM orders WHERE o_orderdate > '1996-05-19' ORDER BY o_orderdate, o_orderkey LIMIT 2
-- different: an update split into two that meet
UPDATE orders SET o_orderstatus = 'F' WHERE o_orderstatus = 'O' OR o_orderstatus = 'P'
-- to
UPDATE orders SET o_orderstatus = 'F' WHERE o_orderstatus = 'O'; UPDATE orders SET o_orderstatus = 'O' WHERE o_orderstatus = 'P'

-- equivalent: IN as EXISTS
SELECT c_name FROM customer WHERE c_custkey IN (SELECT o_custkey FROM orders WHERE o_totalprice > 1000)
-- to
SELECT c_name FROM customer c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.o_custkey = c.c_custkey AND o.o_totalprice > 1000)
-- equivalent: NOT EXISTS as an anti-join
SELECT c_custkey FROM customer c WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.o_custkey = c.c_custkey)
-- to
SELECT c_custkey FROM customer LEFT JOIN orders ON o_custkey = c_custkey WHERE o_orderkey IS NULL
-- equivalent: NOT IN with both sides guarded
SELECT c_custkey FROM customer WHERE c_custkey NOT IN (SELECT o_custkey FROM orders WHERE o_custkey IS NOT NULL)
-- to
SELECT c_custkey FROM customer c WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.o_custkey = c.c_custkey)
-- equivalent: ANY as MIN in a filter
SELECT o_orderkey FROM orders WHERE o_totalprice > ANY (SELECT c_acctbal FROM customer)
-- to
SELECT o_orderkey FROM orders WHERE o_totalprice > (SELECT MIN(c_acctbal) FROM customer)
-- equivalent: COUNT above zero as EXISTS
SELECT c_custkey FROM customer c WHERE (SELECT COUNT(*) FROM orders o WHERE o.o_custkey = c.c_custkey) > 0
-- to
SELECT c_custkey FROM customer c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.o_custkey = c.c_custkey)
-- equivalent: MIN as a sort without NULL
SELECT MIN(o_totalprice) FROM orders
-- to
SELECT (SELECT o_totalprice FROM orders WHERE o_totalprice IS NOT NULL ORDER BY o_totalprice LIMIT 1)
-- equivalent: transitive closure
SELECT o_orderkey FROM orders JOIN customer ON c_custkey = o_custkey WHERE o_custkey = 5
-- to
SELECT o_orderkey FROM orders JOIN customer ON c_custkey = o_custkey WHERE o_custkey = 5 AND c_custkey = 5
-- equivalent: a column compared with itself
SELECT o_orderkey FROM orders WHERE o_custkey = o_custkey
-- to
SELECT o_orderkey FROM orders WHERE o_custkey IS NOT NULL
-- equivalent: a predicate pushed into a union
SELECT k FROM (SELECT o_orderkey AS k FROM orders UNION ALL SELECT c_custkey FROM customer) u WHERE k > 3
-- to
SELECT o_orderkey AS k FROM orders WHERE o_orderkey > 3 UNION ALL SELECT c_custkey FROM customer WHERE c_custkey > 3
-- equivalent: an outer join under a null-rejecting filter
SELECT c_name, o_orderkey FROM customer LEFT JOIN orders ON o_custkey = c_custkey WHERE o_orderstatus <> 'F'
-- to
SELECT c_name, o_orderkey FROM customer JOIN orders ON o_custkey = c_custkey WHERE o_orderstatus <> 'F'
-- equivalent: a join eliminated by a foreign key
SELECT o_orderkey FROM orders JOIN customer ON c_custkey = o_custkey
-- to
SELECT o_orderkey FROM orders WHERE o_custkey IS NOT NULL
-- equivalent: a left join eliminated by a key
SELECT o_orderkey FROM orders LEFT JOIN customer ON c_custkey = o_custkey
-- to
SELECT o_orderkey FROM orders
-- equivalent: LIMIT pushed into UNION ALL with its order
SELECT k FROM (SELECT o_orderkey AS k FROM orders UNION ALL SELECT c_custkey FROM customer) u ORDER BY k LIMIT 2 OFFSET 1
-- to
SELECT k FROM ((SELECT o_orderkey AS k FROM orders ORDER BY o_orderkey LIMIT 3) UNION ALL (SELECT c_custkey FROM customer ORDER BY c_custkey LIMIT 3)) u ORDER BY k LIMIT 2 OFFSET 1
-- equivalent: DISTINCT over a key
SELECT DISTINCT o_orderkey, o_custkey FROM orders
-- to
SELECT o_orderkey, o_custkey FROM orders
-- equivalent: grouped by the key alone
SELECT c_custkey, c_name, COUNT(*) FROM customer GROUP BY c_custkey, c_name
-- to
SELECT c_custkey, c_name, COUNT(*) FROM customer GROUP BY c_custkey
-- equivalent: HAVING on a grouping column
SELECT o_custkey, SUM(o_totalprice) FROM orders GROUP BY o_custkey HAVING o_custkey > 3
-- to
SELECT o_custkey, SUM(o_totalprice) FROM orders WHERE o_custkey > 3 GROUP BY o_custkey
-- equivalent: OR split null-safely
SELECT o_custkey FROM orders WHERE o_orderstatus = 'O' OR o_orderpriority = '1-URGENT'
-- to
SELECT o_custkey FROM orders WHERE o_orderstatus = 'O' UNION ALL SELECT o_custkey FROM orders WHERE o_orderpriority = '1-URGENT' AND (o_orderstatus = 'O') IS NOT TRUE
-- equivalent: a year as a range
SELECT o_orderkey FROM orders WHERE EXTRACT(YEAR FROM o_orderdate) = 1997
-- to
SELECT o_orderkey FROM orders WHERE o_orderdate >= '1997-01-01' AND o_orderdate < '1998-01-01'
-- equivalent: a correlated average as a join
SELECT o_orderkey FROM orders o WHERE o_totalprice > (SELECT AVG(i.o_totalprice) FROM orders i WHERE i.o_custkey = o.o_custkey)
-- to
SELECT o.o_orderkey FROM orders o JOIN (SELECT o_custkey, AVG(o_totalprice) AS a FROM orders GROUP BY o_custkey) g ON g.o_custkey = o.o_custkey WHERE o.o_totalprice > g.a
-- equivalent: two counts in one scan
SELECT (SELECT COUNT(*) FROM orders WHERE o_orderstatus = 'O'), (SELECT COUNT(*) FROM orders WHERE o_orderstatus = 'F')
-- to
SELECT COUNT(CASE WHEN o_orderstatus = 'O' THEN 1 END), COUNT(CASE WHEN o_orderstatus = 'F' THEN 1 END) FROM orders
