-- schema
CREATE TABLE `t` (
  `id` INT NOT NULL AUTO_INCREMENT, `a` INT, `b` INT, `price` DECIMAL(10,2), `s` VARCHAR(50), `code` VARCHAR(20),
  `d` DATE, `e` DATE, `dt` DATETIME, `du` DATETIME, `flags` INT, `tags` VARCHAR(100), PRIMARY KEY (`id`)
) ENGINE=InnoDB;
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
