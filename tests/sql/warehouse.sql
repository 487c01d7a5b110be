-- schema
CREATE TABLE nation (n_nationkey INT PRIMARY KEY, n_name CHAR(25) NOT NULL, n_regionkey INT);
CREATE TABLE customer (c_custkey INT PRIMARY KEY, c_name VARCHAR(25) NOT NULL, c_nationkey INT REFERENCES nation, c_phone CHAR(15), c_acctbal DECIMAL(15,2), c_mktsegment CHAR(10));
CREATE TABLE orders (o_orderkey INT PRIMARY KEY, o_custkey INT REFERENCES customer, o_orderstatus CHAR(1) CHECK (o_orderstatus IN ('O', 'F', 'P')), o_totalprice DECIMAL(15,2) CHECK (o_totalprice >= 0), o_orderdate DATE NOT NULL, o_orderpriority CHAR(15));
CREATE TABLE part (p_partkey INT PRIMARY KEY, p_name VARCHAR(55), p_brand CHAR(10), p_type VARCHAR(25), p_size INT CHECK (p_size > 0), p_container CHAR(10));
CREATE TABLE lineitem (l_orderkey INT REFERENCES orders, l_linenumber INT, l_partkey INT REFERENCES part, l_suppkey INT, l_quantity DECIMAL(15,2), l_extendedprice DECIMAL(15,2), l_discount DECIMAL(15,2), l_shipdate DATE, l_commitdate DATE, l_receiptdate DATE, l_shipmode CHAR(10), PRIMARY KEY (l_orderkey, l_linenumber), CHECK (l_commitdate <= l_receiptdate));

-- equivalent: Q4 as a semi-join by IN
SELECT o_orderpriority, COUNT(*) FROM orders WHERE o_orderdate >= '1993-07-01' AND o_orderdate < date '1993-07-01' + interval '3 months' AND EXISTS (SELECT * FROM lineitem WHERE l_orderkey = o_orderkey AND l_commitdate < l_receiptdate) GROUP BY o_orderpriority ORDER BY o_orderpriority
-- to
SELECT o_orderpriority, COUNT(*) FROM orders WHERE o_orderdate >= '1993-07-01' AND o_orderdate < '1993-10-01' AND o_orderkey IN (SELECT l_orderkey FROM lineitem WHERE l_commitdate < l_receiptdate) GROUP BY o_orderpriority ORDER BY o_orderpriority
-- equivalent: Q17 as a join
SELECT SUM(l_extendedprice) / 7.0 FROM lineitem, part WHERE p_partkey = l_partkey AND p_brand = 'Brand#23' AND l_quantity < (SELECT 0.2 * AVG(l_quantity) FROM lineitem WHERE l_partkey = p_partkey)
-- to
SELECT SUM(l.l_extendedprice) / 7.0 FROM lineitem l JOIN part p ON p.p_partkey = l.l_partkey JOIN (SELECT l_partkey, 0.2 * AVG(l_quantity) AS q FROM lineitem GROUP BY l_partkey) a ON a.l_partkey = p.p_partkey WHERE p.p_brand = 'Brand#23' AND l.l_quantity < a.q
-- equivalent: Q18 by a join on a unique subquery
SELECT o_orderkey FROM orders WHERE o_orderkey IN (SELECT l_orderkey FROM lineitem GROUP BY l_orderkey HAVING SUM(l_quantity) > 300)
-- to
SELECT o.o_orderkey FROM orders o JOIN (SELECT l_orderkey FROM lineitem GROUP BY l_orderkey HAVING SUM(l_quantity) > 300) b ON b.l_orderkey = o.o_orderkey
-- equivalent: Q22 by an anti-join
SELECT c_custkey FROM customer WHERE substring(c_phone from 1 for 2) IN ('13', '31') AND NOT EXISTS (SELECT * FROM orders WHERE o_custkey = c_custkey)
-- to
SELECT c_custkey FROM customer LEFT JOIN orders ON o_custkey = c_custkey WHERE (c_phone LIKE '13%' OR c_phone LIKE '31%') AND o_orderkey IS NULL
-- equivalent: predicate from a CHECK
SELECT o_orderkey FROM orders WHERE o_totalprice < 100
-- to
SELECT o_orderkey FROM orders WHERE o_totalprice < 100 AND o_totalprice > -1
-- equivalent: redundant by a CHECK over two columns
SELECT l_orderkey, l_linenumber FROM lineitem WHERE l_commitdate IS NOT NULL AND l_receiptdate IS NOT NULL
-- to
SELECT l_orderkey, l_linenumber FROM lineitem WHERE l_commitdate <= l_receiptdate
-- equivalent: foreign key join not null
SELECT l.l_orderkey FROM lineitem l JOIN orders o ON o.o_orderkey = l.l_orderkey
-- to
SELECT l_orderkey FROM lineitem
-- equivalent: DISTINCT from a partial key
SELECT DISTINCT l_orderkey, l_linenumber, l_shipmode FROM lineitem
-- to
SELECT l_orderkey, l_linenumber, l_shipmode FROM lineitem
-- equivalent: revenue by parts
SELECT SUM(l_extendedprice * (1 - l_discount)) FROM lineitem WHERE l_discount BETWEEN 0.05 AND 0.07 AND l_quantity < 24
-- to
SELECT SUM(l_extendedprice - l_extendedprice * l_discount) FROM lineitem WHERE l_discount >= 0.05 AND l_discount <= 0.07 AND l_quantity < 24
-- equivalent: chains of outer joins
SELECT c.c_custkey, l.l_partkey FROM customer c LEFT JOIN orders o ON o.o_custkey = c.c_custkey JOIN lineitem l ON l.l_orderkey = o.o_orderkey
-- to
SELECT c.c_custkey, l.l_partkey FROM customer c JOIN orders o ON o.o_custkey = c.c_custkey JOIN lineitem l ON l.l_orderkey = o.o_orderkey
-- equivalent: COALESCE whose default fails
SELECT c_name, o_orderkey FROM customer LEFT JOIN orders ON o_custkey = c_custkey WHERE COALESCE(o_totalprice, 0) > 400000
-- to
SELECT c_name, o_orderkey FROM customer JOIN orders ON o_custkey = c_custkey WHERE o_totalprice > 400000
-- equivalent: late supplier by window
SELECT DISTINCT l_orderkey FROM lineitem a WHERE EXISTS (SELECT 1 FROM lineitem b WHERE b.l_orderkey = a.l_orderkey AND b.l_suppkey <> a.l_suppkey)
-- to
SELECT l_orderkey FROM lineitem GROUP BY l_orderkey HAVING COUNT(DISTINCT l_suppkey) > 1
-- equivalent: two filters of one scan
SELECT (SELECT COUNT(*) FROM orders WHERE o_orderstatus = 'O'), (SELECT COUNT(*) FROM orders WHERE o_orderstatus = 'F')
-- to
SELECT COUNT(*) FILTER (WHERE o_orderstatus = 'O'), COUNT(*) FILTER (WHERE o_orderstatus = 'F') FROM orders

-- different: Q4 by an inner join
SELECT o_orderpriority, COUNT(*) FROM orders WHERE o_orderdate >= '1993-07-01' AND o_orderdate < date '1993-07-01' + interval '3 months' AND EXISTS (SELECT * FROM lineitem WHERE l_orderkey = o_orderkey AND l_commitdate < l_receiptdate) GROUP BY o_orderpriority
-- to
SELECT o_orderpriority, COUNT(*) FROM orders JOIN lineitem ON l_orderkey = o_orderkey WHERE o_orderdate >= '1993-07-01' AND o_orderdate < '1993-10-01' AND l_commitdate < l_receiptdate GROUP BY o_orderpriority
-- different: Q4 with a day more
SELECT COUNT(*) FROM orders WHERE o_orderdate >= '1993-07-01' AND o_orderdate < date '1993-07-01' + interval '3 months' AND EXISTS (SELECT * FROM lineitem WHERE l_orderkey = o_orderkey AND l_commitdate < l_receiptdate)
-- to
SELECT COUNT(*) FROM orders WHERE o_orderdate BETWEEN '1993-07-01' AND '1993-10-01' AND EXISTS (SELECT * FROM lineitem WHERE l_orderkey = o_orderkey AND l_commitdate < l_receiptdate)
-- different: Q17 averaged over all parts
SELECT SUM(l_extendedprice) / 7.0 FROM lineitem, part WHERE p_partkey = l_partkey AND p_brand = 'Brand#23' AND l_quantity < (SELECT 0.2 * AVG(l_quantity) FROM lineitem WHERE l_partkey = p_partkey)
-- to
SELECT SUM(l_extendedprice) / 7.0 FROM lineitem, part WHERE p_partkey = l_partkey AND p_brand = 'Brand#23' AND l_quantity < (SELECT 0.2 * AVG(l_quantity) FROM lineitem)
-- different: Q18 with sum and count
SELECT o_orderkey FROM orders WHERE o_orderkey IN (SELECT l_orderkey FROM lineitem GROUP BY l_orderkey HAVING SUM(l_quantity) > 300)
-- to
SELECT o_orderkey FROM orders WHERE o_orderkey IN (SELECT l_orderkey FROM lineitem WHERE l_quantity > 300)
-- different: Q18 at the threshold
SELECT l_orderkey FROM lineitem GROUP BY l_orderkey HAVING SUM(l_quantity) > 300
-- to
SELECT l_orderkey FROM lineitem GROUP BY l_orderkey HAVING SUM(l_quantity) >= 300
-- different: Q22 prefix of another length
SELECT c_custkey FROM customer WHERE substring(c_phone from 1 for 2) IN ('13', '31')
-- to
SELECT c_custkey FROM customer WHERE c_phone LIKE '%13%' OR c_phone LIKE '%31%'
-- different: guest orders lost
SELECT o_orderkey, c_name FROM orders LEFT JOIN customer ON c_custkey = o_custkey
-- to
SELECT o_orderkey, c_name FROM orders JOIN customer ON c_custkey = o_custkey
-- different: orders not from a nation
SELECT o_orderkey FROM orders WHERE o_custkey NOT IN (SELECT c_custkey FROM customer WHERE c_nationkey = 7)
-- to
SELECT o_orderkey FROM orders o WHERE NOT EXISTS (SELECT 1 FROM customer c WHERE c.c_custkey = o.o_custkey AND c.c_nationkey = 7)
-- different: COALESCE whose default passes
SELECT c_name, o_orderkey FROM customer LEFT JOIN orders ON o_custkey = c_custkey WHERE COALESCE(o_totalprice, 0) < 400000
-- to
SELECT c_name, o_orderkey FROM customer JOIN orders ON o_custkey = c_custkey WHERE o_totalprice < 400000
-- different: revenue with a loose bound
SELECT SUM(l_extendedprice * l_discount) FROM lineitem WHERE l_shipdate >= '1994-01-01' AND l_shipdate < '1995-01-01' AND l_discount BETWEEN 0.05 AND 0.07 AND l_quantity < 24
-- to
SELECT SUM(l_extendedprice * l_discount) FROM lineitem WHERE l_shipdate >= '1994-01-01' AND l_shipdate < '1995-01-01' AND l_discount > 0.05 AND l_discount < 0.07 AND l_quantity < 24
-- different: sum of nothing
SELECT c_custkey, (SELECT SUM(o_totalprice) FROM orders WHERE o_custkey = c_custkey) FROM customer
-- to
SELECT c_custkey, COALESCE((SELECT SUM(o_totalprice) FROM orders WHERE o_custkey = c_custkey), 0) FROM customer
-- different: part by type and size, one condition lost deep inside
SELECT p_partkey FROM part WHERE p_type LIKE '%BRASS' AND p_size = 15 AND p_container IN ('SM CASE', 'SM BOX') AND p_brand <> 'Brand#45'
-- to
SELECT p_partkey FROM part WHERE p_type LIKE '%BRASS%' AND p_size = 15 AND p_container IN ('SM CASE', 'SM BOX') AND p_brand <> 'Brand#45'
-- different: a join of five tables with a rare filter
SELECT n_name, SUM(l_extendedprice) FROM nation, customer, orders, lineitem, part WHERE n_nationkey = c_nationkey AND c_custkey = o_custkey AND o_orderkey = l_orderkey AND l_partkey = p_partkey AND n_name = 'FRANCE' AND p_type = 'ECONOMY' AND o_orderdate = '1995-01-01' GROUP BY n_name
-- to
SELECT n_name, SUM(l_extendedprice) FROM nation, customer, orders, lineitem, part WHERE n_nationkey = c_nationkey AND c_custkey = o_custkey AND o_orderkey = l_orderkey AND l_partkey = p_partkey AND n_name = 'FRANCE' AND p_type = 'ECONOMY' AND o_orderdate = '1995-01-01' AND l_discount < 0.1 GROUP BY n_name
-- different: eager count through a join
SELECT c.c_nationkey, COUNT(*) FROM customer c JOIN orders o ON o.o_custkey = c.c_custkey GROUP BY c.c_nationkey
-- to
SELECT c.c_nationkey, SUM(n) FROM customer c JOIN (SELECT o_custkey, COUNT(DISTINCT o_orderdate) AS n FROM orders GROUP BY o_custkey) g ON g.o_custkey = c.c_custkey GROUP BY c.c_nationkey
-- different: last order, ties
SELECT o_custkey, o_orderkey FROM orders o WHERE o_orderdate = (SELECT MAX(o_orderdate) FROM orders x WHERE x.o_custkey = o.o_custkey)
-- to
SELECT o_custkey, o_orderkey FROM (SELECT o_custkey, o_orderkey, ROW_NUMBER() OVER (PARTITION BY o_custkey ORDER BY o_orderdate DESC, o_orderkey) AS r FROM orders WHERE o_custkey IS NOT NULL) x WHERE r = 1
