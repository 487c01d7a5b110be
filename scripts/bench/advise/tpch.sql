-- queries on TPC-H: content/sql/tpch-scale.sql with ten times the rows is scale factor 1
SELECT o_orderkey, o_totalprice FROM orders WHERE o_orderstatus = 'F' AND o_custkey = 4711 ORDER BY o_orderdate DESC LIMIT 20;
SELECT sum(l_extendedprice * l_discount) FROM lineitem WHERE l_shipdate >= '1994-01-01' AND l_shipdate < '1994-01-08' AND l_discount BETWEEN 0.05 AND 0.07 AND l_quantity < 24;
SELECT sum(l_extendedprice) / 7 FROM lineitem JOIN part ON p_partkey = l_partkey WHERE p_brand = 'Brand#23' AND p_container = 'MED BOX';
SELECT c_name, c_acctbal FROM customer WHERE c_mktsegment = 'BUILDING' AND NOT EXISTS (SELECT 1 FROM orders WHERE o_custkey = c_custkey AND o_orderdate >= '1998-06-01') ORDER BY c_acctbal DESC LIMIT 50;
SELECT s_name, count(*) FROM supplier JOIN lineitem ON l_suppkey = s_suppkey WHERE s_nationkey = 20 AND l_receiptdate = '1995-03-15' GROUP BY s_name;
