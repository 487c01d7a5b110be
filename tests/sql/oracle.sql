-- schema
CREATE TABLE emp (
  empno NUMBER(4) CONSTRAINT pk_emp PRIMARY KEY USING INDEX TABLESPACE users ENABLE,
  ename VARCHAR2(10 CHAR), job VARCHAR2(9), mgr NUMBER(4), hiredate DATE, sal NUMBER(7,2), comm NUMBER(7,2),
  deptno NUMBER(2), code CHAR(4), kind CHAR(3), at TIMESTAMP(3)
) TABLESPACE users PCTFREE 10
/
CREATE TABLE dept (deptno NUMBER(2) NOT NULL ENABLE, dname VARCHAR2(14), loc VARCHAR2(13), CONSTRAINT pk_dept PRIMARY KEY (deptno))
/
CREATE TABLE site (siteno NUMBER(4) PRIMARY KEY, kind CHAR(6))
/
COMMENT ON TABLE dept IS 'one row; a department'
/

-- equivalent: the empty text is NULL
SELECT empno FROM emp WHERE ename IS NULL
-- to
SELECT empno FROM emp WHERE NVL(ename, '') IS NULL
-- equivalent: nothing is equal to the empty text
SELECT empno FROM emp WHERE ename = ''
-- to
SELECT empno FROM emp WHERE 1 = 0
-- different: a comparison with the empty text does not find NULL
SELECT empno FROM emp WHERE ename = ''
-- to
SELECT empno FROM emp WHERE ename IS NULL
-- different: nothing differs from the empty text
SELECT empno FROM emp WHERE ename <> ''
-- to
SELECT empno FROM emp WHERE ename IS NOT NULL
-- equivalent: the length of the empty text is NULL
SELECT empno FROM emp WHERE LENGTH(TRIM(ename)) IS NULL
-- to
SELECT empno FROM emp WHERE TRIM(ename) IS NULL
-- equivalent: the length is never 0
SELECT empno FROM emp WHERE LENGTH(ename) = 0
-- to
SELECT empno FROM emp WHERE 1 = 2
-- equivalent: an empty part of a text is NULL
SELECT empno, NVL(SUBSTR(ename, 3), 'none') FROM emp
-- to
SELECT empno, CASE WHEN LENGTH(ename) >= 3 THEN SUBSTR(ename, 3) ELSE 'none' END FROM emp
-- equivalent: concatenation ignores NULL
SELECT empno, ename || '-' || job FROM emp
-- to
SELECT empno, CONCAT(CONCAT(ename, '-'), job) FROM emp
-- different: concatenation is not NULL if a part is NULL
SELECT empno FROM emp WHERE ename || job IS NULL
-- to
SELECT empno FROM emp WHERE ename IS NULL OR job IS NULL
-- equivalent: concatenation is NULL if all parts are NULL
SELECT empno FROM emp WHERE ename || job IS NULL
-- to
SELECT empno FROM emp WHERE ename IS NULL AND job IS NULL
-- equivalent: a number is concatenated without trailing zeros
SELECT empno || '' AS n, TO_CHAR(sal) AS s FROM emp
-- to
SELECT TO_CHAR(empno) AS n, '' || sal AS s FROM emp
-- equivalent: a text without its only letters
SELECT empno FROM emp WHERE REPLACE(ename, 'A') IS NULL
-- to
SELECT empno FROM emp WHERE ename IS NULL OR LTRIM(ename, 'A') IS NULL
-- different: removing a letter, and replacing it
SELECT empno, REPLACE(ename, 'A') FROM emp
-- to
SELECT empno, REPLACE(ename, 'A', 'a') FROM emp

-- equivalent: VARCHAR2 is compared with its blanks
SELECT empno FROM emp WHERE ename = 'a '
-- to
SELECT empno FROM emp WHERE ename LIKE 'a '
-- different: trailing blanks of a VARCHAR2
SELECT empno FROM emp WHERE ename = 'a '
-- to
SELECT empno FROM emp WHERE RTRIM(ename) = 'a'
-- equivalent: CHAR is compared with a literal without trailing blanks
SELECT empno FROM emp WHERE code = 'ab'
-- to
SELECT empno FROM emp WHERE RTRIM(code) = 'ab'
-- different: CHAR keeps its blanks in a concatenation
SELECT empno, code || 'x' FROM emp
-- to
SELECT empno, RTRIM(code) || 'x' FROM emp
-- different: CHAR is compared with VARCHAR2 with its blanks
SELECT empno FROM emp WHERE code = ename
-- to
SELECT empno FROM emp WHERE RTRIM(code) = RTRIM(ename)
-- different: LIKE sees the blanks of CHAR
SELECT empno FROM emp WHERE code LIKE '%b'
-- to
SELECT empno FROM emp WHERE RTRIM(code) LIKE '%b'
-- equivalent: a backslash is an ordinary letter of a pattern
SELECT empno FROM emp WHERE ename LIKE 'a\b'
-- to
SELECT empno FROM emp WHERE ename = 'a\b'
-- equivalent: ESCAPE
SELECT empno FROM emp WHERE ename LIKE 'a!%' ESCAPE '!'
-- to
SELECT empno FROM emp WHERE ename = 'a%'

-- equivalent: division never truncates
SELECT empno FROM emp WHERE empno / 2 > 3
-- to
SELECT empno FROM emp WHERE empno >= 7
-- different: division and truncation
SELECT empno FROM emp WHERE empno / 2 > 3
-- to
SELECT empno FROM emp WHERE TRUNC(empno / 2) > 3
-- different: division by zero raises
SELECT empno, CASE WHEN deptno = 0 THEN 0 ELSE 10 / deptno END FROM emp
-- to
SELECT empno, 10 / deptno FROM emp
-- equivalent: the remainder of a division by zero is the dividend
SELECT empno, MOD(sal, deptno) FROM emp
-- to
SELECT empno, CASE WHEN deptno = 0 THEN sal ELSE sal - deptno * TRUNC(sal / deptno) END FROM emp
-- equivalent: GREATEST is NULL if an argument is NULL
SELECT empno, GREATEST(sal, comm) FROM emp
-- to
SELECT empno, CASE WHEN sal IS NULL OR comm IS NULL THEN NULL WHEN sal > comm THEN sal ELSE comm END FROM emp
-- different: LEAST is NULL if an argument is NULL
SELECT empno, LEAST(sal, comm) FROM emp
-- to
SELECT empno, LEAST(NVL(sal, comm), NVL(comm, sal)) FROM emp
-- equivalent: rounding half away from zero
SELECT empno, ROUND(sal) FROM emp
-- to
SELECT empno, SIGN(sal) * TRUNC(ABS(sal) + 0.5) FROM emp
-- different: rounding and truncation
SELECT empno, ROUND(sal, -1) FROM emp
-- to
SELECT empno, TRUNC(sal, -1) FROM emp
-- equivalent: a text in a comparison with a number is converted
SELECT empno FROM emp WHERE sal = '10'
-- to
SELECT empno FROM emp WHERE sal = 10

-- equivalent: NVL and COALESCE
SELECT empno, NVL(comm, 0) FROM emp
-- to
SELECT empno, COALESCE(comm, 0) FROM emp
-- equivalent: NVL2
SELECT empno, NVL2(comm, sal + comm, sal) FROM emp
-- to
SELECT empno, CASE WHEN comm IS NULL THEN sal ELSE sal + comm END FROM emp
-- different: NVL and NVL2
SELECT empno, NVL2(comm, comm, 0) FROM emp
-- to
SELECT empno, NVL2(comm, 0, comm) FROM emp
-- equivalent: DECODE finds NULL
SELECT empno, DECODE(comm, NULL, 'none', 0, 'zero', 'some') FROM emp
-- to
SELECT empno, CASE WHEN comm IS NULL THEN 'none' WHEN comm = 0 THEN 'zero' ELSE 'some' END FROM emp
-- different: CASE does not find NULL
SELECT empno, DECODE(comm, NULL, 'none', 'some') FROM emp
-- to
SELECT empno, CASE comm WHEN NULL THEN 'none' ELSE 'some' END FROM emp
-- equivalent: a sum by DECODE
SELECT deptno, SUM(DECODE(job, 'CLERK', sal, 0)) FROM emp GROUP BY deptno
-- to
SELECT deptno, SUM(CASE WHEN job = 'CLERK' THEN sal ELSE 0 END) FROM emp GROUP BY deptno
-- different: DECODE without a default
SELECT empno, DECODE(deptno, 10, 'a', 20, 'b') FROM emp
-- to
SELECT empno, DECODE(deptno, 10, 'a', 'b') FROM emp
-- equivalent: LNNVL is true for unknown conditions
SELECT empno FROM emp WHERE LNNVL(comm > 5)
-- to
SELECT empno FROM emp WHERE comm <= 5 OR comm IS NULL

-- equivalent: position 0 of SUBSTR is 1
SELECT empno, SUBSTR(ename, 0, 2) FROM emp
-- to
SELECT empno, SUBSTR(ename, 1, 2) FROM emp
-- equivalent: a negative position of SUBSTR counts from the end
SELECT empno FROM emp WHERE SUBSTR(ename, -2) = 'ab'
-- to
SELECT empno FROM emp WHERE ename LIKE '%ab'
-- different: a position before the text
SELECT empno, SUBSTR(ename, -2) FROM emp
-- to
SELECT empno, NVL(SUBSTR(ename, -2), ename) FROM emp
-- equivalent: INSTR and LIKE
SELECT empno FROM emp WHERE INSTR(ename, 'ab') > 0
-- to
SELECT empno FROM emp WHERE ename LIKE '%ab%'
-- different: the second occurrence
SELECT empno FROM emp WHERE INSTR(ename, 'a', 1, 2) > 0
-- to
SELECT empno FROM emp WHERE INSTR(ename, 'a') > 0
-- equivalent: the second occurrence is found after the first
SELECT empno, INSTR(ename, 'a', 1, 2) FROM emp WHERE INSTR(ename, 'a') > 0
-- to
SELECT empno, INSTR(ename, 'a', INSTR(ename, 'a') + 1) FROM emp WHERE INSTR(ename, 'a') > 0
-- different: INSTR from the end
SELECT empno, INSTR(ename, 'a', -1) FROM emp
-- to
SELECT empno, INSTR(ename, 'a') FROM emp
-- equivalent: padding with zeros
SELECT LPAD(empno, 4, '0') FROM emp
-- to
SELECT TO_CHAR(empno, 'FM0000') FROM emp WHERE empno >= 0 UNION ALL SELECT LPAD(empno, 4, '0') FROM emp WHERE empno < 0
-- equivalent: a regular expression and LIKE
SELECT empno FROM emp WHERE REGEXP_LIKE(ename, '^ab')
-- to
SELECT empno FROM emp WHERE ename LIKE 'ab%'
-- different: a regular expression that ignores case
SELECT empno FROM emp WHERE REGEXP_LIKE(ename, '^ab', 'i')
-- to
SELECT empno FROM emp WHERE REGEXP_LIKE(ename, '^ab')
-- equivalent: digits in a text
SELECT empno FROM emp WHERE REGEXP_REPLACE(ename, '[0-9]') IS NULL AND ename IS NOT NULL
-- to
SELECT empno FROM emp WHERE REGEXP_LIKE(ename, '^[[:digit:]]+$')

-- equivalent: a DATE has a time of day
SELECT empno FROM emp WHERE TRUNC(hiredate) = DATE '2024-01-31'
-- to
SELECT empno FROM emp WHERE hiredate >= DATE '2024-01-31' AND hiredate < DATE '2024-01-31' + 1
-- different: a DATE with a time is not equal to its day
SELECT empno FROM emp WHERE TRUNC(hiredate) = DATE '2024-01-31'
-- to
SELECT empno FROM emp WHERE hiredate = DATE '2024-01-31'
-- different: BETWEEN omits the last day
SELECT empno FROM emp WHERE hiredate BETWEEN DATE '2024-01-01' AND DATE '2024-01-31'
-- to
SELECT empno FROM emp WHERE hiredate >= DATE '2024-01-01' AND hiredate < DATE '2024-02-01'
-- equivalent: a DATE has whole seconds
SELECT empno FROM emp WHERE hiredate < DATE '2024-02-01'
-- to
SELECT empno FROM emp WHERE hiredate <= TO_DATE('2024-01-31 23:59:59', 'YYYY-MM-DD HH24:MI:SS')
-- different: a TIMESTAMP has fractions of seconds
SELECT empno FROM emp WHERE at < TIMESTAMP '2024-02-01 00:00:00'
-- to
SELECT empno FROM emp WHERE at <= TIMESTAMP '2024-01-31 23:59:59'
-- equivalent: the text of a day
SELECT empno FROM emp WHERE TO_CHAR(hiredate, 'YYYY-MM-DD') = '2024-01-31'
-- to
SELECT empno FROM emp WHERE TRUNC(hiredate) = TO_DATE('31.01.2024', 'DD.MM.YYYY')
-- equivalent: the text of a month
SELECT empno FROM emp WHERE TO_CHAR(hiredate, 'YYYYMM') = '202402'
-- to
SELECT empno FROM emp WHERE TRUNC(hiredate, 'MM') = DATE '2024-02-01'
-- different: a month in any year
SELECT empno FROM emp WHERE EXTRACT(MONTH FROM hiredate) = 2
-- to
SELECT empno FROM emp WHERE TRUNC(hiredate, 'MM') = DATE '2024-02-01'
-- equivalent: a number of days
SELECT empno FROM emp WHERE hiredate - DATE '2024-01-01' > 30
-- to
SELECT empno FROM emp WHERE hiredate > DATE '2024-01-01' + 30
-- different: the difference of two dates has a fraction
SELECT empno FROM emp WHERE hiredate - DATE '2024-01-01' > 30
-- to
SELECT empno FROM emp WHERE TRUNC(hiredate) - DATE '2024-01-01' > 30
-- equivalent: an hour is a part of a day
SELECT empno, hiredate + 1/24 FROM emp
-- to
SELECT empno, hiredate + INTERVAL '1' HOUR FROM emp
-- equivalent: intervals by NUMTODSINTERVAL
SELECT empno, hiredate + NUMTODSINTERVAL(90, 'MINUTE') FROM emp
-- to
SELECT empno, hiredate + 90/1440 FROM emp
-- equivalent: twelve months are a year
SELECT empno FROM emp WHERE ADD_MONTHS(hiredate, 12) > DATE '2024-03-31'
-- to
SELECT empno FROM emp WHERE ADD_MONTHS(ADD_MONTHS(hiredate, 0), 12) > DATE '2024-03-31'
-- different: ADD_MONTHS goes from the last day to the last day
SELECT empno, ADD_MONTHS(hiredate, 1) FROM emp WHERE hiredate >= DATE '2024-02-29'
-- to
SELECT empno, hiredate + 31 FROM emp WHERE hiredate >= DATE '2024-02-29'
-- equivalent: the last day of a month
SELECT empno FROM emp WHERE TRUNC(hiredate) = LAST_DAY(TRUNC(hiredate))
-- to
SELECT empno FROM emp WHERE EXTRACT(DAY FROM hiredate + 1) = 1
-- different: MONTHS_BETWEEN has a fraction
SELECT empno FROM emp WHERE MONTHS_BETWEEN(hiredate, DATE '2024-01-15') > 1
-- to
SELECT empno FROM emp WHERE TRUNC(MONTHS_BETWEEN(hiredate, DATE '2024-01-15')) > 1
-- equivalent: the beginning of a quarter
SELECT empno, TRUNC(hiredate, 'Q') FROM emp
-- to
SELECT empno, ADD_MONTHS(TRUNC(hiredate, 'YYYY'), 3 * (TO_NUMBER(TO_CHAR(hiredate, 'Q')) - 1)) FROM emp
-- different: SYSDATE has a time of day
SELECT empno FROM emp WHERE hiredate > SYSDATE - 7
-- to
SELECT empno FROM emp WHERE hiredate > TRUNC(SYSDATE) - 7

-- equivalent: ROWNUM and FETCH FIRST
SELECT empno, sal FROM emp ORDER BY sal DESC, empno FETCH FIRST 3 ROWS ONLY
-- to
SELECT * FROM (SELECT empno, sal FROM emp ORDER BY sal DESC, empno) WHERE ROWNUM <= 3
-- different: ROWNUM is assigned before ORDER BY
SELECT * FROM (SELECT empno, sal FROM emp ORDER BY sal, empno) WHERE ROWNUM <= 2
-- to
SELECT empno, sal FROM emp WHERE ROWNUM <= 2 ORDER BY sal, empno
-- equivalent: ROWNUM > 1 is never true
SELECT empno FROM emp WHERE ROWNUM > 1
-- to
SELECT empno FROM emp WHERE 1 = 0
-- equivalent: ROWNUM < 3 and ROWNUM <= 2
SELECT empno FROM emp WHERE ROWNUM < 3
-- to
SELECT empno FROM emp WHERE ROWNUM <= 2
-- different: the number of rows
SELECT empno FROM emp WHERE ROWNUM <= 2
-- to
SELECT empno FROM emp WHERE ROWNUM <= 3
-- equivalent: pages by ROWNUM and by OFFSET
SELECT empno FROM (
  SELECT t.*, ROWNUM rn FROM (SELECT empno FROM emp ORDER BY empno) t WHERE ROWNUM <= 4
) WHERE rn > 2
-- to
SELECT empno FROM emp ORDER BY empno OFFSET 2 ROWS FETCH NEXT 2 ROWS ONLY
-- equivalent: pages by ROWNUM and by ROW_NUMBER
SELECT empno FROM (
  SELECT t.*, ROWNUM rn FROM (SELECT empno, sal FROM emp ORDER BY sal, empno) t WHERE ROWNUM <= 4
) WHERE rn > 2
-- to
SELECT empno FROM (SELECT empno, ROW_NUMBER() OVER (ORDER BY sal, empno) rn FROM emp) WHERE rn BETWEEN 3 AND 4 ORDER BY rn
-- different: a page that begins one row too early
SELECT empno FROM (
  SELECT t.*, ROWNUM rn FROM (SELECT empno FROM emp ORDER BY empno) t WHERE ROWNUM <= 4
) WHERE rn > 2
-- to
SELECT empno FROM (
  SELECT t.*, ROWNUM rn FROM (SELECT empno FROM emp ORDER BY empno) t WHERE ROWNUM <= 4
) WHERE rn >= 2
-- equivalent: a test whether there is a row
SELECT COUNT(*) FROM emp WHERE sal > 100 AND ROWNUM = 1
-- to
SELECT CASE WHEN EXISTS (SELECT 1 FROM emp WHERE sal > 100) THEN 1 ELSE 0 END FROM dual
-- different: ROWNUM counts rows after WHERE
SELECT COUNT(*) FROM emp WHERE sal > 100 AND ROWNUM <= 2
-- to
SELECT COUNT(*) FROM (SELECT sal FROM emp WHERE ROWNUM <= 2) WHERE sal > 100
-- different: ROWNUM limits the rows before window functions
SELECT SUM(sal) OVER () FROM emp WHERE ROWNUM <= 1
-- to
SELECT SUM(sal) OVER () FROM emp FETCH FIRST 1 ROW ONLY
-- equivalent: ROWNUM limits the rows before a group
SELECT COUNT(*) FROM emp WHERE ROWNUM <= 2
-- to
SELECT LEAST(COUNT(*), 2) FROM emp
-- different: ties at the end
SELECT empno FROM emp ORDER BY sal FETCH FIRST 2 ROWS WITH TIES
-- to
SELECT empno FROM emp ORDER BY sal FETCH FIRST 2 ROWS ONLY

-- equivalent: the sign of an outer join
SELECT d.dname, e.ename FROM dept d, emp e WHERE d.deptno = e.deptno(+)
-- to
SELECT d.dname, e.ename FROM dept d LEFT JOIN emp e ON d.deptno = e.deptno
-- equivalent: a constant in an outer join
SELECT d.dname, e.ename FROM dept d, emp e WHERE e.deptno(+) = d.deptno AND e.job(+) = 'CLERK'
-- to
SELECT d.dname, e.ename FROM dept d LEFT JOIN emp e ON e.deptno = d.deptno AND e.job = 'CLERK'
-- different: a filter without the sign removes the rows without a match
SELECT d.dname, e.ename FROM dept d, emp e WHERE e.deptno(+) = d.deptno AND e.job(+) = 'CLERK'
-- to
SELECT d.dname, e.ename FROM dept d, emp e WHERE e.deptno(+) = d.deptno AND e.job = 'CLERK'
-- equivalent: rows without a match
SELECT d.deptno FROM dept d, emp e WHERE d.deptno = e.deptno(+) AND e.empno IS NULL
-- to
SELECT deptno FROM dept d WHERE NOT EXISTS (SELECT 1 FROM emp e WHERE e.deptno = d.deptno)
-- equivalent: a chain of outer joins
SELECT d.dname, e.ename, m.ename FROM dept d, emp e, emp m WHERE d.deptno = e.deptno(+) AND e.mgr = m.empno(+)
-- to
SELECT d.dname, e.ename, m.ename FROM dept d LEFT JOIN emp e ON d.deptno = e.deptno LEFT JOIN emp m ON e.mgr = m.empno
-- equivalent: the columns of * have the order of FROM
SELECT * FROM emp e, dept d WHERE e.deptno(+) = d.deptno
-- to
SELECT e.*, d.* FROM dept d LEFT JOIN emp e ON e.deptno = d.deptno
-- different: the sign is on the other side
SELECT d.dname, e.ename FROM dept d, emp e WHERE d.deptno = e.deptno(+)
-- to
SELECT d.dname, e.ename FROM dept d, emp e WHERE d.deptno(+) = e.deptno

-- equivalent: MINUS and NOT EXISTS
SELECT deptno FROM dept MINUS SELECT deptno FROM emp
-- to
SELECT deptno FROM dept d WHERE NOT EXISTS (SELECT 1 FROM emp e WHERE e.deptno = d.deptno)
-- different: MINUS removes duplicates
SELECT job FROM emp MINUS SELECT loc FROM dept
-- to
SELECT job FROM emp WHERE job NOT IN (SELECT loc FROM dept WHERE loc IS NOT NULL)
-- equivalent: numbers by CONNECT BY
SELECT LEVEL FROM dual CONNECT BY LEVEL <= 3
-- to
SELECT 1 FROM dual UNION ALL SELECT 2 FROM dual UNION ALL SELECT 3 FROM dual
-- equivalent: CONNECT BY returns at least one row
SELECT LEVEL FROM dual CONNECT BY LEVEL <= 0
-- to
SELECT 1 FROM dual
-- equivalent: a recursive query without a keyword
WITH n (x) AS (SELECT 1 FROM dual UNION ALL SELECT x + 1 FROM n WHERE x < 3) SELECT x FROM n
-- to
SELECT LEVEL FROM dual CONNECT BY LEVEL < 4
-- equivalent: NULL is last in ascending order
SELECT empno, comm FROM emp ORDER BY comm, empno
-- to
SELECT empno, comm FROM emp ORDER BY comm NULLS LAST, empno
-- different: NULL is first in descending order
SELECT empno, comm FROM emp ORDER BY comm DESC, empno
-- to
SELECT empno, comm FROM emp ORDER BY comm DESC NULLS LAST, empno

-- equivalent: LISTAGG ignores NULL
SELECT deptno, LISTAGG(ename, ',') WITHIN GROUP (ORDER BY empno) FROM emp GROUP BY deptno
-- to
SELECT d.deptno, (SELECT LISTAGG(e.ename, ',') WITHIN GROUP (ORDER BY e.empno) FROM emp e WHERE e.ename IS NOT NULL AND (e.deptno = d.deptno OR e.deptno IS NULL AND d.deptno IS NULL)) FROM (SELECT DISTINCT deptno FROM emp) d
-- different: the order of LISTAGG
SELECT LISTAGG(ename, ',') WITHIN GROUP (ORDER BY empno) FROM emp
-- to
SELECT LISTAGG(ename, ',') WITHIN GROUP (ORDER BY ename) FROM emp
-- equivalent: the median of two values
SELECT MEDIAN(sal) FROM emp WHERE empno IN (1, 2)
-- to
SELECT AVG(sal) FROM emp WHERE empno IN (1, 2)
-- different: the median and the average
SELECT MEDIAN(sal) FROM emp
-- to
SELECT AVG(sal) FROM emp
-- equivalent: the share of a total
SELECT empno, RATIO_TO_REPORT(sal) OVER () FROM emp WHERE sal > 0
-- to
SELECT empno, sal / SUM(sal) OVER () FROM emp WHERE sal > 0

-- equivalent: names with and without quotation marks, and a hint
SELECT /*+ FULL(e) */ "E"."EMPNO" FROM "SCOTT"."EMP" "E" WHERE e.sal != 5
-- to
SELECT empno FROM emp WHERE sal ^= 5

-- equivalent: several columns of an UPDATE
UPDATE emp e SET (e.sal, e.comm) = (SELECT 1, 2 FROM dual) WHERE e.deptno = 10
-- to
UPDATE emp SET sal = 1, comm = 2 WHERE deptno = 10
-- different: a correlated UPDATE sets rows without a match to NULL
UPDATE emp e SET job = (SELECT loc FROM dept d WHERE d.deptno = e.deptno)
-- to
UPDATE emp e SET job = (SELECT loc FROM dept d WHERE d.deptno = e.deptno) WHERE EXISTS (SELECT 1 FROM dept d WHERE d.deptno = e.deptno)
-- equivalent: an UPDATE to the empty text
UPDATE emp SET ename = '' WHERE deptno = 10
-- to
UPDATE emp SET ename = NULL WHERE deptno = 10
-- equivalent: DELETE without FROM
DELETE emp WHERE sal > 5
-- to
DELETE FROM emp e WHERE e.sal > 5
-- equivalent: MERGE with a condition
MERGE INTO dept t USING (SELECT deptno, dname FROM dept) s ON (t.deptno = s.deptno)
WHEN MATCHED THEN UPDATE SET t.loc = s.dname WHERE t.loc IS NULL
-- to
UPDATE dept SET loc = dname WHERE loc IS NULL
-- different: MERGE that inserts
MERGE INTO dept t USING (SELECT 10 AS id FROM dual) s ON (t.deptno = s.id)
WHEN NOT MATCHED THEN INSERT (t.deptno, t.dname) VALUES (s.id, 'new')
-- to
UPDATE dept SET dname = 'new' WHERE deptno = 10

-- equivalent: UPPER of CHAR is CHAR
SELECT empno FROM emp WHERE UPPER(code) = 'AB'
-- to
SELECT empno FROM emp WHERE RTRIM(UPPER(code)) = 'AB'
-- equivalent: UPPER of a literal is CHAR
SELECT empno FROM emp WHERE code = UPPER('ab')
-- to
SELECT empno FROM emp WHERE code = 'AB'
-- equivalent: two CHAR concatenated are CHAR
SELECT empno FROM emp WHERE kind || code = 'xyzab'
-- to
SELECT empno FROM emp WHERE RTRIM(kind || code) = 'xyzab'
-- different: CHAR concatenated with VARCHAR2 is VARCHAR2
SELECT empno FROM emp WHERE ename || code = 'xyzab'
-- to
SELECT empno FROM emp WHERE RTRIM(ename || code) = 'xyzab'
-- different: UNION of CHAR and VARCHAR2 is VARCHAR2
SELECT COUNT(*) FROM (SELECT code FROM emp WHERE empno = 1 UNION SELECT ename FROM emp WHERE empno = 1)
-- to
SELECT COUNT(*) FROM (SELECT RTRIM(code) FROM emp WHERE empno = 1 UNION SELECT RTRIM(ename) FROM emp WHERE empno = 1)
-- equivalent: MINUS of CHAR and VARCHAR2 compares the blanks
SELECT code FROM emp MINUS SELECT ename FROM emp
-- to
SELECT DISTINCT code FROM emp e WHERE NOT EXISTS (SELECT 1 FROM emp f WHERE f.ename = e.code) AND code IS NOT NULL UNION SELECT code FROM emp WHERE code IS NULL AND NOT EXISTS (SELECT 1 FROM emp WHERE ename IS NULL)
-- different: COALESCE of CHAR and VARCHAR2 keeps the blanks
SELECT empno FROM emp WHERE COALESCE(code, ename) = 'ab'
-- to
SELECT empno FROM emp WHERE RTRIM(COALESCE(code, ename)) = 'ab'
-- different: NVL of CHAR is VARCHAR2
SELECT empno FROM emp WHERE NVL(code, kind) = 'ab'
-- to
SELECT empno FROM emp WHERE RTRIM(NVL(code, kind)) = 'ab'
-- different: DECODE compares CHAR with its blanks
SELECT empno, DECODE(code, 'ab', 1, 0) FROM emp
-- to
SELECT empno, CASE WHEN code = 'ab' THEN 1 ELSE 0 END FROM emp
-- different: DECODE compares CHAR with CHAR with the blanks
SELECT empno, DECODE(code, kind, 1, 0) FROM emp WHERE code IS NOT NULL
-- to
SELECT empno, CASE WHEN code = kind THEN 1 ELSE 0 END FROM emp WHERE code IS NOT NULL
-- different: DECODE whose first result is NULL returns texts
SELECT MAX(DECODE(job, 'CLERK', NULL, sal)) FROM emp
-- to
SELECT MAX(CASE WHEN job = 'CLERK' THEN NULL ELSE sal END) FROM emp
-- equivalent: DECODE whose first result is NULL in a sum
SELECT SUM(DECODE(deptno, 0, NULL, sal / deptno)) FROM emp
-- to
SELECT SUM(CASE WHEN deptno <> 0 OR deptno IS NULL THEN sal / deptno END) FROM emp
-- different: DECODE converts to the type of the first value
SELECT empno FROM emp WHERE DECODE(sal, '10.0', 1, 0) = 1
-- to
SELECT empno FROM emp WHERE sal = 10
-- equivalent: a number in a column of texts
UPDATE emp SET ename = sal
-- to
UPDATE emp SET ename = TO_CHAR(sal)
-- different: NVL evaluates both arguments
SELECT empno, COALESCE(sal, 10 / deptno) FROM emp
-- to
SELECT empno, NVL(sal, 10 / deptno) FROM emp
-- different: ROWNUM limits the rows before a correlation
SELECT COVAR_POP(sal, comm) FROM emp WHERE ROWNUM <= 1
-- to
SELECT COVAR_POP(sal, comm) FROM emp
-- equivalent: CASE of literals of equal length is CHAR
SELECT empno FROM emp WHERE code = CASE WHEN sal > 5 THEN 'ab' ELSE 'cd' END
-- to
SELECT empno FROM emp WHERE sal > 5 AND code = 'ab' OR (sal <= 5 OR sal IS NULL) AND code = 'cd'
-- equivalent: literals in a subquery are CHAR
SELECT empno FROM emp WHERE code IN (SELECT 'ab' FROM dual UNION ALL SELECT 'cd' FROM dual)
-- to
SELECT empno FROM emp WHERE code IN ('ab', 'cd')
-- different: literals of different lengths in a UNION are VARCHAR2
SELECT empno FROM emp WHERE code IN (SELECT 'ab' FROM dual UNION ALL SELECT 'c' FROM dual)
-- to
SELECT empno FROM emp WHERE code IN ('ab', 'c')

-- different: a condition beside ROWNUM is tested before the rows are numbered
SELECT * FROM (SELECT empno, deptno FROM emp ORDER BY sal, empno) WHERE ROWNUM <= 2 AND deptno = 10
-- to
SELECT * FROM (SELECT * FROM (SELECT empno, deptno FROM emp ORDER BY sal, empno) WHERE ROWNUM <= 2) WHERE deptno = 10
-- different: ROWNUM is never 2
SELECT ename FROM (SELECT ename FROM emp ORDER BY empno) WHERE ROWNUM = 2
-- to
SELECT ename FROM emp ORDER BY empno OFFSET 1 ROW FETCH NEXT 1 ROW ONLY
-- equivalent: ROWNUM in the branches of UNION ALL
SELECT empno FROM emp WHERE deptno = 1 AND ROWNUM <= 1 UNION ALL SELECT deptno FROM dept WHERE ROWNUM <= 1
-- to
(SELECT empno FROM emp WHERE deptno = 1 FETCH FIRST 1 ROW ONLY) UNION ALL (SELECT deptno FROM dept FETCH FIRST 1 ROW ONLY)
-- different: ROWNUM numbers the rows of a join
SELECT e.empno FROM emp e JOIN dept d ON d.deptno = e.deptno WHERE ROWNUM <= 1
-- to
SELECT e.empno FROM (SELECT empno, deptno FROM emp WHERE ROWNUM <= 1) e JOIN dept d ON d.deptno = e.deptno
-- equivalent: an anti-join by the sign of an outer join
SELECT d.deptno FROM dept d, emp e WHERE e.deptno(+) = d.deptno AND e.sal(+) > 100 AND e.empno IS NULL
-- to
SELECT d.deptno FROM dept d WHERE NOT EXISTS (SELECT 1 FROM emp e WHERE e.deptno = d.deptno AND e.sal > 100)
-- different: NOT IN a set with NULL
SELECT deptno FROM dept WHERE deptno NOT IN (SELECT deptno FROM emp)
-- to
SELECT deptno FROM dept d WHERE NOT EXISTS (SELECT 1 FROM emp e WHERE e.deptno = d.deptno)
-- different: a join by NVL equates NULL and the constant
SELECT e.empno, f.empno FROM emp e JOIN emp f ON NVL(e.mgr, -1) = NVL(f.mgr, -1)
-- to
SELECT e.empno, f.empno FROM emp e JOIN emp f ON e.mgr = f.mgr OR e.mgr IS NULL AND f.mgr IS NULL
-- equivalent: a join by DECODE finds NULL
SELECT e.empno, f.empno FROM emp e JOIN emp f ON DECODE(e.mgr, f.mgr, 1, 0) = 1
-- to
SELECT e.empno, f.empno FROM emp e JOIN emp f ON e.mgr = f.mgr OR e.mgr IS NULL AND f.mgr IS NULL
-- different: NVL of NULL and the column
SELECT empno FROM emp WHERE job = NVL(NULL, job)
-- to
SELECT empno FROM emp
-- equivalent: a pivot by DECODE
SELECT deptno, COUNT(DECODE(job, 'CLERK', 1)) c, COUNT(DECODE(job, 'BOSS', 1)) b FROM emp GROUP BY deptno
-- to
SELECT deptno, SUM(CASE WHEN job = 'CLERK' THEN 1 ELSE 0 END) c, SUM(CASE job WHEN 'BOSS' THEN 1 ELSE 0 END) b FROM emp GROUP BY deptno
-- different: a sum by DECODE without a default
SELECT deptno, SUM(DECODE(job, 'CLERK', sal)) FROM emp GROUP BY deptno
-- to
SELECT deptno, SUM(DECODE(job, 'CLERK', sal, 0)) FROM emp GROUP BY deptno
-- different: DECODE whose first result is NULL sorts texts
SELECT empno FROM emp ORDER BY DECODE(job, 'A', NULL, deptno), empno
-- to
SELECT empno FROM emp ORDER BY CASE WHEN job = 'A' THEN NULL ELSE deptno END, empno
-- different: ADD_MONTHS and an interval of a month
SELECT empno, ADD_MONTHS(hiredate, 1) FROM emp WHERE hiredate >= DATE '2024-01-28'
-- to
SELECT empno, hiredate + INTERVAL '1' MONTH FROM emp WHERE hiredate >= DATE '2024-01-28'
-- different: rounding and truncation of a date
SELECT empno, ROUND(hiredate) FROM emp
-- to
SELECT empno, TRUNC(hiredate) FROM emp
-- equivalent: the beginning of an ISO week
SELECT empno, TRUNC(hiredate, 'IW') FROM emp
-- to
SELECT empno, TRUNC(hiredate) - MOD(TRUNC(hiredate) - DATE '2001-01-01', 7) - CASE WHEN MOD(TRUNC(hiredate) - DATE '2001-01-01', 7) < 0 THEN 7 ELSE 0 END FROM emp
-- equivalent: NULL in an outer join
SELECT e.ename, d.dname FROM emp e, dept d WHERE e.deptno = d.deptno(+) AND d.loc(+) IS NULL
-- to
SELECT e.ename, d.dname FROM emp e LEFT JOIN dept d ON e.deptno = d.deptno AND d.loc IS NULL
-- different: NULL after an outer join
SELECT e.ename, d.dname FROM emp e, dept d WHERE e.deptno = d.deptno(+) AND d.loc IS NULL
-- to
SELECT e.ename, d.dname FROM emp e LEFT JOIN dept d ON e.deptno = d.deptno AND d.loc IS NULL
-- different: an inner join after an outer join
SELECT d.dname, e.ename, m.ename FROM dept d, emp e, emp m WHERE d.deptno = e.deptno(+) AND e.mgr = m.empno
-- to
SELECT d.dname, e.ename, m.ename FROM dept d LEFT JOIN emp e ON d.deptno = e.deptno LEFT JOIN emp m ON e.mgr = m.empno
-- equivalent: an expression with the sign of an outer join
SELECT d.dname, e.ename FROM dept d, emp e WHERE d.deptno = NVL(e.deptno(+), 0)
-- to
SELECT d.dname, e.ename FROM dept d LEFT JOIN emp e ON d.deptno = NVL(e.deptno, 0)
-- different: a filter of the preserved table
SELECT e.ename, d.dname FROM emp e, dept d WHERE e.deptno = d.deptno(+) AND e.job = 'CLERK'
-- to
SELECT e.ename, d.dname FROM emp e LEFT JOIN dept d ON e.deptno = d.deptno AND e.job = 'CLERK'
-- different: MINUS finds NULL
SELECT DISTINCT job FROM emp WHERE NOT EXISTS (SELECT 1 FROM dept d WHERE d.dname = emp.job)
-- to
SELECT job FROM emp MINUS SELECT dname FROM dept
-- different: set operators are evaluated from left to right
SELECT deptno FROM emp UNION SELECT deptno FROM dept MINUS SELECT mgr FROM emp
-- to
SELECT deptno FROM emp UNION (SELECT deptno FROM dept MINUS SELECT mgr FROM emp)
-- equivalent: MERGE and a correlated UPDATE
MERGE INTO emp e USING dept d ON (e.deptno = d.deptno) WHEN MATCHED THEN UPDATE SET e.job = SUBSTR(d.loc, 1, 9)
-- to
UPDATE emp e SET job = (SELECT SUBSTR(d.loc, 1, 9) FROM dept d WHERE d.deptno = e.deptno) WHERE e.deptno IN (SELECT deptno FROM dept)
-- equivalent: an UPDATE by a subquery without a row sets NULL
UPDATE emp SET (job, comm) = (SELECT 'x', 1 FROM dual WHERE 1 = 0)
-- to
UPDATE emp SET job = NULL, comm = NULL
-- different: an UPDATE by a subquery with several rows raises
UPDATE dept d SET loc = (SELECT MAX(job) FROM emp e WHERE e.deptno = d.deptno)
-- to
UPDATE dept d SET loc = (SELECT job FROM emp e WHERE e.deptno = d.deptno)
-- different: NVL in LISTAGG
SELECT LISTAGG(job, ',') WITHIN GROUP (ORDER BY empno) FROM emp
-- to
SELECT LISTAGG(NVL(job, '-'), ',') WITHIN GROUP (ORDER BY empno) FROM emp
-- equivalent: LISTAGG of numbers
SELECT deptno, LISTAGG(sal, ';') WITHIN GROUP (ORDER BY empno) FROM emp GROUP BY deptno
-- to
SELECT deptno, LISTAGG(TO_CHAR(sal), ';') WITHIN GROUP (ORDER BY empno) FROM emp GROUP BY deptno
-- equivalent: LISTAGG of no rows is NULL
SELECT LISTAGG(ename, ',') WITHIN GROUP (ORDER BY empno) FROM emp WHERE 1 = 0
-- to
SELECT NULL FROM dual
-- equivalent: NULL and a blank, trimmed
SELECT empno, TRIM(ename || ' ' || job) FROM emp WHERE ename IS NULL AND job = 'CLERK'
-- to
SELECT empno, 'CLERK' FROM emp WHERE ename IS NULL AND job = 'CLERK'
-- equivalent: a pattern that begins with NULL
SELECT empno FROM emp WHERE ename LIKE NULL || '%'
-- to
SELECT empno FROM emp WHERE ename IS NOT NULL
-- different: a concatenation of two columns is not a key
SELECT COUNT(DISTINCT ename || job) FROM emp
-- to
SELECT COUNT(*) FROM (SELECT DISTINCT ename, job FROM emp)
-- different: a sum of no rows
SELECT NVL(SUM(sal), 0) FROM emp WHERE deptno = 10
-- to
SELECT SUM(NVL(sal, 0)) FROM emp WHERE deptno = 10
-- different: a sum of two columns with NULL
SELECT SUM(sal + comm) FROM emp
-- to
SELECT SUM(sal) + SUM(comm) FROM emp
-- different: NULL is the highest rank in descending order
SELECT deptno, empno FROM (SELECT deptno, empno, RANK() OVER (PARTITION BY deptno ORDER BY sal DESC) r FROM emp WHERE deptno IS NOT NULL) WHERE r = 1
-- to
SELECT deptno, empno FROM emp e WHERE sal = (SELECT MAX(sal) FROM emp m WHERE m.deptno = e.deptno)
-- different: a text in a comparison with a number raises
SELECT empno FROM emp WHERE ename = '5'
-- to
SELECT empno FROM emp WHERE ename = 5
-- equivalent: TRANSLATE to the empty text is NULL
SELECT empno FROM emp WHERE TRANSLATE(ename, '0123456789', '') IS NULL
-- to
SELECT empno FROM emp
-- equivalent: the remainder has the sign of the dividend
SELECT empno, MOD(sal, 3) FROM emp
-- to
SELECT empno, SIGN(sal) * MOD(ABS(sal), 3) FROM emp
-- equivalent: the length of CHAR is that of the column
SELECT empno, LENGTH(code) FROM emp
-- to
SELECT empno, NVL2(code, 4, NULL) FROM emp
-- different: the blanks of CHAR are part of the result
SELECT empno, code FROM emp
-- to
SELECT empno, RTRIM(code) FROM emp
-- equivalent: LPAD shortens a longer text
SELECT empno, LPAD(NVL(ename, ' '), 3) FROM emp
-- to
SELECT empno, SUBSTR(CASE WHEN LENGTH(NVL(ename, ' ')) < 3 THEN SUBSTR('   ', 1, 3 - LENGTH(NVL(ename, ' '))) END || NVL(ename, ' '), 1, 3) FROM emp
-- different: NVL2 of CHAR is VARCHAR2
SELECT empno FROM emp WHERE NVL2(code, code, kind) = 'ab'
-- to
SELECT empno FROM emp WHERE RTRIM(NVL2(code, code, kind)) = 'ab'
-- different: GREATEST of CHAR is VARCHAR2
SELECT empno FROM emp WHERE GREATEST(code, code) = 'ab'
-- to
SELECT empno FROM emp WHERE RTRIM(GREATEST(code, code)) = 'ab'
-- equivalent: a sum of texts
SELECT SUM(ename) FROM emp WHERE ename IN ('1', '2')
-- to
SELECT SUM(TO_NUMBER(ename)) FROM emp WHERE ename IN ('1', '2')
-- equivalent: CHAR of different lengths is VARCHAR2 in a set operation
SELECT code FROM emp UNION SELECT kind FROM emp
-- to
SELECT CAST(code AS VARCHAR2(4)) FROM emp UNION SELECT CAST(kind AS VARCHAR2(3)) FROM emp
-- different: trailing blanks of CHAR of different lengths
SELECT code FROM emp MINUS SELECT kind FROM emp
-- to
SELECT code FROM emp MINUS SELECT CAST(kind AS CHAR(4)) FROM emp
-- equivalent: CAST does not cut off a number
SELECT empno FROM emp WHERE CAST(empno AS VARCHAR2(3)) = '123'
-- to
SELECT empno FROM emp WHERE empno = 123
-- equivalent: CAST cuts off a text
SELECT CAST(ename AS VARCHAR2(2)) FROM emp
-- to
SELECT SUBSTR(ename, 1, 2) FROM emp
-- equivalent: CHAR columns of the same name and different lengths are VARCHAR2 in a set operation
SELECT kind FROM emp UNION SELECT kind FROM site
-- to
SELECT CAST(kind AS VARCHAR2(3)) FROM emp UNION SELECT CAST(kind AS VARCHAR2(6)) FROM site
-- different: a column of texts without its blanks at the end
SELECT empno FROM emp WHERE RTRIM(ename) = 'A'
-- to
SELECT empno FROM emp WHERE ename = 'A'
-- different: several texts are the same number
SELECT empno FROM emp WHERE TO_NUMBER(job) = 5
-- to
SELECT empno FROM emp WHERE job = '5'
-- equivalent: KEEP and a rank with ties
SELECT deptno, MAX(sal) KEEP (DENSE_RANK LAST ORDER BY hiredate) AS m FROM emp GROUP BY deptno
-- to
SELECT deptno, MAX(sal) AS m FROM (SELECT deptno, sal, RANK() OVER (PARTITION BY deptno ORDER BY hiredate DESC) AS r FROM emp) WHERE r = 1 GROUP BY deptno
-- equivalent: KEEP with two keys, aggregates of texts and numbers, and no group
SELECT MIN(ename) KEEP (DENSE_RANK FIRST ORDER BY sal DESC NULLS LAST, hiredate) AS n, COUNT(comm) KEEP (DENSE_RANK FIRST ORDER BY sal DESC NULLS LAST, hiredate) AS c, SUM(comm) KEEP (DENSE_RANK FIRST ORDER BY sal DESC NULLS LAST, hiredate) AS s FROM emp
-- to
SELECT MIN(ename) AS n, COUNT(comm) AS c, SUM(comm) AS s FROM (SELECT ename, comm, DENSE_RANK() OVER (ORDER BY sal DESC NULLS LAST, hiredate) AS r FROM emp) WHERE r = 1
-- different: KEEP and the number of a row, which has no ties
SELECT deptno, MAX(sal) KEEP (DENSE_RANK LAST ORDER BY hiredate) AS m FROM emp GROUP BY deptno
-- to
SELECT deptno, MAX(sal) AS m FROM (SELECT deptno, sal, ROW_NUMBER() OVER (PARTITION BY deptno ORDER BY hiredate DESC) AS r FROM emp) WHERE r = 1 GROUP BY deptno
-- different: KEEP LAST begins with NULL
SELECT MAX(ename) KEEP (DENSE_RANK LAST ORDER BY sal) AS n FROM emp
-- to
SELECT MAX(ename) AS n FROM emp WHERE sal = (SELECT MAX(sal) FROM emp)
-- equivalent: CROSS APPLY of an aggregate is a subquery
SELECT d.deptno, x.m FROM dept d CROSS APPLY (SELECT MAX(e.sal) AS m FROM emp e WHERE e.deptno = d.deptno) x
-- to
SELECT d.deptno, (SELECT MAX(e.sal) FROM emp e WHERE e.deptno = d.deptno) AS m FROM dept d

-- equivalent: FF reads one to six digits
SELECT empno, TO_TIMESTAMP('2024-01-31 10:00:00.5', 'YYYY-MM-DD HH24:MI:SS.FF') AS x FROM emp
-- to
SELECT empno, TIMESTAMP '2024-01-31 10:00:00.500' FROM emp
-- equivalent: EXTRACT from an interval of days
SELECT EXTRACT(DAY FROM NUMTODSINTERVAL(50, 'HOUR')) AS d, EXTRACT(HOUR FROM NUMTODSINTERVAL(50, 'HOUR')) AS h FROM emp
-- to
SELECT 2, 2 FROM emp
-- equivalent: EXTRACT from a difference of timestamps
SELECT empno, EXTRACT(DAY FROM at - TIMESTAMP '2024-01-01 00:00:00') AS d FROM emp WHERE at = TIMESTAMP '2024-01-03 12:00:00'
-- to
SELECT empno, 2 FROM emp WHERE at = TIMESTAMP '2024-01-03 12:00:00'
-- equivalent: EXTRACT from an interval of months
SELECT EXTRACT(YEAR FROM INTERVAL '14' MONTH) AS y, EXTRACT(MONTH FROM NUMTOYMINTERVAL(14, 'MONTH')) AS m FROM emp
-- to
SELECT 1, 2 FROM emp
-- equivalent: ANY and ALL with lists
SELECT empno FROM emp WHERE deptno = ANY (10, 20) AND sal <> ALL (1, 2) AND job = SOME ('CLERK', 'MANAGER')
-- to
SELECT empno FROM emp WHERE deptno IN (10, 20) AND sal NOT IN (1, 2) AND job IN ('CLERK', 'MANAGER')
-- equivalent: a point in a regular expression does not match a line break
SELECT empno FROM emp WHERE REGEXP_LIKE('a' || CHR(10) || 'b', 'a.b')
-- to
SELECT empno FROM emp WHERE 1 = 0
