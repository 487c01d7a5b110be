-- schema
CREATE TABLE emp (id INT PRIMARY KEY, mgr INT, dept INT, sal INT);
CREATE TABLE log (k TEXT, n INT);

-- equivalent: a recursion over managers that stops in circles
WITH RECURSIVE r AS (SELECT id, mgr FROM emp WHERE mgr = 1 UNION SELECT e.id, e.mgr FROM emp e JOIN r ON e.mgr = r.id) SELECT id FROM r
-- to
WITH RECURSIVE r AS (SELECT id FROM emp WHERE mgr = 1 UNION SELECT e.id FROM r JOIN emp e ON e.mgr = r.id) SELECT r.id FROM r
-- equivalent: DISTINCT ON with ties, twice
SELECT DISTINCT ON (dept) dept FROM emp ORDER BY dept, sal
-- to
SELECT DISTINCT dept FROM emp ORDER BY dept
-- equivalent: string_agg in any order
SELECT length(string_agg(k, ',')) FROM log
-- to
SELECT SUM(length(k)) + COUNT(k) - 1 FROM log WHERE k IS NOT NULL HAVING COUNT(k) > 0 OR TRUE
-- equivalent: lateral as a window
SELECT e.id, x.sal FROM emp e CROSS JOIN LATERAL (SELECT MAX(sal) AS sal FROM emp i WHERE i.dept = e.dept) x WHERE e.dept IS NOT NULL
-- to
SELECT id, MAX(sal) OVER (PARTITION BY dept) AS sal FROM emp WHERE dept IS NOT NULL
-- equivalent: a named window with peers
SELECT id, row_number() OVER w FROM emp WINDOW w AS (ORDER BY sal)
-- to
SELECT id, row_number() OVER w FROM (SELECT * FROM emp ORDER BY id DESC) e WINDOW v AS (), w AS (v ORDER BY sal)
-- equivalent: the highest values with ties
SELECT id FROM emp WHERE sal = (SELECT MAX(sal) FROM emp)
-- to
SELECT id FROM emp WHERE sal IS NOT NULL ORDER BY sal DESC FETCH FIRST 1 ROW WITH TIES
-- equivalent: any value of a group
SELECT mgr, any_value(id) FROM emp GROUP BY mgr
-- to
SELECT DISTINCT ON (mgr) mgr, id FROM emp

-- different: a recursion that does not end when managers form a circle
WITH RECURSIVE r AS (SELECT id, mgr FROM emp WHERE mgr = 1 UNION SELECT e.id, e.mgr FROM emp e JOIN r ON e.mgr = r.id) SELECT id FROM r
-- to
WITH RECURSIVE r AS (SELECT id, mgr FROM emp WHERE mgr = 1 UNION ALL SELECT e.id, e.mgr FROM emp e JOIN r ON e.mgr = r.id) SELECT id FROM r
-- different: a recursion that stops at the first level
WITH RECURSIVE r AS (SELECT id FROM emp WHERE mgr = 1 UNION SELECT e.id FROM emp e JOIN r ON e.mgr = r.id) SELECT id FROM r
-- to
SELECT id FROM emp WHERE mgr = 1
-- different: a hundred or more than a hundred
SELECT dept FROM emp GROUP BY dept HAVING COUNT(*) >= 100
-- to
SELECT dept FROM emp GROUP BY dept HAVING COUNT(*) > 100
-- different: the order inside string_agg
SELECT string_agg(k, ',' ORDER BY k) FROM log
-- to
SELECT string_agg(k, ',') FROM log
-- different: six conditions, one of them off by one
SELECT a.id FROM emp a JOIN emp b ON a.mgr = b.id JOIN log l ON l.n = a.sal WHERE l.k = 'promoted' AND a.dept = 17 AND b.dept = 23 AND a.sal > 5000 AND b.sal < 9000
-- to
SELECT a.id FROM emp a JOIN emp b ON a.mgr = b.id JOIN log l ON l.n = a.sal WHERE l.k = 'promoted' AND a.dept = 17 AND b.dept = 23 AND a.sal > 5000 AND b.sal <= 9000
-- different: a median of an even count
SELECT AVG(sal) FROM (SELECT sal, ROW_NUMBER() OVER (ORDER BY sal) AS r, COUNT(*) OVER () AS n FROM emp WHERE sal IS NOT NULL) x WHERE r IN ((n + 1) / 2, (n + 2) / 2)
-- to
SELECT AVG(sal) FROM (SELECT sal, ROW_NUMBER() OVER (ORDER BY sal) AS r, COUNT(*) OVER () AS n FROM emp WHERE sal IS NOT NULL) x WHERE r = (n + 1) / 2
