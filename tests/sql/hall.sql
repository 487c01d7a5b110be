-- schema
CREATE TABLE `user` (`id` INT PRIMARY KEY, `name` VARCHAR(20), `city` INT);
CREATE TABLE `seat` (`no` INT PRIMARY KEY AUTO_INCREMENT, `free` BOOL, `row_label` VARCHAR(5));
CREATE TABLE `booking` (`id` INT PRIMARY KEY, `user_id` INT, `seat_no` INT NOT NULL, `price` INT, `booked` DATE, `state` ENUM('open','paid'), FOREIGN KEY (`user_id`) REFERENCES `user`(`id`), FOREIGN KEY (`seat_no`) REFERENCES `seat`(`no`));

-- equivalent: a truth value is a number
SELECT no FROM seat WHERE free = 1 ORDER BY no
-- to
SELECT no FROM seat WHERE free AND free > 0 ORDER BY no
-- equivalent: neighbours that are free
SELECT s.no FROM seat s WHERE s.free = 1 AND ((SELECT free FROM seat WHERE no = s.no - 1) = 1 OR (SELECT free FROM seat WHERE no = s.no + 1) = 1)
-- to
SELECT no FROM seat WHERE free = 1 AND (no + 1 IN (SELECT no FROM seat WHERE free) OR no - 1 IN (SELECT no FROM seat WHERE free = TRUE))
-- equivalent: a join that says its condition later
SELECT u.name FROM user u JOIN booking b WHERE u.id = b.user_id
-- to
SELECT u.name FROM user u INNER JOIN booking b ON u.id = b.user_id
-- equivalent: a month by LIKE
SELECT id FROM booking WHERE booked LIKE '2024-02%'
-- to
SELECT id FROM booking WHERE YEAR(booked) = 2024 AND MONTH(booked) = 2
-- equivalent: CONCAT of a NULL
SELECT CONCAT(name, '-', city) FROM user WHERE city IS NULL
-- to
SELECT NULL FROM user WHERE city IS NULL
-- equivalent: a name that generators of SQL make
SELECT t.$f0 FROM (SELECT COUNT(*) AS $f0 FROM booking GROUP BY user_id) AS t WHERE t.$f0 > 2
-- to
SELECT COUNT(*) FROM booking GROUP BY user_id HAVING COUNT(*) > 2
-- equivalent: a text beside a number
SELECT id FROM user WHERE name = city AND city = 7
-- to
SELECT id FROM user WHERE city = 7 AND name + 0 = 7
-- equivalent: paid or not, by an enum
SELECT COUNT(*) FROM booking WHERE state = 'open' OR state = 'paid'
-- to
SELECT COUNT(state) FROM booking
-- equivalent: a random order is none
SELECT id FROM user ORDER BY RAND()
-- to
SELECT id FROM `user`

-- different: GREATEST ignores no NULL
SELECT GREATEST(price, 10) FROM booking
-- to
SELECT CASE WHEN price > 10 THEN price ELSE 10 END FROM booking
-- different: a free seat, or one of which nothing is known
SELECT no FROM seat WHERE free = 1
-- to
SELECT no FROM seat WHERE NOT (free = 0) OR free IS NULL
-- different: neighbours, twice in the middle
SELECT s.no FROM seat s WHERE s.free = 1 AND (s.no + 1 IN (SELECT no FROM seat WHERE free = 1) OR s.no - 1 IN (SELECT no FROM seat WHERE free = 1))
-- to
SELECT a.no FROM seat a JOIN seat b ON ABS(a.no - b.no) = 1 AND a.free = 1 AND b.free = 1
-- different: four prices or more than four, far above zero
SELECT b.user_id FROM booking b JOIN user u ON u.id = b.user_id GROUP BY b.user_id HAVING AVG(b.price) > 50000 AND COUNT(DISTINCT b.price) = 4
-- to
SELECT b.user_id FROM booking b JOIN user u ON u.id = b.user_id GROUP BY b.user_id HAVING AVG(b.price) > 50000 AND COUNT(DISTINCT b.price) > 4
-- different: five hundred bookings of a seat on one day
SELECT seat_no FROM booking GROUP BY seat_no, booked HAVING COUNT(*) > 500
-- to
SELECT seat_no FROM booking GROUP BY seat_no HAVING COUNT(*) > 500
-- different: a sum at its threshold
SELECT city FROM user u JOIN booking b ON b.user_id = u.id GROUP BY city HAVING SUM(price) > 100 AND MAX(price) < 75
-- to
SELECT city FROM user u JOIN booking b ON b.user_id = u.id GROUP BY city HAVING SUM(price) >= 100 AND MAX(price) < 75
