-- schema
CREATE TABLE t (
  id INT PRIMARY KEY, sal INT, price NUMERIC(10,2), qty SMALLINT, d DATE, e DATE, ts TIMESTAMP, tu TIMESTAMP, s TEXT,
  f DOUBLE PRECISION, lasts INTERVAL, period INT4RANGE, tags TEXT[]
);

-- equivalent: a sum solved for the column
SELECT id FROM t WHERE sal + 10 > 100
-- to
SELECT id FROM t WHERE sal > 90
-- equivalent: a multiple solved for the column
SELECT id FROM t WHERE sal * 12 > 50000
-- to
SELECT id FROM t WHERE sal >= 4167
-- equivalent: a month as a range
SELECT id FROM t WHERE extract(year FROM d) * 100 + extract(month FROM d) = 202209
-- to
SELECT id FROM t WHERE d >= '2022-09-01' AND d < '2022-10-01'
-- equivalent: days after a date
SELECT id FROM t WHERE d + 45 > DATE '2020-03-01'
-- to
SELECT id FROM t WHERE d > DATE '2020-01-16'

-- different: a sum that reaches its limit
SELECT id FROM t WHERE sal + 10 > 100
-- to
SELECT id FROM t WHERE sal + 10 >= 100
-- different: a multiple solved by integer division
SELECT id FROM t WHERE sal * 12 >= 50000
-- to
SELECT id FROM t WHERE sal >= 50000 / 12
-- different: a difference whose column is subtracted
SELECT id FROM t WHERE 100 - sal < 25
-- to
SELECT id FROM t WHERE 100 - sal <= 25
-- different: two steps of integer arithmetic
SELECT id FROM t WHERE (sal - 32) * 5 / 9 > 30
-- to
SELECT id FROM t WHERE (sal - 32) * 5 / 9 >= 30
-- different: a quotient of the column
SELECT id FROM t WHERE 7000 / qty > 41
-- to
SELECT id FROM t WHERE 7000 / qty >= 41
-- different: the amount of a negative number
SELECT id FROM t WHERE abs(sal) > 77
-- to
SELECT id FROM t WHERE sal > 77
-- different: bounds that are calculated
SELECT id FROM t WHERE sal BETWEEN 10 + 5 AND 20 * 3
-- to
SELECT id FROM t WHERE sal BETWEEN 10 + 5 AND 20 * 3 - 1
-- different: a fraction of a price
SELECT id FROM t WHERE price * 1.15 > 2300
-- to
SELECT id FROM t WHERE price * 1.15 >= 2300
-- different: a floating-point number
SELECT id FROM t WHERE f * 2 + 10 > 100
-- to
SELECT id FROM t WHERE f * 2 + 10 >= 100
-- different: days after a date
SELECT id FROM t WHERE d + 45 > DATE '2020-03-01'
-- to
SELECT id FROM t WHERE d + 45 >= DATE '2020-03-01'
-- different: days between two dates
SELECT id FROM t WHERE d - e > 45
-- to
SELECT id FROM t WHERE d - e >= 45
-- different: a date and an interval
SELECT id FROM t WHERE d < DATE '1993-07-01' + INTERVAL '3 months'
-- to
SELECT id FROM t WHERE d <= DATE '1993-07-01' + INTERVAL '3 months'
-- different: minutes between two times
SELECT id FROM t WHERE extract(epoch FROM ts - tu) / 60 > 45
-- to
SELECT id FROM t WHERE extract(epoch FROM ts - tu) / 60 >= 45
-- different: a month as a number
SELECT id FROM t WHERE extract(year FROM d) * 100 + extract(month FROM d) = 202209
-- to
SELECT id FROM t WHERE extract(year FROM d) * 100 + extract(month FROM d) = 202210
-- different: a sum in CASE
SELECT id, CASE WHEN sal + 5 >= 80 THEN 1 ELSE 0 END FROM t
-- to
SELECT id, CASE WHEN sal + 5 > 80 THEN 1 ELSE 0 END FROM t
-- different: a part of a text
SELECT id FROM t WHERE substring(s, 3, 4) = 'tion'
-- to
SELECT id FROM t WHERE substring(s, 4, 4) = 'tion'
-- different: the position of a text
SELECT id FROM t WHERE position('needle' IN s) > 4
-- to
SELECT id FROM t WHERE position('needle' IN s) >= 4
-- different: an expression with an alias in a subquery
SELECT id FROM (SELECT id, sal * 3 + 1 AS c FROM t) x WHERE c > 250
-- to
SELECT id FROM (SELECT id, sal * 3 + 1 AS c FROM t) x WHERE c >= 250
-- different: an expression with an alias in a common table expression
WITH x AS (SELECT sal, sum(price * 1.25) AS c FROM t GROUP BY sal) SELECT sal FROM x WHERE c > 2500
-- to
WITH x AS (SELECT sal, sum(price * 1.25) AS c FROM t GROUP BY sal) SELECT sal FROM x WHERE c >= 2500
-- different: seconds since 1970
SELECT id FROM t WHERE to_timestamp(sal) > '2024-01-01'
-- to
SELECT id FROM t WHERE to_timestamp(sal) >= '2024-01-01'
-- different: a multiple of a duration
SELECT id FROM t WHERE lasts * 2 > interval '3 hours'
-- to
SELECT id FROM t WHERE lasts * 2 >= interval '3 hours'
-- different: the length of a range
SELECT id FROM t WHERE upper(period) - lower(period) > 10
-- to
SELECT id FROM t WHERE upper(period) - lower(period) >= 10
-- different: a text that is a number
SELECT id FROM t WHERE s::numeric / 2 > 12.5
-- to
SELECT id FROM t WHERE s::numeric / 2 >= 12.5
-- different: one character removed, or all of them
SELECT id FROM t WHERE regexp_replace(s, '\D', '') = '123'
-- to
SELECT id FROM t WHERE regexp_replace(s, '\D', '', 'g') = '123'
-- different: a character that is removed
SELECT id FROM t WHERE translate(s, '-', '') = 'ab'
-- to
SELECT id FROM t WHERE s = 'ab'
-- different: bytes and characters
SELECT id FROM t WHERE octet_length(s) = 4
-- to
SELECT id FROM t WHERE length(s) = 4
-- different: a NULL in a list
SELECT id FROM t WHERE array_to_string(tags, ',') = 'a,b'
-- to
SELECT id FROM t WHERE array_to_string(tags, ',', '') = 'a,b'
-- different: percentiles of few rows
SELECT sal, percentile_disc(0.95) WITHIN GROUP (ORDER BY qty) FROM t GROUP BY sal
-- to
SELECT sal, percentile_disc(0.9) WITHIN GROUP (ORDER BY qty) FROM t GROUP BY sal
-- equivalent: rows that a change may take are one of several choices
DELETE FROM t WHERE id IN (SELECT id FROM t ORDER BY sal LIMIT 1)
-- to
DELETE FROM t WHERE id IN (SELECT id FROM t ORDER BY sal, id DESC LIMIT 1)
-- different: a change that takes one row, and one that takes all rows
DELETE FROM t WHERE id IN (SELECT id FROM t WHERE sal = 1 LIMIT 2)
-- to
DELETE FROM t WHERE sal = 1
-- different: a text without the blanks at its end
SELECT id FROM t WHERE rtrim(s) = 'A'
-- to
SELECT id FROM t WHERE s = 'A'
-- different: a text without the blanks before it
SELECT id FROM t WHERE ltrim(s) = 'A'
-- to
SELECT id FROM t WHERE s = 'A'
