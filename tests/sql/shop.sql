-- schema
CREATE TABLE `Customers` (`id` INT NOT NULL AUTO_INCREMENT, `name` VARCHAR(255), `email` VARCHAR(255), `referee_id` INT DEFAULT NULL, PRIMARY KEY (`id`)) ENGINE=InnoDB;
CREATE TABLE `Products` (`product_id` INT PRIMARY KEY, `product_name` VARCHAR(20), `low_fats` ENUM('Y','N'), `recyclable` ENUM('Y','N')) ENGINE=InnoDB;
CREATE TABLE `Sales` (`sale_id` INT, `product_id` INT, `year` INT, `quantity` INT, `price` INT, PRIMARY KEY (`sale_id`, `year`), FOREIGN KEY (`product_id`) REFERENCES `Products`(`product_id`));
CREATE TABLE `Orders` (`order_id` INT UNSIGNED PRIMARY KEY, `customer_id` INT, `order_date` DATE, `total` DECIMAL(10,2), FOREIGN KEY (`customer_id`) REFERENCES `Customers`(`id`));
CREATE TABLE `Weather` (`id` INT PRIMARY KEY, `recordDate` DATE UNIQUE, `temperature` INT);
CREATE TABLE `Employee` (`id` INT PRIMARY KEY, `name` VARCHAR(20), `salary` INT, `managerId` INT, `departmentId` INT);
CREATE TABLE `Logs` (`id` INT PRIMARY KEY AUTO_INCREMENT, `num` VARCHAR(20));
CREATE TABLE `Activity` (`player_id` INT, `device_id` INT, `event_date` DATE, `games_played` INT, PRIMARY KEY (`player_id`, `event_date`));
CREATE TABLE `Signups` (`user_id` INT PRIMARY KEY, `time_stamp` DATETIME);
CREATE TABLE `Confirmations` (`user_id` INT, `time_stamp` DATETIME, `action` ENUM('confirmed','timeout'), PRIMARY KEY (`user_id`, `time_stamp`), FOREIGN KEY (`user_id`) REFERENCES `Signups`(`user_id`));
CREATE TABLE `Tweets` (`tweet_id` INT PRIMARY KEY, `content` VARCHAR(50));
CREATE TABLE `Person` (`id` INT PRIMARY KEY, `email` VARCHAR(255));
CREATE TABLE `Scores` (`id` INT PRIMARY KEY, `score` DECIMAL(3,2));

-- equivalent: not referred by 2
SELECT name FROM Customers WHERE referee_id <> 2 OR referee_id IS NULL
-- to
SELECT name FROM Customers WHERE IFNULL(referee_id, 0) != 2
-- equivalent: customers who never order
SELECT name AS Customers FROM Customers WHERE id NOT IN (SELECT customer_id FROM Orders WHERE customer_id IS NOT NULL)
-- to
SELECT c.name AS Customers FROM Customers c LEFT JOIN Orders o ON c.id = o.customer_id WHERE o.customer_id IS NULL
-- equivalent: second highest salary
SELECT (SELECT DISTINCT salary FROM Employee ORDER BY salary DESC LIMIT 1 OFFSET 1) AS SecondHighestSalary
-- to
SELECT MAX(salary) AS SecondHighestSalary FROM Employee WHERE salary < (SELECT MAX(salary) FROM Employee)
-- equivalent: rising temperature
SELECT w1.id FROM Weather w1, Weather w2 WHERE DATEDIFF(w1.recordDate, w2.recordDate) = 1 AND w1.temperature > w2.temperature
-- to
SELECT w1.id FROM Weather w1 JOIN Weather w2 ON w1.recordDate = DATE_ADD(w2.recordDate, INTERVAL 1 DAY) WHERE w1.temperature > w2.temperature
-- equivalent: three in a row
SELECT DISTINCT l1.num AS ConsecutiveNums FROM Logs l1, Logs l2, Logs l3 WHERE l1.id = l2.id - 1 AND l2.id = l3.id - 1 AND l1.num = l2.num AND l2.num = l3.num
-- to
SELECT DISTINCT num AS ConsecutiveNums FROM Logs WHERE (id + 1, num) IN (SELECT id, num FROM Logs) AND (id + 2, num) IN (SELECT id, num FROM Logs)
-- equivalent: duplicate emails by an alias
SELECT email FROM Person GROUP BY email HAVING COUNT(email) > 1
-- to
SELECT email FROM (SELECT email, COUNT(email) AS num FROM Person GROUP BY email) s WHERE num > 1
-- equivalent: alias in HAVING
SELECT email, COUNT(*) AS n FROM Person GROUP BY email HAVING n > 1
-- to
SELECT email, COUNT(*) AS n FROM Person GROUP BY email HAVING COUNT(*) > 1
-- equivalent: confirmation rate
SELECT s.user_id, ROUND(IFNULL(SUM(action = 'confirmed') / COUNT(action), 0), 2) AS confirmation_rate FROM Signups s LEFT JOIN Confirmations c ON s.user_id = c.user_id GROUP BY s.user_id
-- to
SELECT s.user_id, ROUND(IFNULL(AVG(action = 'confirmed'), 0), 2) AS confirmation_rate FROM Signups s LEFT JOIN Confirmations c ON s.user_id = c.user_id GROUP BY s.user_id
-- equivalent: average by division
SELECT product_id, SUM(price) / COUNT(price) FROM Sales GROUP BY product_id
-- to
SELECT product_id, AVG(price) FROM Sales GROUP BY product_id
-- equivalent: first login
SELECT player_id, MIN(event_date) AS first_login FROM Activity GROUP BY player_id
-- to
SELECT player_id, event_date AS first_login FROM Activity a WHERE NOT EXISTS (SELECT 1 FROM Activity b WHERE b.player_id = a.player_id AND b.event_date < a.event_date)
-- equivalent: device of the first login
SELECT player_id, device_id FROM Activity WHERE (player_id, event_date) IN (SELECT player_id, MIN(event_date) FROM Activity GROUP BY player_id)
-- to
SELECT player_id, device_id FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY player_id ORDER BY event_date) AS r FROM Activity) a WHERE r = 1
-- equivalent: month by format
SELECT order_id FROM Orders WHERE DATE_FORMAT(order_date, '%Y-%m') = '2020-02'
-- to
SELECT order_id FROM Orders WHERE order_date BETWEEN '2020-02-01' AND '2020-02-29'
-- equivalent: month by text
SELECT order_id FROM Orders WHERE LEFT(CAST(order_date AS CHAR), 7) = '2020-02'
-- to
SELECT order_id FROM Orders WHERE YEAR(order_date) = 2020 AND MONTH(order_date) = 2
-- equivalent: low fat and recyclable
SELECT product_id FROM Products WHERE low_fats = "Y" AND recyclable = "Y"
-- to
SELECT product_id FROM Products WHERE NOT (low_fats <> 'Y' OR recyclable <> 'Y')
-- equivalent: dense rank by counting
SELECT score, DENSE_RANK() OVER (ORDER BY score DESC) AS `rank` FROM Scores WHERE score IS NOT NULL
-- to
SELECT s.score, (SELECT COUNT(DISTINCT t.score) FROM Scores t WHERE t.score > s.score) + 1 AS `rank` FROM Scores s WHERE s.score IS NOT NULL
-- equivalent: product total with CASE as IF
SELECT product_id, SUM(IF(quantity > 5, price, 0)) FROM Sales GROUP BY product_id
-- to
SELECT product_id, SUM(CASE WHEN quantity > 5 THEN price ELSE 0 END) FROM Sales GROUP BY product_id
-- equivalent: LIMIT with a comma
SELECT order_id FROM Orders ORDER BY order_id LIMIT 1, 2
-- to
SELECT order_id FROM Orders ORDER BY order_id LIMIT 2 OFFSET 1

-- different: not referred by 2, NULL forgotten
SELECT name FROM Customers WHERE referee_id <> 2 OR referee_id IS NULL
-- to
SELECT name FROM Customers WHERE referee_id <> 2
-- different: customers who never order, NULL in the list
SELECT name FROM Customers WHERE id NOT IN (SELECT customer_id FROM Orders)
-- to
SELECT c.name FROM Customers c LEFT JOIN Orders o ON c.id = o.customer_id WHERE o.customer_id IS NULL
-- different: second highest without a row
SELECT (SELECT DISTINCT salary FROM Employee ORDER BY salary DESC LIMIT 1 OFFSET 1) AS SecondHighestSalary
-- to
SELECT DISTINCT salary AS SecondHighestSalary FROM Employee ORDER BY salary DESC LIMIT 1 OFFSET 1
-- different: second highest with ties
SELECT MAX(salary) AS SecondHighestSalary FROM Employee WHERE salary < (SELECT MAX(salary) FROM Employee)
-- to
SELECT (SELECT salary FROM Employee ORDER BY salary DESC LIMIT 1 OFFSET 1) AS SecondHighestSalary
-- different: rising temperature by id
SELECT w1.id FROM Weather w1, Weather w2 WHERE DATEDIFF(w1.recordDate, w2.recordDate) = 1 AND w1.temperature > w2.temperature
-- to
SELECT w1.id FROM Weather w1, Weather w2 WHERE w1.id - w2.id = 1 AND w1.temperature > w2.temperature
-- different: three in a row without DISTINCT
SELECT DISTINCT l1.num FROM Logs l1, Logs l2, Logs l3 WHERE l1.id = l2.id - 1 AND l2.id = l3.id - 1 AND l1.num = l2.num AND l2.num = l3.num
-- to
SELECT l1.num FROM Logs l1, Logs l2, Logs l3 WHERE l1.id = l2.id - 1 AND l2.id = l3.id - 1 AND l1.num = l2.num AND l2.num = l3.num
-- different: three of a kind anywhere
SELECT DISTINCT l1.num FROM Logs l1, Logs l2, Logs l3 WHERE l1.id = l2.id - 1 AND l2.id = l3.id - 1 AND l1.num = l2.num AND l2.num = l3.num
-- to
SELECT num FROM Logs GROUP BY num HAVING COUNT(*) >= 3
-- different: duplicate emails, NULL counted
SELECT email FROM Person GROUP BY email HAVING COUNT(email) > 1
-- to
SELECT email FROM Person GROUP BY email HAVING COUNT(*) > 1
-- different: department top salary by value only
SELECT e.name FROM Employee e WHERE (departmentId, salary) IN (SELECT departmentId, MAX(salary) FROM Employee GROUP BY departmentId)
-- to
SELECT e.name FROM Employee e WHERE salary IN (SELECT MAX(salary) FROM Employee GROUP BY departmentId)
-- different: at least five reports
SELECT m.name FROM Employee m JOIN Employee e ON e.managerId = m.id GROUP BY m.id, m.name HAVING COUNT(*) >= 5
-- to
SELECT m.name FROM Employee m JOIN Employee e ON e.managerId = m.id GROUP BY m.name HAVING COUNT(*) >= 5
-- different: five or more than five
SELECT managerId FROM Employee GROUP BY managerId HAVING COUNT(*) >= 5
-- to
SELECT managerId FROM Employee GROUP BY managerId HAVING COUNT(*) > 5
-- different: most orders, ties
SELECT customer_id FROM Orders GROUP BY customer_id ORDER BY COUNT(*) DESC LIMIT 1
-- to
SELECT customer_id FROM Orders GROUP BY customer_id HAVING COUNT(*) = (SELECT COUNT(*) FROM Orders GROUP BY customer_id ORDER BY COUNT(*) DESC LIMIT 1)
-- different: long tweets by one
SELECT tweet_id FROM Tweets WHERE CHAR_LENGTH(content) > 15
-- to
SELECT tweet_id FROM Tweets WHERE LENGTH(content) >= 15
-- different: end of the window
SELECT event_date, COUNT(DISTINCT player_id) FROM Activity WHERE event_date BETWEEN '2019-06-28' AND '2019-07-27' GROUP BY event_date
-- to
SELECT event_date, COUNT(DISTINCT player_id) FROM Activity WHERE DATEDIFF('2019-07-27', event_date) < 30 GROUP BY event_date
-- different: logged in the next day
SELECT COUNT(DISTINCT a.player_id) FROM Activity a JOIN Activity b ON a.player_id = b.player_id AND DATEDIFF(b.event_date, a.event_date) = 1
-- to
SELECT COUNT(DISTINCT player_id) FROM Activity WHERE (player_id, DATE_SUB(event_date, INTERVAL 1 DAY)) IN (SELECT player_id, MIN(event_date) FROM Activity GROUP BY player_id)
-- different: rate without users who never asked
SELECT s.user_id, ROUND(IFNULL(AVG(action = 'confirmed'), 0), 2) FROM Signups s LEFT JOIN Confirmations c ON s.user_id = c.user_id GROUP BY s.user_id
-- to
SELECT user_id, ROUND(AVG(action = 'confirmed'), 2) FROM Confirmations GROUP BY user_id
-- different: total of a year
SELECT product_id, SUM(quantity) FROM Sales WHERE year = 2019 GROUP BY product_id
-- to
SELECT product_id, SUM(quantity) FROM Sales WHERE year >= 2019 GROUP BY product_id
-- different: first year with all its rows
SELECT product_id, year, quantity FROM Sales WHERE (product_id, year) IN (SELECT product_id, MIN(year) FROM Sales GROUP BY product_id)
-- to
SELECT product_id, MIN(year), MIN(quantity) FROM Sales GROUP BY product_id
-- different: IF the other way round on NULL
SELECT order_id, IF(total > 100, 'big', 'small') FROM Orders
-- to
SELECT order_id, IF(total <= 100, 'small', 'big') FROM Orders
-- different: swapped LIMIT arguments
SELECT order_id FROM Orders ORDER BY order_id LIMIT 1, 2
-- to
SELECT order_id FROM Orders ORDER BY order_id LIMIT 2, 1
-- different: customers who bought everything, wrong count
SELECT customer_id FROM Orders GROUP BY customer_id HAVING COUNT(DISTINCT order_date) = (SELECT COUNT(DISTINCT order_date) FROM Orders)
-- to
SELECT customer_id FROM Orders GROUP BY customer_id HAVING COUNT(order_date) = (SELECT COUNT(DISTINCT order_date) FROM Orders)
-- different: moving sum over rows or days
SELECT id, SUM(temperature) OVER (ORDER BY recordDate ROWS BETWEEN 6 PRECEDING AND CURRENT ROW) FROM Weather
-- to
SELECT a.id, (SELECT SUM(b.temperature) FROM Weather b WHERE DATEDIFF(a.recordDate, b.recordDate) BETWEEN 0 AND 6) FROM Weather a
