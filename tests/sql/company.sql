-- schema
CREATE TABLE dept (deptno INT PRIMARY KEY, name VARCHAR(20), city VARCHAR(20) NOT NULL);
CREATE TABLE emp (
  empno INT PRIMARY KEY, ename VARCHAR(20) NOT NULL, job VARCHAR(20), mgr INT, hiredate DATE,
  sal INT NOT NULL, comm INT, deptno INT NOT NULL REFERENCES dept(deptno), slacker BOOLEAN
);
CREATE TABLE bonus (ename VARCHAR(20), job VARCHAR(20), sal INT, comm INT);

-- equivalent: filter through an inner join
SELECT e.ename FROM emp e JOIN dept d ON e.deptno = d.deptno WHERE e.sal > 10 AND d.name = 'Sales'
-- to
SELECT e.ename FROM (SELECT * FROM emp WHERE sal > 10) e JOIN (SELECT * FROM dept WHERE name = 'Sales') d ON e.deptno = d.deptno
-- equivalent: semi-join by IN and EXISTS
SELECT name FROM dept WHERE deptno IN (SELECT deptno FROM emp WHERE sal > 1000)
-- to
SELECT name FROM dept d WHERE EXISTS (SELECT 1 FROM emp e WHERE e.deptno = d.deptno AND e.sal > 1000)
-- equivalent: NOT IN over NOT NULL is NOT EXISTS
SELECT name FROM dept WHERE deptno NOT IN (SELECT deptno FROM emp)
-- to
SELECT d.name FROM dept d LEFT JOIN emp e ON e.deptno = d.deptno WHERE e.deptno IS NULL
-- equivalent: inner join eliminated by a foreign key
SELECT e.empno FROM emp e JOIN dept d ON e.deptno = d.deptno
-- to
SELECT empno FROM emp
-- equivalent: left join eliminated by a key
SELECT e.empno FROM emp e LEFT JOIN dept d ON e.mgr = d.deptno
-- to
SELECT empno FROM emp
-- equivalent: self join on the key
SELECT a.ename, b.sal FROM emp a JOIN emp b ON a.empno = b.empno WHERE b.sal > 5
-- to
SELECT ename, sal FROM emp WHERE sal > 5
-- equivalent: outer join under a null-rejecting filter
SELECT e.empno, d.name FROM emp e LEFT JOIN dept d ON e.mgr = d.deptno WHERE d.name = 'x'
-- to
SELECT e.empno, d.name FROM emp e JOIN dept d ON e.mgr = d.deptno WHERE d.name = 'x'
-- equivalent: HAVING on a grouping column
SELECT deptno, COUNT(*) FROM emp GROUP BY deptno HAVING deptno > 10
-- to
SELECT deptno, COUNT(*) FROM emp WHERE deptno > 10 GROUP BY deptno
-- equivalent: DISTINCT as GROUP BY
SELECT DISTINCT job, deptno FROM emp
-- to
SELECT job, deptno FROM emp GROUP BY job, deptno
-- equivalent: DISTINCT over a key
SELECT DISTINCT empno, ename FROM emp
-- to
SELECT empno, ename FROM emp
-- equivalent: IN list as OR
SELECT empno FROM emp WHERE job IN ('CLERK', 'MANAGER')
-- to
SELECT empno FROM emp WHERE job = 'CLERK' OR job = 'MANAGER'
-- equivalent: BETWEEN spelt out
SELECT empno FROM emp WHERE sal BETWEEN 100 AND 200
-- to
SELECT empno FROM emp WHERE sal >= 100 AND sal <= 200
-- equivalent: De Morgan with NULL
SELECT empno FROM emp WHERE NOT (comm > 5 OR job = 'CLERK')
-- to
SELECT empno FROM emp WHERE comm <= 5 AND job <> 'CLERK'
-- equivalent: OR of one table split null-safely
SELECT empno FROM emp WHERE comm = 5 OR job = 'CLERK'
-- to
SELECT empno FROM emp WHERE comm = 5 UNION ALL SELECT empno FROM emp WHERE job = 'CLERK' AND (comm = 5) IS NOT TRUE
-- equivalent: UNION by DISTINCT over UNION ALL
SELECT job FROM emp UNION SELECT job FROM bonus
-- to
SELECT DISTINCT job FROM (SELECT job FROM emp UNION ALL SELECT job FROM bonus) u
-- equivalent: INTERSECT by EXISTS, NULL-safe
SELECT job FROM emp INTERSECT SELECT job FROM bonus
-- to
SELECT DISTINCT job FROM emp e WHERE EXISTS (SELECT 1 FROM bonus b WHERE b.job IS NOT DISTINCT FROM e.job)
-- equivalent: EXCEPT by NOT EXISTS, NULL-safe
SELECT job FROM emp EXCEPT SELECT job FROM bonus
-- to
SELECT DISTINCT job FROM emp e WHERE NOT EXISTS (SELECT 1 FROM bonus b WHERE b.job IS NOT DISTINCT FROM e.job)
-- equivalent: correlated average as a join
SELECT empno FROM emp e WHERE sal > (SELECT AVG(sal) FROM emp x WHERE x.deptno = e.deptno)
-- to
SELECT e.empno FROM emp e JOIN (SELECT deptno, AVG(sal) AS a FROM emp GROUP BY deptno) g ON g.deptno = e.deptno WHERE e.sal > g.a
-- equivalent: correlated average as a window
SELECT empno FROM emp e WHERE sal > (SELECT AVG(sal) FROM emp x WHERE x.deptno = e.deptno)
-- to
SELECT empno FROM (SELECT empno, sal, AVG(sal) OVER (PARTITION BY deptno) AS a FROM emp) w WHERE sal > a
-- equivalent: scalar count as a left join with COALESCE
SELECT d.deptno, (SELECT COUNT(*) FROM emp e WHERE e.deptno = d.deptno) AS n FROM dept d
-- to
SELECT d.deptno, COALESCE(g.n, 0) AS n FROM dept d LEFT JOIN (SELECT deptno, COUNT(*) AS n FROM emp GROUP BY deptno) g ON g.deptno = d.deptno
-- equivalent: SUM as SUM of sums
SELECT SUM(sal) FROM emp
-- to
SELECT SUM(s) FROM (SELECT deptno, SUM(sal) AS s FROM emp GROUP BY deptno) g
-- equivalent: COUNT over a NOT NULL column
SELECT deptno, COUNT(ename) FROM emp GROUP BY deptno
-- to
SELECT deptno, COUNT(*) FROM emp GROUP BY deptno
-- equivalent: FILTER as CASE
SELECT deptno, COUNT(*) FILTER (WHERE sal > 100) FROM emp GROUP BY deptno
-- to
SELECT deptno, COUNT(CASE WHEN sal > 100 THEN 1 END) FROM emp GROUP BY deptno
-- equivalent: AVG as SUM by COUNT
SELECT deptno, AVG(sal) FROM emp GROUP BY deptno
-- to
SELECT deptno, SUM(sal)::numeric / COUNT(sal) FROM emp GROUP BY deptno
-- equivalent: ANY and MIN as a filter
SELECT empno FROM emp WHERE sal > ANY (SELECT comm FROM bonus)
-- to
SELECT empno FROM emp WHERE sal > (SELECT MIN(comm) FROM bonus)
-- equivalent: count compared with zero
SELECT deptno FROM dept d WHERE (SELECT COUNT(*) FROM emp e WHERE e.deptno = d.deptno) > 0
-- to
SELECT deptno FROM dept d WHERE EXISTS (SELECT 1 FROM emp e WHERE e.deptno = d.deptno)
-- equivalent: constant folding
SELECT empno FROM emp WHERE sal + 10 > 100
-- to
SELECT empno FROM emp WHERE sal > 90
-- equivalent: transitive predicate
SELECT e.empno FROM emp e JOIN dept d ON e.deptno = d.deptno WHERE e.deptno = 10
-- to
SELECT e.empno FROM emp e JOIN dept d ON e.deptno = d.deptno WHERE d.deptno = 10 AND e.deptno = 10
-- equivalent: order of a subquery does not matter
SELECT ename FROM (SELECT * FROM emp ORDER BY sal) e WHERE sal > 3
-- to
SELECT ename FROM emp WHERE sal > 3
-- equivalent: a sort key that repeats
SELECT ename, sal FROM emp ORDER BY sal, sal DESC, ename
-- to
SELECT ename, sal FROM emp ORDER BY sal, ename
-- equivalent: sorting by a constant of the filter
SELECT ename, sal FROM emp WHERE sal = 10 ORDER BY sal, ename
-- to
SELECT ename, sal FROM emp WHERE sal = 10 ORDER BY ename
-- equivalent: a further sort key after ties
SELECT ename, sal FROM emp ORDER BY sal
-- to
SELECT ename, sal FROM emp ORDER BY sal, empno
-- equivalent: LIMIT pushed into UNION ALL
SELECT sal FROM emp UNION ALL SELECT sal FROM bonus ORDER BY sal LIMIT 3
-- to
SELECT sal FROM ((SELECT sal FROM emp ORDER BY sal LIMIT 3) UNION ALL (SELECT sal FROM bonus ORDER BY sal LIMIT 3)) u ORDER BY sal LIMIT 3
-- equivalent: LIMIT pushed through a left join on a key
SELECT e.empno, d.name FROM emp e LEFT JOIN dept d ON d.deptno = e.mgr ORDER BY e.sal LIMIT 2
-- to
SELECT e.empno, d.name FROM (SELECT * FROM emp ORDER BY sal LIMIT 2) e LEFT JOIN dept d ON d.deptno = e.mgr ORDER BY e.sal LIMIT 2
-- equivalent: LIMIT without an order, twice
SELECT empno FROM (SELECT empno FROM emp LIMIT 5) e LIMIT 3
-- to
SELECT empno FROM emp LIMIT 3
-- equivalent: MAX as ORDER BY LIMIT with NULLs out
SELECT MAX(comm) FROM emp
-- to
SELECT (SELECT comm FROM emp WHERE comm IS NOT NULL ORDER BY comm DESC LIMIT 1)
-- equivalent: late lookup
SELECT empno, ename FROM emp ORDER BY hiredate, empno LIMIT 2 OFFSET 1
-- to
SELECT e.empno, e.ename FROM (SELECT empno, hiredate FROM emp ORDER BY hiredate, empno LIMIT 2 OFFSET 1) k JOIN emp e ON e.empno = k.empno ORDER BY k.hiredate, k.empno
-- equivalent: row_number over ties, any of them
SELECT empno FROM (SELECT empno, ROW_NUMBER() OVER (PARTITION BY deptno ORDER BY sal) AS r FROM emp) x WHERE r = 1
-- to
SELECT empno FROM (SELECT DISTINCT ON (deptno) deptno, empno FROM emp ORDER BY deptno, sal) x
-- equivalent: rank is a count of the better ones
SELECT empno, RANK() OVER (ORDER BY sal DESC) FROM emp
-- to
SELECT empno, (SELECT COUNT(*) + 1 FROM emp b WHERE b.sal > a.sal) FROM emp a
-- equivalent: day range of a date
SELECT empno FROM emp WHERE EXTRACT(YEAR FROM hiredate) = 1981
-- to
SELECT empno FROM emp WHERE hiredate >= '1981-01-01' AND hiredate < '1982-01-01'
-- equivalent: LIKE with a prefix and a contradiction
SELECT empno FROM emp WHERE ename LIKE 'S%' AND ename LIKE 'T%'
-- to
SELECT empno FROM emp WHERE FALSE
-- equivalent: CASE folded
SELECT empno FROM emp WHERE CASE WHEN comm IS NULL THEN 0 ELSE comm END > 3
-- to
SELECT empno FROM emp WHERE COALESCE(comm, 0) > 3
-- equivalent: a = a
SELECT empno FROM emp WHERE comm = comm
-- to
SELECT empno FROM emp WHERE comm IS NOT NULL
-- equivalent: CTE inlined
WITH rich AS (SELECT deptno FROM emp WHERE sal > 100) SELECT d.name FROM dept d WHERE d.deptno IN (SELECT deptno FROM rich)
-- to
SELECT name FROM (SELECT DISTINCT d.name, d.deptno FROM dept d JOIN emp e ON e.deptno = d.deptno WHERE e.sal > 100) x
-- equivalent: grouped by key and its dependants
SELECT d.deptno, d.name, COUNT(*) FROM dept d JOIN emp e ON e.deptno = d.deptno GROUP BY d.deptno, d.name
-- to
SELECT d.deptno, d.name, COUNT(*) FROM dept d JOIN emp e ON e.deptno = d.deptno GROUP BY d.deptno
-- equivalent: eager aggregation
SELECT d.city, SUM(e.sal) FROM emp e JOIN dept d ON e.deptno = d.deptno GROUP BY d.city
-- to
SELECT d.city, SUM(g.s) FROM (SELECT deptno, SUM(sal) AS s FROM emp GROUP BY deptno) g JOIN dept d ON g.deptno = d.deptno GROUP BY d.city
-- equivalent: grouping sets as a union
SELECT deptno, job, COUNT(*) FROM emp GROUP BY GROUPING SETS ((deptno, job), (deptno))
-- to
SELECT deptno, job, COUNT(*) FROM emp GROUP BY deptno, job UNION ALL SELECT deptno, NULL, COUNT(*) FROM emp GROUP BY deptno

-- different: NOT IN over a nullable column
SELECT name FROM dept WHERE deptno NOT IN (SELECT mgr FROM emp)
-- to
SELECT name FROM dept d WHERE NOT EXISTS (SELECT 1 FROM emp e WHERE e.mgr = d.deptno)
-- different: join multiplies rows
SELECT name FROM dept WHERE deptno IN (SELECT deptno FROM emp)
-- to
SELECT d.name FROM dept d JOIN emp e ON e.deptno = d.deptno
-- different: MAX for ALL
SELECT empno FROM emp WHERE sal > ALL (SELECT comm FROM bonus)
-- to
SELECT empno FROM emp WHERE sal > (SELECT MAX(comm) FROM bonus)
-- different: UNION for UNION ALL
SELECT job FROM emp UNION ALL SELECT job FROM bonus
-- to
SELECT job FROM emp UNION SELECT job FROM bonus
-- different: OR as UNION loses duplicates
SELECT job FROM emp WHERE sal = 5 OR comm = 5
-- to
SELECT job FROM emp WHERE sal = 5 UNION SELECT job FROM emp WHERE comm = 5
-- different: HAVING without GROUP BY moved
SELECT COUNT(*) FROM emp HAVING COUNT(*) > 0
-- to
SELECT COUNT(*) FROM emp
-- different: LIMIT pushed without ORDER BY
SELECT empno, sal FROM emp ORDER BY sal, empno LIMIT 2
-- to
SELECT empno, sal FROM (SELECT empno, sal FROM emp LIMIT 2) e ORDER BY sal, empno LIMIT 2
-- different: ORDER BY dropped
SELECT ename FROM emp ORDER BY ename
-- to
SELECT ename FROM emp
-- different: sort direction
SELECT ename, comm FROM emp ORDER BY comm DESC NULLS LAST
-- to
SELECT ename, comm FROM emp ORDER BY comm DESC
-- different: LEFT JOIN made inner
SELECT d.name, e.ename FROM dept d LEFT JOIN emp e ON e.deptno = d.deptno
-- to
SELECT d.name, e.ename FROM dept d JOIN emp e ON e.deptno = d.deptno
-- different: filter moved from ON to WHERE
SELECT d.name, e.ename FROM dept d LEFT JOIN emp e ON e.deptno = d.deptno AND e.sal > 100
-- to
SELECT d.name, e.ename FROM dept d LEFT JOIN emp e ON e.deptno = d.deptno WHERE e.sal > 100
-- different: strict for loose bound
SELECT empno FROM emp WHERE hiredate >= '1981-01-01' AND hiredate <= '1982-01-01'
-- to
SELECT empno FROM emp WHERE hiredate >= '1981-01-01' AND hiredate < '1982-01-01'
-- different: COUNT(column) for COUNT(*)
SELECT deptno, COUNT(*) FROM emp GROUP BY deptno
-- to
SELECT deptno, COUNT(comm) FROM emp GROUP BY deptno
-- different: the COUNT bug
SELECT deptno FROM dept d WHERE 0 = (SELECT COUNT(*) FROM emp e WHERE e.deptno = d.deptno)
-- to
SELECT d.deptno FROM dept d JOIN (SELECT deptno, COUNT(*) AS n FROM emp GROUP BY deptno) g ON g.deptno = d.deptno WHERE g.n = 0
-- different: count without COALESCE
SELECT d.deptno, (SELECT COUNT(*) FROM emp e WHERE e.deptno = d.deptno) FROM dept d
-- to
SELECT d.deptno, g.n FROM dept d LEFT JOIN (SELECT deptno, COUNT(*) AS n FROM emp GROUP BY deptno) g ON g.deptno = d.deptno
-- different: NULL lost by an inequality
SELECT empno FROM emp WHERE job IS DISTINCT FROM 'CLERK'
-- to
SELECT empno FROM emp WHERE job <> 'CLERK'
-- different: a = a for TRUE
SELECT empno FROM emp WHERE comm = comm
-- to
SELECT empno FROM emp
-- different: OR split without excluding the first
SELECT empno FROM emp WHERE comm = 5 OR job = 'CLERK'
-- to
SELECT empno FROM emp WHERE comm = 5 UNION ALL SELECT empno FROM emp WHERE job = 'CLERK' AND comm <> 5
-- different: threshold of a sum
SELECT deptno FROM emp GROUP BY deptno HAVING SUM(sal) > 5000
-- to
SELECT deptno FROM emp GROUP BY deptno HAVING SUM(sal) >= 5000
-- different: threshold of a count
SELECT deptno FROM emp GROUP BY deptno HAVING COUNT(*) > 7
-- to
SELECT deptno FROM emp GROUP BY deptno HAVING COUNT(*) > 6
-- different: DISTINCT inside the aggregate
SELECT deptno, SUM(sal) FROM emp GROUP BY deptno
-- to
SELECT deptno, SUM(DISTINCT sal) FROM emp GROUP BY deptno
-- different: average of averages
SELECT AVG(sal) FROM emp
-- to
SELECT AVG(a) FROM (SELECT AVG(sal) AS a FROM emp GROUP BY deptno) g
-- different: dense_rank for rank
SELECT empno, RANK() OVER (ORDER BY sal) FROM emp
-- to
SELECT empno, DENSE_RANK() OVER (ORDER BY sal) FROM emp
-- different: third place with ties
SELECT empno FROM (SELECT empno, RANK() OVER (ORDER BY sal) AS r FROM emp) x WHERE r <= 3
-- to
SELECT empno FROM (SELECT empno, ROW_NUMBER() OVER (ORDER BY sal) AS r FROM emp) x WHERE r <= 3
-- different: nullable foreign key eliminated
SELECT e.empno FROM emp e JOIN dept d ON e.mgr = d.deptno
-- to
SELECT empno FROM emp
-- different: EXCEPT for NOT IN with NULL
SELECT job FROM emp EXCEPT SELECT job FROM bonus
-- to
SELECT DISTINCT job FROM emp WHERE job NOT IN (SELECT job FROM bonus)
-- different: INTERSECT for a join
SELECT job FROM emp INTERSECT SELECT job FROM bonus
-- to
SELECT DISTINCT e.job FROM emp e JOIN bonus b ON e.job = b.job
-- different: EXCEPT ALL for EXCEPT
SELECT job FROM emp EXCEPT ALL SELECT job FROM bonus
-- to
SELECT job FROM emp EXCEPT SELECT job FROM bonus
-- different: scope of a window filter
SELECT empno, r FROM (SELECT empno, job, ROW_NUMBER() OVER (ORDER BY empno) AS r FROM emp) x WHERE job = 'CLERK'
-- to
SELECT empno, ROW_NUMBER() OVER (ORDER BY empno) AS r FROM emp WHERE job = 'CLERK'
-- different: LIKE with a wildcard for a character
SELECT empno FROM emp WHERE ename LIKE 'S_ITH'
-- to
SELECT empno FROM emp WHERE ename LIKE 'S%ITH'
-- different: case folded
SELECT empno FROM emp WHERE ename = 'Smith'
-- to
SELECT empno FROM emp WHERE UPPER(ename) = 'SMITH'
-- different: a rare conjunction
SELECT empno FROM emp WHERE job = 'CLERK' AND sal = 800 AND deptno = 20 AND hiredate = '1980-12-17' AND ename = 'SMITH'
-- to
SELECT empno FROM emp WHERE job = 'CLERK' AND sal = 800 AND deptno = 20 AND hiredate = '1980-12-18' AND ename = 'SMITH'
-- different: OFFSET by one
SELECT sal FROM emp ORDER BY sal DESC, empno LIMIT 1 OFFSET 9
-- to
SELECT sal FROM emp ORDER BY sal DESC, empno LIMIT 1 OFFSET 10
-- different: a row more
SELECT empno FROM emp ORDER BY empno LIMIT 20
-- to
SELECT empno FROM emp ORDER BY empno LIMIT 21
-- different: integer division
SELECT deptno, SUM(sal) / COUNT(*) FROM emp GROUP BY deptno
-- to
SELECT deptno, AVG(sal) FROM emp GROUP BY deptno
-- different: precedence of AND and OR
SELECT empno FROM emp WHERE job = 'CLERK' OR job = 'MANAGER' AND sal > 1000
-- to
SELECT empno FROM emp WHERE (job = 'CLERK' OR job = 'MANAGER') AND sal > 1000
-- different: scalar subquery that may give two rows
SELECT d.deptno, e.ename FROM dept d LEFT JOIN emp e ON e.deptno = d.deptno
-- to
SELECT d.deptno, (SELECT e.ename FROM emp e WHERE e.deptno = d.deptno) FROM dept d
-- different: division by zero
SELECT empno FROM emp
-- to
SELECT empno FROM emp WHERE 100 / sal IS NOT NULL
-- different: a column forgotten
SELECT empno, ename FROM emp
-- to
SELECT empno FROM emp
-- different: manager's salary by the wrong side
SELECT e.empno FROM emp e JOIN emp m ON e.mgr = m.empno WHERE e.sal > m.sal
-- to
SELECT m.empno FROM emp e JOIN emp m ON e.mgr = m.empno WHERE e.sal > m.sal
