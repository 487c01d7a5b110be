-- schema
CREATE TABLE `t` (
  `id` INT NOT NULL AUTO_INCREMENT, `a` INT, `b` INT, `price` DECIMAL(10,2), `s` VARCHAR(50), `code` VARCHAR(20),
  `d` DATE, `e` DATE, `dt` DATETIME, `du` DATETIME, `flags` INT, `tags` VARCHAR(100), PRIMARY KEY (`id`)
) ENGINE=InnoDB;
CREATE TABLE `m` (
  `id` INT NOT NULL PRIMARY KEY, `state` ENUM('new','paid','done') NOT NULL, `other` ENUM('done','new'), `roles` SET('admin','dev'), `s` VARCHAR(20)
);
CREATE TABLE `c` (`id` INT NOT NULL AUTO_INCREMENT PRIMARY KEY, `k` VARCHAR(20) NOT NULL, `n` INT NOT NULL DEFAULT 0, `x` INT, UNIQUE KEY `uk` (`k`));
CREATE TABLE `j` (`id` INT NOT NULL PRIMARY KEY, `doc` JSON);
CREATE TABLE `n` (`id` INT NOT NULL PRIMARY KEY, `at` TIMESTAMP NULL ON UPDATE CURRENT_TIMESTAMP, `stock` INT UNSIGNED NOT NULL);
CREATE TABLE `o` (`id` INT NOT NULL PRIMARY KEY, `code` INT, `d` DATETIME, `stock` INT);
CREATE TABLE `g` (`id` INT NOT NULL PRIMARY KEY, `is_on` BOOLEAN NOT NULL DEFAULT TRUE, `is_old` BOOL, `kind` CHAR(2));
CREATE TABLE `w` (`id` INT NOT NULL PRIMARY KEY, `v` INT, `made` DATETIME ON UPDATE CURRENT_TIMESTAMP, `seen` TIMESTAMP NULL ON UPDATE CURRENT_TIMESTAMP);
CREATE TABLE `u` (`id` INT NOT NULL, `t_id` INT, `v` INT, PRIMARY KEY (`id`));

-- equivalent: the separator of GROUP_CONCAT is a comma
SELECT a, GROUP_CONCAT(s ORDER BY id) FROM t GROUP BY a
-- to
SELECT a, GROUP_CONCAT(s ORDER BY id SEPARATOR ',') FROM t GROUP BY a
-- equivalent: several arguments of GROUP_CONCAT
SELECT a, GROUP_CONCAT(b, '-', s ORDER BY id SEPARATOR ';') FROM t GROUP BY a
-- to
SELECT a, GROUP_CONCAT(CONCAT(b, '-', s) ORDER BY id SEPARATOR ';') FROM t GROUP BY a
-- equivalent: GROUP_CONCAT without an order
SELECT GROUP_CONCAT(s) FROM t
-- to
SELECT GROUP_CONCAT(s ORDER BY s) FROM t
-- different: the separator of GROUP_CONCAT
SELECT a, GROUP_CONCAT(s ORDER BY s SEPARATOR ';') FROM t GROUP BY a
-- to
SELECT a, GROUP_CONCAT(s ORDER BY s SEPARATOR ',') FROM t GROUP BY a
-- different: the order of numbers in GROUP_CONCAT
SELECT a, GROUP_CONCAT(DISTINCT b ORDER BY b) FROM t GROUP BY a
-- to
SELECT a, GROUP_CONCAT(DISTINCT b ORDER BY b DESC) FROM t GROUP BY a

-- equivalent: an assignment reads the new value of a column
UPDATE t SET a = a + 1, b = a
-- to
UPDATE t SET b = a + 1, a = a + 1
-- different: columns that are exchanged
UPDATE t SET a = b, b = a
-- to
UPDATE t SET b = a, a = b
-- different: the order of assignments
UPDATE t SET a = a + 1, b = a
-- to
UPDATE t SET b = a, a = a + 1

-- equivalent: a day without a leading zero
SELECT id FROM t WHERE DATE_FORMAT(d, '%e') = '5'
-- to
SELECT id FROM t WHERE DAY(d) = 5
-- equivalent: the day of the year with three digits
SELECT id FROM t WHERE DATE_FORMAT(d, '%j') = '060'
-- to
SELECT id FROM t WHERE DAYOFYEAR(d) = 60
-- equivalent: letters in a format
SELECT id, DATE_FORMAT(d, '%Y/Q%c') FROM t
-- to
SELECT id, CONCAT(YEAR(d), '/Q', MONTH(d)) FROM t
-- different: a month without a leading zero
SELECT id FROM t WHERE DATE_FORMAT(d, '%c') = '3'
-- to
SELECT id FROM t WHERE DATE_FORMAT(d, '%m') = '3'
-- different: the name of a day
SELECT id FROM t WHERE DATE_FORMAT(d, '%a') = 'Mon'
-- to
SELECT id FROM t WHERE DATE_FORMAT(d, '%a') = 'Sun'
-- different: a time of day
SELECT id FROM t WHERE DATE_FORMAT(dt, '%T') = '12:00:00'
-- to
SELECT id FROM t WHERE DATE_FORMAT(dt, '%T') >= '12:00:00'

-- equivalent: a regular expression as a pattern of LIKE
SELECT id FROM t WHERE s NOT REGEXP '^ab'
-- to
SELECT id FROM t WHERE s NOT LIKE 'ab%'
-- equivalent: the remainder
SELECT id FROM t WHERE a MOD 7 = 3
-- to
SELECT id FROM t WHERE MOD(a, 7) = 3
-- equivalent: an index hint
SELECT SQL_NO_CACHE id FROM t FORCE INDEX (a) WHERE a > 5
-- to
SELECT id FROM t WHERE a > 5
-- equivalent: weeks and quarters between two dates
SELECT TIMESTAMPDIFF(WEEK, e, d), TIMESTAMPDIFF(QUARTER, e, d) FROM t
-- to
SELECT TIMESTAMPDIFF(DAY, e, d) DIV 7, TIMESTAMPDIFF(MONTH, e, d) DIV 3 FROM t
-- equivalent: the year and the month
SELECT EXTRACT(YEAR_MONTH FROM d) FROM t
-- to
SELECT YEAR(d) * 100 + MONTH(d) FROM t
-- different: the year and the month
SELECT id FROM t WHERE EXTRACT(YEAR_MONTH FROM d) = 202402
-- to
SELECT id FROM t WHERE EXTRACT(YEAR_MONTH FROM d) = 202403
-- different: weeks that begin on Sunday or Monday
SELECT id FROM t WHERE WEEK(d) = 5
-- to
SELECT id FROM t WHERE WEEK(d, 3) = 5
-- different: bytes and characters
SELECT id FROM t WHERE LENGTH(s) = 3
-- to
SELECT id FROM t WHERE CHAR_LENGTH(s) = 3
-- different: the first in a list
SELECT id FROM t WHERE FIND_IN_SET('red', tags) > 0
-- to
SELECT id FROM t WHERE tags = 'red'
-- different: characters in the middle
SELECT id FROM t WHERE MID(code, 5, 2) = '07'
-- to
SELECT id FROM t WHERE MID(code, 4, 2) = '07'
-- different: a number of a phone
SELECT id FROM t WHERE s REGEXP '^1[3-9][0-9]{9}$'
-- to
SELECT id FROM t WHERE s REGEXP '^1[3-9][0-9]{8}$'
-- different: the position of a text after a position
SELECT id FROM t WHERE LOCATE('x', s, 3) > 0
-- to
SELECT id FROM t WHERE LOCATE('x', s) > 0
-- different: a time of day
SELECT id FROM t WHERE TIME(dt) >= '09:00:00'
-- to
SELECT id FROM t WHERE TIME(dt) > '09:00:00'
-- different: a duration as a text
SELECT id FROM t WHERE TIMEDIFF(dt, du) > '01:00:00'
-- to
SELECT id FROM t WHERE TIMEDIFF(dt, du) >= '01:00:00'
-- different: a number with leading zeros
SELECT id FROM t WHERE LPAD(a, 6, '0') = '000123'
-- to
SELECT id FROM t WHERE LPAD(a, 6, '0') = '000124'
-- different: bits that are set
SELECT id FROM t WHERE BIT_COUNT(flags) = 2
-- to
SELECT id FROM t WHERE BIT_COUNT(flags) >= 2
-- different: a date in a text
SELECT id FROM t WHERE STR_TO_DATE(s, '%Y-%m-%d') >= '2024-01-01'
-- to
SELECT id FROM t WHERE STR_TO_DATE(s, '%Y-%m-%d') > '2024-01-01'

-- equivalent: a date as a number
SELECT id FROM t WHERE CAST(d AS SIGNED) = 20240229
-- to
SELECT id FROM t WHERE d = '2024-02-29'
-- equivalent: a text that has no number is 0
SELECT CAST('x1' AS SIGNED), CAST(' -2.7kg' AS DECIMAL(5,1)), CAST('2.7' AS SIGNED), CAST(2.7 AS SIGNED)
-- to
SELECT 0, -2.7, 2, 3
-- different: a text that begins with a number
SELECT id FROM t WHERE CAST(code AS SIGNED) = 15
-- to
SELECT id FROM t WHERE code = '15'
-- different: a text that begins with a decimal number
SELECT id FROM t WHERE CAST(code AS DECIMAL(10,2)) = 1.5
-- to
SELECT id FROM t WHERE code = '1.50'

-- equivalent: exactly one of two conditions
SELECT id FROM t WHERE (a > 1) XOR (b > 2)
-- to
SELECT id FROM t WHERE a > 1 AND NOT b > 2 OR NOT a > 1 AND b > 2
-- equivalent: exactly one of two numbers is not 0
SELECT id FROM t WHERE a XOR b
-- to
SELECT id FROM t WHERE a <> 0 AND b = 0 OR a = 0 AND b <> 0
-- different: different numbers
SELECT id FROM t WHERE a XOR b
-- to
SELECT id FROM t WHERE a <> b

-- equivalent: DIV and % before +
SELECT a + 7 DIV 2, a * 3 DIV 2 % 4 FROM t
-- to
SELECT a + (7 DIV 2), ((a * 3) DIV 2) % 4 FROM t
-- equivalent: the levels of the operators of bits
SELECT flags | 6 & 3, a ^ 1 | 1 << b + 1 FROM t
-- to
SELECT flags | (6 & 3), (a ^ 1) | (1 << (b + 1)) FROM t
-- equivalent: the operator ^ changes bits
SELECT id FROM t WHERE flags ^ 5 = 0
-- to
SELECT id FROM t WHERE flags = 5
-- equivalent: the operators of bits return unsigned numbers
SELECT -1 & 3, -1 | 0, ~0, 1 << 64, -1 >> 60
-- to
SELECT 3, 18446744073709551615, 18446744073709551615, 0, 15
-- different: different bits
SELECT id FROM t WHERE flags & 4
-- to
SELECT id FROM t WHERE flags ^ 4
-- equivalent: XOR after comparisons and AND
SELECT id FROM t WHERE a = 1 AND flags = 2 XOR b = 3 OR s = 'x'
-- to
SELECT id FROM t WHERE ((a = 1 AND flags = 2) XOR (b = 3)) OR s = 'x'
-- equivalent: an exclamation mark negates
SELECT id FROM t WHERE !flags
-- to
SELECT id FROM t WHERE flags = 0
-- equivalent: a truth value is a number
SELECT a > 3, s IS NULL FROM t
-- to
SELECT IF(a IS NULL, NULL, IF(a > 3, 1, 0)), CASE WHEN s IS NULL THEN 1 ELSE 0 END FROM t
-- equivalent: FIELD does not find NULL
SELECT FIELD(s, NULL, 'b', 'c') FROM t
-- to
SELECT CASE s WHEN 'b' THEN 2 WHEN 'c' THEN 3 ELSE 0 END FROM t
-- equivalent: LEFT and RIGHT of a negative number
SELECT LEFT(code, a), RIGHT(code, -1) FROM t WHERE a < 0 AND code IS NOT NULL
-- to
SELECT '', '' FROM t WHERE a < 0 AND code IS NOT NULL
-- equivalent: REGEXP_REPLACE replaces all
SELECT REGEXP_REPLACE(s, '[0-9]', '') FROM t
-- to
SELECT REGEXP_REPLACE(s, '[0-9]+', '') FROM t
-- equivalent: a group in REGEXP_REPLACE
SELECT REGEXP_REPLACE('a1-b2', '([a-z])([0-9])', '$2$1'), REGEXP_SUBSTR('a1-b2', '[0-9]', 1, 2)
-- to
SELECT '1a-2b', '2'
-- equivalent: a word boundary
SELECT 'a red car' REGEXP '\\bred\\b', 'bored' REGEXP '\\bred\\b'
-- to
SELECT 1, 0
-- different: the first or all
SELECT REGEXP_REPLACE(s, 'a', 'x') FROM t
-- to
SELECT REGEXP_REPLACE(s, 'a', 'x', 1, 1) FROM t
-- equivalent: ROUND beside a key without fractions
SELECT id FROM t WHERE ROUND(price) = 2
-- to
SELECT id FROM t WHERE price >= 1.5 AND price < 2.5

-- equivalent: an ENUM is sorted by its number
SELECT id FROM m ORDER BY state, id
-- to
SELECT id FROM m ORDER BY FIELD(state, 'new', 'paid', 'done'), id
-- different: the number and the text of an ENUM
SELECT id FROM m ORDER BY state, id
-- to
SELECT id FROM m ORDER BY CAST(state AS CHAR), id
-- equivalent: an ENUM is compared with a number by its number, and with a text by its text
SELECT id, state + 0 FROM m WHERE state = 2 OR state > 'paid' OR state = '3' OR state = 'lost'
-- to
SELECT id, CAST(state AS UNSIGNED) FROM m WHERE state = 'paid'
-- equivalent: MIN and MAX of an ENUM are those of its texts
SELECT MIN(state), MAX(state) FROM m
-- to
SELECT MIN(CONCAT(state)), MAX(CONCAT(state)) FROM m
-- equivalent: an ENUM beside other texts
SELECT IFNULL(other, '-'), IF(other = state, other, s) FROM m UNION ALL SELECT 'total', ''
-- to
SELECT CASE WHEN other IS NULL THEN '-' ELSE other END, CASE WHEN state = other THEN CONCAT(other) ELSE s END FROM m UNION ALL SELECT 'total', ''
-- different: the order of the values of a SET
SELECT id FROM m ORDER BY roles, id
-- to
SELECT id FROM m ORDER BY CONCAT(roles), id
-- equivalent: an element of a SET
SELECT id FROM m WHERE FIND_IN_SET('dev', roles)
-- to
SELECT id FROM m WHERE roles LIKE '%dev%'

-- equivalent: a change of several tables takes its rows once
UPDATE t JOIN u ON u.t_id = t.id SET t.a = 1
-- to
UPDATE t SET t.a = 1 WHERE t.id IN (SELECT t_id FROM u)
-- equivalent: a change of several tables takes any row that matches
UPDATE t, u SET t.a = u.v WHERE u.t_id = t.id
-- to
UPDATE t SET t.a = (SELECT MAX(v) FROM u WHERE u.t_id = t.id) WHERE t.id IN (SELECT t_id FROM u)
-- different: an outer join in a change
UPDATE t LEFT JOIN u ON u.t_id = t.id SET t.a = u.v
-- to
UPDATE t JOIN u ON u.t_id = t.id SET t.a = u.v
-- equivalent: two tables are changed
UPDATE t JOIN u ON u.t_id = t.id SET t.a = 0, u.v = 1, t.d = '2024-01-31'
-- to
UPDATE u, t SET v = 1, a = 0, d = '2024-01-31' WHERE t_id = t.id
-- equivalent: an anti-join in DELETE
DELETE t FROM t LEFT JOIN u ON u.t_id = t.id WHERE u.id IS NULL
-- to
DELETE FROM t WHERE NOT EXISTS (SELECT 1 FROM u WHERE u.t_id = t.id)
-- equivalent: two forms of DELETE from two tables
DELETE t, u FROM t JOIN u ON u.t_id = t.id WHERE u.v = 1
-- to
DELETE FROM u.*, t.* USING u INNER JOIN t ON u.t_id = t.id WHERE v = 1
-- different: the duplicate that stays
DELETE x FROM t AS x JOIN t AS y ON x.a = y.a AND x.id > y.id
-- to
DELETE x FROM t AS x JOIN t AS y ON x.a = y.a AND x.id < y.id
-- equivalent: a limited UPDATE with an order
UPDATE t SET a = a + 1, b = a WHERE flags = 3 ORDER BY id LIMIT 2
-- to
UPDATE t SET b = a + 1, a = a + 1 WHERE id IN (SELECT id FROM (SELECT id FROM t WHERE flags = 3 ORDER BY id LIMIT 2) AS x)
-- equivalent: a limited DELETE takes any rows
DELETE FROM t WHERE flags = 3 LIMIT 1
-- to
DELETE FROM t WHERE flags = 3 ORDER BY id DESC LIMIT 1
-- different: a limited DELETE
DELETE FROM t WHERE flags = 3 LIMIT 2
-- to
DELETE FROM t WHERE flags = 3
-- equivalent: the new row of ON DUPLICATE KEY UPDATE
INSERT INTO c (k, n) VALUES ('a', 1), ('a', 2) ON DUPLICATE KEY UPDATE n = n + VALUES(n)
-- to
INSERT INTO c (k, n) VALUES ('a', 1), ('a', 2) AS new ON DUPLICATE KEY UPDATE c.n = c.n + new.n
-- different: the order of assignments of ON DUPLICATE KEY UPDATE
INSERT INTO c (k, n) VALUES ('a', 1) ON DUPLICATE KEY UPDATE n = n + 1, x = n
-- to
INSERT INTO c (k, n) VALUES ('a', 1) ON DUPLICATE KEY UPDATE x = n, n = n + 1
-- equivalent: a query with ON DUPLICATE KEY UPDATE
INSERT INTO c (k, n) SELECT * FROM (SELECT 'a' AS k, 1 AS m) AS q ON DUPLICATE KEY UPDATE n = q.m
-- to
INSERT INTO c SET k = 'a', n = 1 ON DUPLICATE KEY UPDATE n = 1
-- equivalent: INSERT IGNORE keeps the row that exists
INSERT IGNORE INTO c (k, n) VALUES ('a', 1)
-- to
INSERT INTO c (k, n) VALUES ('a', 1) ON DUPLICATE KEY UPDATE n = n
-- different: REPLACE gives the other columns their defaults
REPLACE INTO c (k, n) VALUES ('a', 1)
-- to
INSERT INTO c (k, n) VALUES ('a', 1) ON DUPLICATE KEY UPDATE n = VALUES(n)
-- equivalent: REPLACE deletes the rows with any of its keys
REPLACE INTO c (id, k, n) VALUES (1, 'a', 5)
-- to
DELETE FROM c WHERE k = 'a' OR id = 1; INSERT INTO c (id, k, n) VALUES (1, 'a', 5)
-- different: the numbers of AUTO_INCREMENT
INSERT INTO c (k) VALUES ('a'), ('b')
-- to
INSERT INTO c (k) VALUES ('b'), ('a')
-- equivalent: NULL as the value of AUTO_INCREMENT is the next number
INSERT INTO c VALUES (NULL, 'x', 1, 2), (DEFAULT, 'y', 1, 2)
-- to
INSERT INTO c (k, n, x) VALUES ('x', 1, 2), ('y', 1, 2)
-- equivalent: a query gives the numbers of AUTO_INCREMENT to its rows in any order
INSERT INTO c (k, n) SELECT s, 1 FROM t WHERE a = 1
-- to
INSERT INTO c (k, n) SELECT s, 1 FROM t WHERE a = 1 ORDER BY id

-- equivalent: ROUND of a whole number rounds half up
SELECT ROUND(a, -1) AS r FROM t WHERE a BETWEEN 0 AND 25
-- to
SELECT (a + 5) DIV 10 * 10 AS r FROM t WHERE a BETWEEN 0 AND 25

-- equivalent: WITH ROLLUP adds totals, but none for no rows
SELECT a, b, SUM(flags) FROM t GROUP BY a, b WITH ROLLUP
-- to
SELECT a, b, SUM(flags) FROM t GROUP BY a, b UNION ALL SELECT a, NULL, SUM(flags) FROM t GROUP BY a UNION ALL SELECT NULL, NULL, SUM(flags) FROM t HAVING COUNT(*) > 0
-- different: a total
SELECT a, COUNT(*) FROM t GROUP BY a WITH ROLLUP HAVING GROUPING(a) = 0
-- to
SELECT a, COUNT(*) FROM t GROUP BY a WITH ROLLUP
-- equivalent: CONVERT is CAST
SELECT CONVERT(code, SIGNED), CONVERT(a, CHAR), CONVERT(s USING utf8mb4) FROM t
-- to
SELECT CAST(code AS SIGNED), CAST(a AS CHAR), s FROM t
-- equivalent: hints and locks
SELECT STRAIGHT_JOIN t.id FROM t IGNORE INDEX FOR ORDER BY (i) JOIN u USE INDEX () ON u.t_id = t.id LOCK IN SHARE MODE
-- to
SELECT SQL_CALC_FOUND_ROWS HIGH_PRIORITY t.id FROM u STRAIGHT_JOIN t ON u.t_id = t.id FOR UPDATE
-- equivalent: the number of an interval is an expression
SELECT DATE_SUB(d, INTERVAL a + 1 DAY), d + INTERVAL t.b QUARTER, d - INTERVAL ABS(-2) MONTH FROM t
-- to
SELECT d - INTERVAL (a + 1) DAY, DATE_ADD(d, INTERVAL b * 3 MONTH), DATE_ADD(d, INTERVAL -2 MONTH) FROM t

-- equivalent: three forms of a path into a document
SELECT doc->>'$.city', doc->'$.tags[0]' FROM j WHERE doc->>'$.city' = 'Paris'
-- to
SELECT JSON_UNQUOTE(JSON_EXTRACT(doc, '$.city')), JSON_EXTRACT(doc, '$."tags"[0]') FROM j WHERE JSON_EXTRACT(doc, '$.city') = 'Paris'
-- different: NULL of a document is a value
SELECT id FROM j WHERE doc->>'$.city' IS NULL
-- to
SELECT id FROM j WHERE doc->>'$.city' IS NULL OR doc->>'$.city' = 'null'
-- different: a number and a text of a document
SELECT id FROM j WHERE doc->'$.n' = 5
-- to
SELECT id FROM j WHERE doc->>'$.n' = '5'
-- equivalent: the first position of what is not an array
SELECT JSON_EXTRACT(CAST('{"a": 1}' AS JSON), '$.a[0]'), JSON_LENGTH(CAST('[1, 2]' AS JSON)), CAST('{"a": [{"b": 1}]}' AS JSON)->'$.a.b'
-- to
SELECT 1, 2, NULL

-- equivalent: a date plus days has no time of day
SELECT CONCAT(d + INTERVAL 1 DAY), LENGTH(DATE_SUB(d, INTERVAL 2 MONTH)), CONCAT(DATE_ADD('2024-01-31', INTERVAL 1 MONTH)), CONCAT(ADDDATE(d, 1)) FROM t
-- to
SELECT DATE_FORMAT(d + INTERVAL 1 DAY, '%Y-%m-%d'), CHAR_LENGTH(d), '2024-02-29', CONCAT(d + INTERVAL 1 DAY) FROM t
-- equivalent: a date plus hours has a time of day
SELECT CONCAT(DATE_ADD(d, INTERVAL 1 HOUR)), '2024-01-31' + INTERVAL 1 SECOND FROM t
-- to
SELECT CONCAT(d, ' 01:00:00'), '2024-01-31 00:00:01' FROM t
-- equivalent: a fraction of a day is rounded
SELECT d + INTERVAL 1.5 DAY, dt + INTERVAL '1.5' DAY FROM t
-- to
SELECT d + INTERVAL 2 DAY, dt + INTERVAL 1 DAY FROM t
-- different: a date plus a number is a number
SELECT d + 1 FROM t
-- to
SELECT d + INTERVAL 1 DAY FROM t
-- different: a date minus a date is no number of days
SELECT id FROM t WHERE d - e > 30
-- to
SELECT id FROM t WHERE DATEDIFF(d, e) > 30
-- equivalent: a date beside a number
SELECT id, d - e, dt + 0 FROM t WHERE d >= 20240229
-- to
SELECT id, CAST(d AS SIGNED) - CAST(e AS SIGNED), DATE_FORMAT(dt, '%Y%m%d%H%i%s') + 0 FROM t WHERE d >= '2024-02-29'

-- equivalent: an ENUM in a set operation or among results is a text
SELECT state AS k FROM m UNION SELECT other FROM m ORDER BY k
-- to
SELECT CAST(state AS CHAR) AS k FROM m UNION SELECT CONCAT(other) FROM m ORDER BY k
-- equivalent: an ENUM among the results of a condition is sorted as a text
SELECT id FROM m ORDER BY IF(id > 2, state, other), IFNULL(other, state), CASE WHEN id > 1 THEN state END, id
-- to
SELECT id FROM m ORDER BY IF(id > 2, CONCAT(state), CONCAT(other)), IFNULL(CONCAT(other), CONCAT(state)), CASE WHEN id > 1 THEN CONCAT(state) END, id
-- different: the order of a union of ENUMs
SELECT state FROM m WHERE id > 1 UNION ALL SELECT state FROM m WHERE id <= 1 ORDER BY state
-- to
SELECT state FROM m ORDER BY state
-- equivalent: the number of an element of a SET
SELECT FIND_IN_SET('dev', roles), roles & 2 FROM m
-- to
SELECT IF(roles LIKE '%dev', 2, IF(roles IS NULL, NULL, 0)), CASE WHEN roles LIKE '%dev' THEN 2 WHEN roles IS NOT NULL THEN 0 END FROM m
-- equivalent: a number beside a word is a text
SELECT IFNULL(a, 'total'), COALESCE(price, '-'), IF(a > 1, a, 'none'), CASE WHEN a > 1 THEN d ELSE 'none' END, COUNT(*) FROM t GROUP BY a, price, d WITH ROLLUP
-- to
SELECT IFNULL(CONCAT(a), 'total'), COALESCE(CAST(price AS CHAR), '-'), IF(a > 1, CONCAT(a), 'none'), CASE WHEN a > 1 THEN CONCAT(d) ELSE 'none' END, COUNT(*) FROM t GROUP BY a, price, d WITH ROLLUP
-- equivalent: a number in a list
SELECT id FROM t WHERE FIND_IN_SET(a, tags) > 0
-- to
SELECT id FROM t WHERE FIND_IN_SET(CAST(a AS CHAR), tags)
-- equivalent: aggregates of bits are unsigned, and not NULL for no rows
SELECT BIT_OR(flags), BIT_AND(flags), BIT_XOR(flags) FROM t WHERE flags = -1 AND flags = 0
-- to
SELECT 0, 18446744073709551615, 0
-- different: the variance of all values or of a sample
SELECT STD(a), VARIANCE(a) FROM t
-- to
SELECT STDDEV_SAMP(a), VAR_SAMP(a) FROM t
-- equivalent: the variance of all values
SELECT STD(a), STDDEV(a), VARIANCE(a) FROM t
-- to
SELECT STDDEV_POP(a), STDDEV_POP(a), VAR_POP(a) FROM t
-- equivalent: a negative number as an unsigned one, and a DECIMAL without a size
SELECT CAST(-1 AS UNSIGNED), CAST(1.5 AS DECIMAL), CAST('1.5e1' AS DECIMAL(5,1)), LENGTH(CAST(code AS CHAR(30))) FROM t
-- to
SELECT 18446744073709551615, 2, 15, LENGTH(code) FROM t

-- equivalent: a truth value in an assignment
UPDATE t SET a = b > 1, price = s IS NULL
-- to
UPDATE t SET a = IF(b IS NULL, NULL, IF(b > 1, 1, 0)), price = IF(s IS NULL, 1, 0)
-- equivalent: a subquery reads the new value of a column
UPDATE t SET a = 1, b = (SELECT MAX(v) FROM u WHERE u.t_id = t.a)
-- to
UPDATE t SET b = (SELECT MAX(v) FROM u WHERE t_id = 1), a = 1
-- equivalent: SET with VALUES() of duplicate keys
INSERT INTO c SET k = 'a', n = 3 ON DUPLICATE KEY UPDATE n = n * 10 + VALUES(n)
-- to
INSERT INTO c (k, n) VALUES ('a', 3) ON DUPLICATE KEY UPDATE n = n * 10 + 3

-- equivalent: HEX, MAKEDATE and FROM_UNIXTIME with a format
SELECT HEX(255), HEX('abc'), MAKEDATE(2024, 60), MAKEDATE(2024, 0), FROM_UNIXTIME(86400, '%Y-%m-%d') FROM t
-- to
SELECT 'FF', '616263', DATE('2024-02-29'), NULL, '1970-01-02' FROM t

-- different: the last row of a group
SELECT id FROM t WHERE id IN (SELECT MAX(id) FROM t GROUP BY a)
-- to
SELECT t.id FROM t JOIN (SELECT a, MAX(id) AS last FROM t GROUP BY a) AS x ON x.a = t.a AND x.last = t.id
-- equivalent: the last row of a group, with NULL
SELECT id FROM t WHERE id IN (SELECT MAX(id) FROM t GROUP BY a)
-- to
SELECT id FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY a ORDER BY id DESC) AS rn FROM t) AS x WHERE rn = 1
-- different: != leaves out NULL
SELECT id FROM t WHERE a != 2
-- to
SELECT id FROM t WHERE NOT a <=> 2
-- equivalent: the days of a month as a range
SELECT id FROM t WHERE DATE_FORMAT(dt, '%Y-%m') = '2024-02'
-- to
SELECT id FROM t WHERE dt >= '2024-02-01' AND dt < '2024-02-01' + INTERVAL 1 MONTH
-- different: the last day of a range ends at midnight
SELECT id FROM t WHERE DATE(dt) BETWEEN '2024-01-01' AND '2024-01-31'
-- to
SELECT id FROM t WHERE dt BETWEEN '2024-01-01' AND '2024-01-31'
-- different: a text beside a number or a text
SELECT id FROM t WHERE code > 10
-- to
SELECT id FROM t WHERE code > '10'
-- equivalent: a condition that is counted
SELECT a, SUM(b > 1), COUNT(IF(b > 1, 1, NULL)) FROM t GROUP BY a
-- to
SELECT a, SUM(IF(b IS NULL, NULL, IF(b > 1, 1, 0))), COUNT(CASE WHEN b > 1 THEN 1 END) FROM t GROUP BY a
-- different: a batch that is deleted in another order
DELETE FROM t WHERE a > 1 ORDER BY id LIMIT 2
-- to
DELETE FROM t WHERE a > 1 ORDER BY id DESC LIMIT 2
-- equivalent: a zero divisor raises an error in a change
UPDATE t SET a = a / b, b = b MOD id
-- to
UPDATE t SET a = CASE WHEN b = 0 THEN 7 ELSE a / b END, b = b % id
-- equivalent: an ENUM with another name in a subquery
SELECT COALESCE(x.st, x.so) FROM (SELECT other AS st, state AS so FROM m) x
-- to
SELECT COALESCE(other, state) FROM m
-- equivalent: a quotient of INT is a decimal, of which a half is rounded up
SELECT id, ROUND(a / 2) AS h FROM t WHERE a >= 0
-- to
SELECT id, (a + 1) DIV 2 AS h FROM t WHERE a >= 0
-- equivalent: a quotient of decimals that is assigned to an INT
UPDATE t SET a = price / 2
-- to
UPDATE t SET a = price * 0.5
-- equivalent: CURRENT_TIMESTAMP() is NOW()
SELECT id FROM t WHERE dt < CURRENT_TIMESTAMP() - INTERVAL 1 DAY
-- to
SELECT id FROM t WHERE dt < NOW() - INTERVAL 1 DAY
-- equivalent: CURRENT_TIMESTAMP without parentheses is NOW()
SELECT id, CURRENT_TIMESTAMP AS moment FROM t WHERE dt < CURRENT_TIMESTAMP - INTERVAL 1 DAY
-- to
SELECT id, NOW() AS moment FROM t WHERE dt < NOW() - INTERVAL 1 DAY

-- equivalent: a text as a condition is the number that it begins with
SELECT id, IF(code, 'yes', 'no') FROM t WHERE NOT s OR price
-- to
SELECT id, CASE WHEN code + 0 <> 0 THEN 'yes' ELSE 'no' END FROM t WHERE s + 0 = 0 OR price <> 0
-- equivalent: a truth value in a text is 1 or 0
SELECT id, CONCAT(a > 1), IF(b > 1, a > 1, 'none') FROM t
-- to
SELECT id, IF(a IS NULL, NULL, IF(a > 1, '1', '0')), IF(b > 1, IF(a IS NULL, NULL, IF(a > 1, '1', '0')), 'none') FROM t
-- equivalent: numbers, dates and texts together are texts
SELECT id, COALESCE(a, s), IFNULL(d, 0), IF(b > 1, a, code) FROM t UNION ALL SELECT s, d, code, 1 FROM t
-- to
SELECT CAST(id AS CHAR), COALESCE(CAST(a AS CHAR), s), IFNULL(CAST(d AS CHAR), '0'), IF(b > 1, CONCAT(a), code) FROM t UNION ALL SELECT s, CONCAT(d), code, '1' FROM t
-- equivalent: the later of a date and a literal
SELECT id, GREATEST(d, '2024-01-31'), LEAST(dt, du) FROM t
-- to
SELECT id, IF(d < '2024-01-31', '2024-01-31', d), CASE WHEN dt < du THEN dt WHEN dt >= du THEN du END FROM t
-- equivalent: an ENUM or a number
SELECT id, COALESCE(other, 0), IF(id > 3, state, id) FROM m
-- to
SELECT id, COALESCE(CONCAT(other), '0'), IF(id > 3, CONCAT(state), CONCAT(id)) FROM m
-- different: a text as a condition, and its length
SELECT id FROM t WHERE code
-- to
SELECT id FROM t WHERE code <> ''
-- equivalent: the moment of a date, and a moment later by a unit
SELECT id, TIMESTAMP(d), TIMESTAMP(d, '12:00:00'), TIMESTAMPADD(MONTH, 1, d), TIMESTAMPADD(MINUTE, 90, dt), ADDTIME(dt, '01:30:00') FROM t
-- to
SELECT id, CAST(d AS DATETIME), CAST(d AS DATETIME) + INTERVAL 12 HOUR, d + INTERVAL 1 MONTH, dt + INTERVAL 90 MINUTE, DATE_ADD(dt, INTERVAL 90 MINUTE) FROM t
-- equivalent: numbers and texts as dates
SELECT CAST(20240131 AS DATE), CAST('20240131' AS DATE), YEAR('20240229103000'), MONTH(CONCAT('2024-03', '-01 10:00')), CAST(CONCAT('x', '') AS DATE), MICROSECOND('2024-01-31 10:00:00.000123')
-- to
SELECT DATE '2024-01-31', DATE '2024-01-31', 2024, 3, NULL, 123
-- equivalent: the range of a number
SELECT id, INTERVAL(a, 1, 10) FROM t
-- to
SELECT id, CASE WHEN a IS NULL THEN -1 WHEN a < 1 THEN 0 WHEN a < 10 THEN 1 ELSE 2 END FROM t
-- equivalent: functions of texts
SELECT FORMAT(1234567.891, 1), FORMAT(12.5, 0), INSERT('13800138000', 4, 4, '****'), INSERT('ab', 3, 1, 'x'), TRIM(TRAILING 'ab' FROM 'xabab'), TRIM(LEADING '0' FROM '0070'), SUBSTRING_INDEX('a.b', '', 1), BIN(5), LENGTH(SHA2('a', 256))
-- to
SELECT '1,234,567.9', '13', '138****8000', 'ab', 'x', '70', '', '101', 64
-- equivalent: units of a date
SELECT id, EXTRACT(WEEK FROM d), EXTRACT(MICROSECOND FROM dt), DATE_FORMAT(d, '%X %V') FROM t
-- to
SELECT id, WEEK(d), IF(dt IS NULL, NULL, 0), CONCAT(LEFT(YEARWEEK(d), 4), ' ', RIGHT(YEARWEEK(d), 2)) FROM t
-- equivalent: roots and logarithms that are not defined are NULL
SELECT id, SQRT(a), LN(a), LOG10(b) FROM t
-- to
SELECT id, IF(a < 0, NULL, SQRT(a)), IF(a <= 0, NULL, LN(a)), IF(b <= 0, NULL, LOG10(b)) FROM t
-- equivalent: the sum of texts is that of the numbers that they begin with
SELECT a, SUM(code) FROM t GROUP BY a
-- to
SELECT a, SUM(code + 0) FROM t GROUP BY a
-- different: NOW() and UTC_TIMESTAMP()
SELECT id FROM t WHERE dt < NOW()
-- to
SELECT id FROM t WHERE dt < UTC_TIMESTAMP()
-- different: a difference of UNSIGNED must not be negative
SELECT id FROM n WHERE stock > 5
-- to
SELECT id FROM n WHERE stock - 5 > 0
-- equivalent: a difference of UNSIGNED that is a decimal number or a sum may be negative
SELECT id FROM n WHERE stock - 5.0 > 0 AND CAST(stock AS SIGNED) - 7 < 0
-- to
SELECT id FROM n WHERE stock > 5 AND stock < 7
-- different: a date is before a time of the same day
SELECT id FROM t WHERE d <= '2024-01-31 10:00:00'
-- to
SELECT id FROM t WHERE d < '2024-01-31 10:00:00' AND d <> '2024-01-31'
-- equivalent: a date is the beginning of the day
SELECT id FROM t WHERE d = '2024-01-31 10:00:00' OR d < '2024-01-31 00:00:00' OR dt = 20240131 OR dt >= 20240201120000
-- to
SELECT id FROM t WHERE d < '2024-01-31' OR dt = '2024-01-31 00:00:00' OR dt >= '2024-02-01 12:00:00'
-- equivalent: a text that contains a date
SELECT id FROM t WHERE DATE_FORMAT(d, '%Y-%m-31') < dt AND YEAR(d) = 2024 AND d > CONCAT('2024-01', '-31') AND MONTH(d) = 3
-- to
SELECT id FROM t WHERE dt > '2024-03-31' AND YEAR(d) = 2024 AND MONTH(d) = 3
-- equivalent: a number and a text that begins with one
SELECT id FROM t WHERE a > '1.5' AND b <> '10a' AND code = TRUE
-- to
SELECT id FROM t WHERE a > 1.5 AND b <> 10 AND code + 0 = 1
-- different: dates as numbers around today
SELECT id FROM t WHERE dt >= CURDATE() - 1
-- to
SELECT id FROM t WHERE dt > CURDATE() - 1
-- equivalent: ON UPDATE CURRENT_TIMESTAMP sets the time of each row that changes
UPDATE n SET stock = 7 WHERE id < 5
-- to
UPDATE n SET stock = 7, at = NOW() WHERE id < 5 AND stock <> 7
-- different: ON UPDATE CURRENT_TIMESTAMP does not change a column that the statement assigns
UPDATE n SET stock = 7 WHERE id < 5
-- to
UPDATE n SET stock = 7, at = at WHERE id < 5
-- different: ON UPDATE CURRENT_TIMESTAMP does not change a row that stays the same
UPDATE n SET stock = 7 WHERE id < 5
-- to
UPDATE n SET stock = 7, at = NOW() WHERE id < 5
-- equivalent: columns of several tables have the same names and other types
SELECT id, IFNULL(code, 'none'), CONCAT(d + INTERVAL 1 HOUR) FROM o WHERE code = '10.0' AND stock - 5 < 0
-- to
SELECT id, '10', CONCAT(DATE_ADD(d, INTERVAL 1 HOUR)) FROM o WHERE code = 10 AND stock < 5
-- equivalent: a column of a subquery has the name of another one
SELECT x.id, IFNULL(x.code, 'none') FROM (SELECT id, a AS code, code AS a FROM t) AS x WHERE x.code > '1.5'
-- to
SELECT id, CONCAT(a) FROM t WHERE a > 1.5
-- equivalent: a number and a word in NULLIF, CASE and <=>
SELECT id, NULLIF(a, ''), CASE a WHEN '3.0' THEN 'three' WHEN 'x' THEN 'none' END FROM t WHERE NOT a <=> '5.0'
-- to
SELECT id, NULLIF(a, 0), IF(a = 3, 'three', IF(a = 0, 'none', NULL)) FROM t WHERE a <> 5 OR a IS NULL
-- equivalent: truth values beside numbers
SELECT a, MAX(b > 1), MIN(b > 1) = 0, COALESCE(MAX(b) > 5, 2), 100 * (COUNT(*) > 2) / 3, GREATEST(COUNT(*) > 2, 1) FROM t GROUP BY a HAVING MAX(s = 'x')
-- to
SELECT a, MAX(IF(b > 1, 1, IF(b IS NULL, NULL, 0))), IF(COUNT(b) = 0, NULL, IF(SUM(b > 1) < COUNT(b), 1, 0)), IF(MAX(b) IS NULL, 2, IF(MAX(b) > 5, 1, 0)), IF(COUNT(*) > 2, 100, 0) / 3, 1 FROM t GROUP BY a HAVING SUM(s = 'x') > 0
-- different: CASE with a truth value or a number
SELECT id, CASE WHEN a > 1 THEN TRUE ELSE 2 END FROM t
-- to
SELECT id, CASE WHEN a > 1 THEN 1 ELSE 0 END FROM t
-- equivalent: a text in arithmetic is the number that it begins with
SELECT id, -code, code % 4, code DIV 2, s + code, ROUND(code), ABS(s) FROM t WHERE code / 4 > 1 AND a LIKE 3
-- to
SELECT id, 0 - code, MOD(code, 4), (code + 0) DIV 2, (s + 0) + (code + 0), ROUND(code + 0), ABS(s + 0) FROM t WHERE code > 4 AND a = 3
-- equivalent: the average of texts
SELECT a, AVG(code) FROM t GROUP BY a
-- to
SELECT a, SUM(code) / COUNT(code) FROM t GROUP BY a
-- equivalent: a truth value in CONCAT_WS is 1 or 0
SELECT id, CONCAT_WS('-', a IS NULL, s) FROM t
-- to
SELECT id, CONCAT_WS('-', IF(a IS NULL, 1, 0), s) FROM t
-- different: a sum of UNSIGNED must not be negative
SELECT n.id FROM n JOIN u ON u.id = n.id WHERE n.stock > -u.v
-- to
SELECT n.id FROM n JOIN u ON u.id = n.id WHERE n.stock + u.v > 0
-- equivalent: a text of 14 digits is a moment
SELECT id FROM t WHERE dt > '20240131100000'
-- to
SELECT id FROM t WHERE dt > '2024-01-31 10:00:00'
-- equivalent: a date as a text is the date
SELECT id FROM t WHERE DATE_FORMAT(dt, '%Y-%m-%d') = DATE(dt)
-- to
SELECT id FROM t WHERE dt IS NOT NULL
-- equivalent: a text is assigned to a column of numbers or dates
UPDATE t SET a = LEFT(code, 2), price = IF(b > 1, LEFT(code, 1), '0'), d = CONCAT('2024-01', '-31') WHERE code REGEXP '^[0-9][0-9]'
-- to
UPDATE t SET a = CAST(LEFT(code, 2) AS SIGNED), price = IF(b > 1, LEFT(code, 1) + 0, 0), d = '2024-01-31' WHERE code REGEXP '^[0-9]{2}'
-- equivalent: dates in texts
SELECT id, DATE(s), DATEDIFF(s, '2024-01-01'), DATE_ADD(s, INTERVAL 7 DAY), TIMESTAMPDIFF(DAY, s, d) FROM t WHERE s + INTERVAL 1 MONTH > '2024-02-29'
-- to
SELECT id, CAST(s AS DATE), DATEDIFF(CAST(s AS DATETIME), '2024-01-01'), CAST(s AS DATETIME) + INTERVAL 7 DAY, TIMESTAMPDIFF(DAY, CAST(s AS DATETIME), d) FROM t WHERE DATE_ADD(s, INTERVAL 1 MONTH) > '2024-02-29'
-- different: a number beside a literal that looks like one is sorted as a text
SELECT id, COALESCE(a, '0') AS v FROM t ORDER BY v, id
-- to
SELECT id, COALESCE(a, 0) AS v FROM t ORDER BY v, id
-- different: a date beside a literal of another form is a text
SELECT id FROM t WHERE IFNULL(d, '1970-01-01') < '2024-1-1'
-- to
SELECT id FROM t WHERE IFNULL(d, DATE '1970-01-01') < '2024-1-1'
-- equivalent: a number beside a literal that looks like one is a text
SELECT id, IF(b > 1, a, '0') = '0.0', MAX(IFNULL(a, '9')), IFNULL(b, '0') + 1 FROM t GROUP BY id UNION ALL SELECT a, b > 1, '2', 1 FROM t
-- to
SELECT id, IF(b > 1, IF(a IS NULL, NULL, 0), 0), MAX(COALESCE(CONCAT(a), '9')), IFNULL(b, 0) + 1 FROM t GROUP BY id UNION ALL SELECT a, IF(b > 1, 1, IF(b IS NULL, NULL, 0)), '2', 1 FROM t
-- equivalent: the greater of a number and a text is that of texts
SELECT id, GREATEST(a, '5'), LEAST(code, 5), FIELD(code, 5, 'x') FROM t
-- to
SELECT id, GREATEST(CONCAT(a), '5'), LEAST(code, '5'), IF(code IS NULL, 0, IF(code + 0 = 5, 1, IF(code + 0 = 0, 2, 0))) FROM t
-- equivalent: a range with a number is one of numbers
SELECT id FROM t WHERE code BETWEEN '1' AND 10 AND '5' BETWEEN a AND code
-- to
SELECT id FROM t WHERE code + 0 >= 1 AND code + 0 <= 10 AND a <= 5 AND code + 0 >= 5
-- equivalent: rows with values of several types
SELECT id FROM t WHERE (a, code) = ('1', 10) OR (a, d) > (3, '2024-01-31') OR (s, b) NOT IN ((0, '1'), ('x', 2))
-- to
SELECT id FROM t WHERE a = 1 AND code + 0 = 10 OR a > 3 OR a = 3 AND d > '2024-01-31' OR (s + 0 <> 0 OR b <> 1) AND (s <> 'x' OR b <> 2)
-- equivalent: literals and truth values take the types of the columns that they are assigned to
UPDATE t SET a = '1.5', price = '2.345', s = b > 1, d = 20240131, dt = 20240131101500 WHERE b > 0
-- to
UPDATE t SET a = 2, price = 2.35, s = '1', code = code, d = '2024-01-31', dt = '2024-01-31 10:15:00' WHERE b > 1;
UPDATE t SET a = 2, price = 2.35, s = '0', d = '2024-01-31', dt = '2024-01-31 10:15:00' WHERE b = 1
-- equivalent: a number is assigned to an ENUM or SET
UPDATE m SET state = 2, roles = 3, s = state = 'new' WHERE id > 3
-- to
UPDATE m SET s = '0', state = 'paid', roles = 'admin,dev' WHERE id > 3
-- equivalent: literals and truth values in an INSERT
INSERT INTO t (a, s, d) VALUES ('1.5', 2 > 1, 20240131), (3, 'x', '2024-02-01')
-- to
INSERT INTO t (a, s, d) VALUES (2, '1', '2024-01-31'), (3, 'x', 20240201)
-- equivalent: truth values of a query are inserted into a text
INSERT INTO c (k, n, x) SELECT CONCAT('k', id), 1, 0 FROM t WHERE id < 3 ON DUPLICATE KEY UPDATE n = '3.5', x = n > 1
-- to
INSERT INTO c (k, n, x) SELECT CONCAT('k', id), b IS NULL OR TRUE, FALSE FROM t WHERE id < 3 ON DUPLICATE KEY UPDATE n = 4, x = 1
-- equivalent: two columns of ON UPDATE CURRENT_TIMESTAMP are assigned
UPDATE w SET v = 7, made = '2024-01-31', seen = made WHERE id < 5
-- to
UPDATE w SET seen = '2024-01-31', v = 7, made = '2024-01-31' WHERE id < 5
-- equivalent: comparisons in a row are grouped from left to right
SELECT id, a = b = flags, a > 1 <> 0 FROM t WHERE NOT a = 3 = 1 AND s = 'x' = 0
-- to
SELECT id, (a = b) = flags, (a > 1) <> 0 FROM t WHERE a <> 3 AND s <> 'x'
-- equivalent: a comparison is assigned
UPDATE t SET a = b = 1, flags = b = 1 = 0 WHERE id = 1 = 1
-- to
UPDATE t SET flags = IF(b = 1, 0, IF(b IS NULL, NULL, 1)), a = IF(b = 1, 1, IF(b IS NULL, NULL, 0)) WHERE id = 1
-- equivalent: intervals of several numbers
SELECT id, dt + INTERVAL '1:30' HOUR_MINUTE, dt - INTERVAL '1 2' DAY_HOUR, DATE_ADD(d, INTERVAL '1-2' YEAR_MONTH), dt + INTERVAL '-1:05' MINUTE_SECOND, EXTRACT(DAY_HOUR FROM dt) FROM t
-- to
SELECT id, dt + INTERVAL 90 MINUTE, dt - INTERVAL 26 HOUR, d + INTERVAL 14 MONTH, dt - INTERVAL 65 SECOND, DAY(dt) * 100 + HOUR(dt) FROM t
-- equivalent: a truth value is 1 or 0 in CAST and GROUP_CONCAT
SELECT a, GROUP_CONCAT(b > 1 ORDER BY id), CAST(MAX(b) > 1 AS CHAR) FROM t GROUP BY a
-- to
SELECT a, GROUP_CONCAT(IF(b > 1, '1', IF(b IS NULL, NULL, '0')) ORDER BY id), IF(MAX(b) > 1, '1', IF(MAX(b) IS NULL, NULL, '0')) FROM t GROUP BY a
-- equivalent: HAVING with an aggregate of a subquery filters rows
SELECT id, (SELECT MAX(v) FROM u WHERE t_id = t.id) AS m FROM t HAVING m > 3
-- to
SELECT t.id, x.m FROM t JOIN (SELECT t_id, MAX(v) AS m FROM u GROUP BY t_id) AS x ON x.t_id = t.id WHERE x.m > 3
-- equivalent: paths and days of a recursive query
WITH RECURSIVE p AS (SELECT 1 AS n, CAST('a' AS CHAR(50)) AS path UNION ALL SELECT n + 1, CONCAT(path, ',', n) FROM p WHERE n < 3), days AS (SELECT '2024-01-30' AS day UNION ALL SELECT DATE_ADD(day, INTERVAL 1 DAY) FROM days WHERE day < '2024-02-01') SELECT path, day, (SELECT COUNT(*) FROM t WHERE d = day) FROM p, days
-- to
SELECT path, day, COUNT(t.id) FROM (SELECT 'a' AS path UNION SELECT 'a,1' UNION SELECT 'a,1,2') AS p CROSS JOIN (SELECT DATE '2024-01-30' AS day UNION SELECT '2024-01-31' UNION SELECT '2024-02-01') AS x LEFT JOIN t ON t.d = x.day GROUP BY path, day
-- equivalent: an escape character of LIKE
SELECT id FROM t WHERE s LIKE '%!_%' ESCAPE '!'
-- to
SELECT id FROM t WHERE LOCATE('_', s) > 0
-- equivalent: more forms of functions
SELECT id, SUBSTRING(s FROM -2), SUBSTR(s FROM 2 FOR 1), CONCAT(s, CHAR(65, 10)), CONVERT_TZ(dt, '+00:00', '+08:00'), TIMEDIFF(TIME(dt), '01:00:00') FROM t WHERE dt > '2024-01-31 12'
-- to
SELECT id, RIGHT(s, IF(CHAR_LENGTH(s) < 2, 0, 2)), MID(s, 2, 1), CONCAT(s, 'A\n'), dt + INTERVAL 8 HOUR, TIMEDIFF(TIME(dt), '01:00:00') FROM t WHERE dt > '2024-01-31 12:00:00'
-- equivalent: a part of a document that is missing is NULL in comparisons
SELECT id FROM j WHERE doc->'$.n' <> 5 OR NOT doc->'$.ok' = TRUE
-- to
SELECT id FROM j WHERE doc->'$.n' IS NOT NULL AND NOT 5 = doc->'$.n' OR doc->'$.ok' IS NOT NULL AND NOT doc->'$.ok' <=> TRUE
-- different: a truth value in a document
SELECT id FROM j WHERE CAST('{"ok": true}' AS JSON)->'$.ok' = TRUE
-- to
SELECT id FROM j WHERE CAST('{"ok": true}' AS JSON)->'$.ok' = FALSE
-- equivalent: a part of a document as a number
SELECT id, doc->'$.n' + 1, CAST(doc->'$.n' AS SIGNED), COALESCE(doc->'$.n', 0) FROM j WHERE doc->'$.n' = 5 UNION ALL SELECT 0, CAST('true' AS JSON) + 1, SUM(CAST('2' AS JSON)), 7 FROM u WHERE id = 1
-- to
SELECT id, 6, 5, '5' FROM j WHERE doc->'$.n' = 5 UNION ALL SELECT 0, 2, SUM(2), 7 FROM u WHERE id = 1
-- equivalent: what an array contains
SELECT JSON_CONTAINS('[1, [2, 3], {"a": [4]}]', '[3, {"a": 4}]'), JSON_CONTAINS('[1]', '[[1]]'), JSON_CONTAINS('{"a": {"b": 1}}', '1', '$.a.b'), JSON_CONTAINS('["x"]', JSON_QUOTE('x')), 'x' MEMBER OF ('["x", 2]'), 2 MEMBER OF ('["x", 2]') = 1, 3 MEMBER OF ('["x", 2]')
-- to
SELECT 1, 0, 1, 1, 1, 1, 0
-- different: an assignment reads the rounded value of the column before it
UPDATE t SET a = price / 3, b = a * 2
-- to
UPDATE t SET b = price / 3 * 2, a = price / 3
-- equivalent: an assignment reads the value that a column before it stores
UPDATE t SET a = price / 3, b = a * 2, d = dt, dt = d, price = '1.005', flags = price * 1000
-- to
UPDATE t SET b = ROUND(price / 3) * 2, a = ROUND(price / 3), dt = DATE(dt), d = dt, flags = 1010, price = 1.01
-- equivalent: an assignment of some rows reads the value that a column before it stores
UPDATE t SET a = price / 3, b = a * 2, d = dt, dt = d ORDER BY id LIMIT 3
-- to
UPDATE t SET b = ROUND(price / 3) * 2, a = ROUND(price / 3), dt = DATE(dt), d = dt ORDER BY id LIMIT 3
-- different: a BOOLEAN column stores other numbers than 0 and 1
UPDATE g SET is_old = 2 WHERE is_on
-- to
UPDATE g SET is_old = 1 WHERE is_on
-- equivalent: rows have 0 and 1 in a BOOLEAN column
SELECT id FROM g WHERE is_old
-- to
SELECT id FROM g WHERE is_old = TRUE
-- equivalent: truth values in a BOOLEAN column
UPDATE g SET is_on = NOT is_on, is_old = id > 3 WHERE is_on AND NOT is_old OR is_old IS NULL
-- to
UPDATE g SET is_on = is_on = 0, is_old = IF(id > 3, 1, 0) WHERE is_old IS NULL OR is_on <> 0 AND is_old = FALSE
-- equivalent: a CHAR beside a number, while another table has a VARCHAR with its name
SELECT id, kind FROM g UNION ALL SELECT v, kind FROM (SELECT v, 1 AS kind FROM u) AS x UNION ALL SELECT id, b FROM t
-- to
SELECT id, kind FROM g UNION ALL SELECT v, '1' FROM u UNION ALL SELECT id, CONCAT(b) FROM t
-- equivalent: a list of tables in parentheses
SELECT t.id FROM (t, c) LEFT JOIN (u AS p, u AS q) ON p.t_id = t.id AND q.id = p.v WHERE t.a = c.n
-- to
SELECT t.id FROM t JOIN c ON t.a = c.n LEFT JOIN (u AS p JOIN u AS q ON q.id = p.v) ON p.t_id = t.id
-- equivalent: numbers as arguments of functions of texts
SELECT id, LPAD(a, 5, 0), REPLACE(s, 1, b), INSTR(s, 5), LOCATE(1, code), SUBSTRING_INDEX(code, 0, 1), TRIM(LEADING 0 FROM code), STRCMP(a, b), MD5(a) FROM t
-- to
SELECT id, LPAD(a, 5, '0'), REPLACE(s, '1', CONCAT(b)), LOCATE('5', s), LOCATE('1', code), SUBSTRING_INDEX(code, '0', 1), TRIM(LEADING '0' FROM code), STRCMP(CONCAT(a), CONCAT(b)), MD5(CONCAT(a)) FROM t
-- equivalent: a day that the calendar does not have is NULL
SELECT id, CAST('2024-02-30' AS DATE), DATE('2024-13-01'), CAST('x' AS DATETIME) FROM t WHERE d > CAST('2024-02-29' AS DATE)
-- to
SELECT id, NULL, NULL, NULL FROM t WHERE d >= '2024-03-01'
-- equivalent: a part of a document is true unless it is 0
SELECT id, IF(doc->'$.f', 1, 0), CAST('true' AS JSON) IS TRUE FROM j WHERE doc->'$.ok' OR NOT doc->'$.n'
-- to
SELECT id, IF(doc->'$.f' <> 0, 1, 0), 1 FROM j WHERE doc->'$.ok' <> 0 OR doc->'$.n' = 0
-- equivalent: the greatest and the least part of a document
SELECT MAX(doc->'$.a'), MAX(x), MIN(x) FROM j, (SELECT CAST('true' AS JSON) AS x UNION ALL SELECT CAST('[1]' AS JSON) UNION ALL SELECT CAST('"9"' AS JSON) UNION ALL SELECT CAST('10' AS JSON)) AS y HAVING COUNT(*) > 0
-- to
SELECT MAX(JSON_EXTRACT(doc, '$.a')), CAST('true' AS JSON), CAST('10' AS JSON) FROM j HAVING COUNT(*) > 0
-- equivalent: a part of a document is assigned to a number
UPDATE w, j SET w.v = j.doc->'$.n' WHERE w.id = j.id AND j.doc->'$.n' = 5
-- to
UPDATE w JOIN j ON w.id = j.id SET w.v = 5 WHERE j.doc->'$.n' = 5
-- equivalent: documents and truth values as members
SELECT CAST('[4]' AS JSON) MEMBER OF ('[[3], [4]]'), TRUE MEMBER OF ('[true]'), 1 MEMBER OF ('[true]')
-- to
SELECT 1, 1, 0

-- equivalent: STR_TO_DATE returns a DATE for a format without a time
SELECT id, CONCAT(STR_TO_DATE('2024-01-31', '%Y-%m-%d'), '') AS x FROM t
-- to
SELECT id, '2024-01-31' FROM t
-- equivalent: STR_TO_DATE returns a DATETIME for a format with a time
SELECT id, CONCAT(STR_TO_DATE('2024-01-31 10', '%Y-%m-%d %H'), '') AS x FROM t
-- to
SELECT id, '2024-01-31 10:00:00' FROM t
-- equivalent: the text of a quotient has four digits more than the dividend
SELECT CONCAT(a / 2, '%'), CONCAT(price / 3), CONCAT(a / 3 * 3), LEFT(a / 2, 3), IFNULL(a / 2, 'x') FROM t WHERE a = 7 AND price = 1
-- to
SELECT '3.5000%', '0.333333', '7.0000', '3.5', '3.5000' FROM t WHERE a = 7 AND price = 1
-- equivalent: the text of an average has four digits more than its values
SELECT a, CONCAT(AVG(price), '') AS x FROM t WHERE price = 1 GROUP BY a
-- to
SELECT DISTINCT a, '1.000000' FROM t WHERE price = 1
-- equivalent: the text of an average over a window
SELECT id, CONCAT(AVG(a) OVER (PARTITION BY a)) AS x FROM t WHERE a = 7
-- to
SELECT id, '7.0000' FROM t WHERE a = 7
-- equivalent: the texts of quotients of a text and NULL
SELECT id, CONCAT('7' / 2), CONCAT(NULL / 2) FROM t
-- to
SELECT id, '3.5', NULL FROM t
-- equivalent: a point in a regular expression does not match a line break
SELECT id, 'a\nb' REGEXP 'a.b' AS x, REGEXP_LIKE('a\nb', 'a[.]b|a.b') AS y, 'a\nb' REGEXP 'a[^x]b' AS z FROM t
-- to
SELECT id, 0, 0, 1 FROM t
-- equivalent: VALUES with ROW
SELECT x, y FROM (VALUES ROW(1, 2), ROW(3, 4)) AS v (x, y)
-- to
SELECT 1, 2 UNION ALL SELECT 3, 4
-- different: an INSERT of VALUES with ROW
INSERT INTO u (id, v) VALUES ROW(1, 2), ROW(3, 4)
-- to
INSERT INTO u (id, v) VALUES (1, 2), (3, 5)
-- equivalent: a column of texts has the digits of a quotient that is assigned to it
UPDATE t SET s = a / 2, code = CONCAT(a / 2) WHERE a = 7
-- to
UPDATE t SET s = '3.5000', code = '3.5000' WHERE a = 7
