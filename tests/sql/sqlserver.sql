-- schema
USE [Shop]
GO
SET ANSI_NULLS ON
GO
CREATE TABLE [dbo].[Customer](
	[Id] [int] IDENTITY(1,1) NOT NULL,
	[Name] [nvarchar](20) COLLATE SQL_Latin1_General_CP1_CI_AS NULL,
	[City] [varchar](20) NULL,
	[Code] [char](3) NULL,
	[Active] [bit] NOT NULL,
	[Points] [int] NULL,
	[Balance] [decimal](10, 2) NULL,
	[Joined] [date] NULL,
	[Seen] [datetime] NULL,
	[Changed] [datetime2](7) NULL,
 CONSTRAINT [PK_Customer] PRIMARY KEY CLUSTERED ([Id] ASC) WITH (PAD_INDEX = OFF, IGNORE_DUP_KEY = OFF) ON [PRIMARY]
) ON [PRIMARY] TEXTIMAGE_ON [PRIMARY]
GO
CREATE TABLE [dbo].[Orders](
	[Id] [int] NOT NULL PRIMARY KEY,
	[CustomerId] [int] NULL,
	[Status] [varchar](10) NULL,
	[Qty] [int] NULL,
	[Price] [decimal](9, 2) NULL,
	[Placed] [datetime] NULL
) ON [PRIMARY]
GO
CREATE TABLE [dbo].[Task]([Id] [int] NOT NULL PRIMARY KEY, [Active] [int] NULL, [Hidden] [bit] NULL, [Rank] [tinyint] NULL)
GO
ALTER TABLE [dbo].[Orders] WITH CHECK ADD CONSTRAINT [FK_Orders] FOREIGN KEY([CustomerId]) REFERENCES [dbo].[Customer] ([Id])
GO
ALTER TABLE [dbo].[Orders] CHECK CONSTRAINT [FK_Orders]
GO
ALTER TABLE [dbo].[Customer] ADD CONSTRAINT [DF_Active] DEFAULT ((1)) FOR [Active]
GO
CREATE TABLE [dbo].[Tag]([Id] INT NOT NULL PRIMARY KEY, [Word] VARCHAR(10) NULL CONSTRAINT uq_word UNIQUE, [Parent] INT NULL)
GO
CREATE TABLE [dbo].[Sale]([Id] [int] NOT NULL PRIMARY KEY, [Cost] [money] NULL, [Fee] [money] NULL, [Number] [int] NULL)
GO
CREATE TABLE [dbo].[Document]([Id] [uniqueidentifier] NOT NULL PRIMARY KEY, [Former] [uniqueidentifier] NULL)
GO
CREATE NONCLUSTERED INDEX [IX_Orders] ON [dbo].[Orders] ([CustomerId] ASC) INCLUDE ([Qty]) WITH (ONLINE = OFF) ON [PRIMARY]
GO
EXEC sys.sp_addextendedproperty @name = N'MS_Description', @value = N'one row; an order'
GO

-- equivalent: texts are compared without case
SELECT Id FROM Customer WHERE City = 'Rome'
-- to
SELECT Id FROM Customer WHERE City = 'ROME'
-- equivalent: UPPER is not needed in a comparison
SELECT Id FROM Customer WHERE UPPER(City) = 'ROME'
-- to
SELECT Id FROM Customer WHERE City = 'rome'
-- equivalent: trailing blanks are not compared
SELECT Id FROM Customer WHERE RTRIM(City) = 'Rome'
-- to
SELECT Id FROM Customer WHERE City = 'Rome'
-- different: leading blanks are compared
SELECT Id FROM Customer WHERE LTRIM(City) = 'Rome'
-- to
SELECT Id FROM Customer WHERE City = 'Rome'
-- equivalent: a text of blanks is equal to the empty text
SELECT Id FROM Customer WHERE City = ''
-- to
SELECT Id FROM Customer WHERE LEN(City) = 0
-- different: the empty text is not NULL
SELECT Id FROM Customer WHERE ISNULL(City, '') = ''
-- to
SELECT Id FROM Customer WHERE City IS NULL
-- different: an accent is compared
SELECT Id FROM Customer WHERE City = 'Orléans'
-- to
SELECT Id FROM Customer WHERE City = 'Orleans'
-- equivalent: IN compares without case
SELECT Id FROM Customer WHERE City IN ('Rome', 'ROME', 'Oslo')
-- to
SELECT Id FROM Customer WHERE City = 'rome' OR City = 'oslo'
-- equivalent: DISTINCT and GROUP BY merge the same texts
SELECT COUNT(*) FROM (SELECT DISTINCT City FROM Customer) AS c
-- to
SELECT COUNT(*) FROM (SELECT City FROM Customer GROUP BY City) AS c
-- equivalent: GROUP BY UPPER has the same groups
SELECT COUNT(*) AS n FROM Customer GROUP BY City
-- to
SELECT COUNT(*) AS n FROM Customer GROUP BY UPPER(City)
-- equivalent: COUNT(DISTINCT) ignores case
SELECT COUNT(DISTINCT City) FROM Customer
-- to
SELECT COUNT(DISTINCT LOWER(City)) FROM Customer
-- different: a result shows the case of a text
SELECT Id, City FROM Customer
-- to
SELECT Id, UPPER(City) FROM Customer
-- different: DISTINCT shows a text in its case
SELECT DISTINCT City FROM Customer
-- to
SELECT DISTINCT UPPER(City) FROM Customer
-- equivalent: a unique column has no words that differ in case only
SELECT a.Id FROM Tag a WHERE EXISTS (SELECT 1 FROM Tag b WHERE b.Word = a.Word AND b.Id <> a.Id)
-- to
SELECT Id FROM Tag WHERE 1 = 0
-- equivalent: a unique column has one NULL at most
SELECT COUNT(*) FROM Tag WHERE Word IS NULL HAVING COUNT(*) > 1
-- to
SELECT COUNT(*) FROM Tag HAVING 1 = 0
-- equivalent: LIKE ignores case
SELECT Id FROM Customer WHERE City LIKE 'ro%'
-- to
SELECT Id FROM Customer WHERE City LIKE 'RO%'
-- equivalent: a prefix by LEFT
SELECT Id FROM Customer WHERE LEFT(City, 2) = 'ro'
-- to
SELECT Id FROM Customer WHERE City LIKE 'ro%'
-- different: LEFT with a blank at the end is compared without it, LIKE is not
SELECT Id FROM Customer WHERE LEFT(City, 3) = 'ro '
-- to
SELECT Id FROM Customer WHERE City LIKE 'ro %'
-- equivalent: a class of characters in LIKE
SELECT Id FROM Customer WHERE City LIKE '[a-c]%'
-- to
SELECT Id FROM Customer WHERE City LIKE 'a%' OR City LIKE 'B%' OR City LIKE 'c%'
-- different: a class does not contain the letter beside its range
SELECT Id FROM Customer WHERE City LIKE '[a-c]%'
-- to
SELECT Id FROM Customer WHERE City LIKE '[a-b]%'
-- equivalent: a class without digits
SELECT Id FROM Customer WHERE City NOT LIKE '%[^0-9]%'
-- to
SELECT Id FROM Customer WHERE PATINDEX('%[^0-9]%', City) = 0
-- equivalent: brackets quote a wildcard
SELECT Id FROM Customer WHERE City LIKE '%[_]%'
-- to
SELECT Id FROM Customer WHERE CHARINDEX('_', City) > 0
-- equivalent: ESCAPE and brackets
SELECT Id FROM Customer WHERE City LIKE '%!%%' ESCAPE '!'
-- to
SELECT Id FROM Customer WHERE City LIKE '%[%]%'
-- different: a wildcard without brackets
SELECT Id FROM Customer WHERE City LIKE 'a_'
-- to
SELECT Id FROM Customer WHERE City LIKE 'a[_]'
-- different: concatenation with + is NULL if a part is NULL
SELECT Id, Name + ' ' + City AS place FROM Customer
-- to
SELECT Id, CONCAT(Name, ' ', City) AS place FROM Customer
-- equivalent: CONCAT reads NULL as the empty text
SELECT Id, CONCAT(Name, City) AS place FROM Customer
-- to
SELECT Id, ISNULL(Name, '') + ISNULL(City, '') AS place FROM Customer
-- equivalent: CONCAT converts a number
SELECT Id, CONCAT(Points, '') AS p FROM Customer WHERE Points IS NOT NULL
-- to
SELECT Id, CAST(Points AS VARCHAR(11)) AS p FROM Customer WHERE Points IS NOT NULL
-- equivalent: + of a text and a number adds
SELECT Id, '1' + Points AS p FROM Customer
-- to
SELECT Id, Points + 1 AS p FROM Customer
-- different: LEN does not count trailing blanks
SELECT Id, LEN(City) AS n FROM Customer
-- to
SELECT Id, LEN(City + '.') - 1 AS n FROM Customer
-- equivalent: CHAR is filled with blanks, which LEN does not count
SELECT Id, LEN(Code) AS n FROM Customer
-- to
SELECT Id, LEN(RTRIM(Code)) AS n FROM Customer
-- different: CHAR keeps its blanks in a concatenation
SELECT Id, Code + '.' AS c FROM Customer
-- to
SELECT Id, RTRIM(Code) + '.' AS c FROM Customer
-- equivalent: SUBSTRING from a position below 1 counts the length from there
SELECT Id, SUBSTRING(City, 0, 3) AS s FROM Customer
-- to
SELECT Id, LEFT(City, 2) AS s FROM Customer
-- different: SUBSTRING from 0
SELECT Id, SUBSTRING(City, 0, 3) AS s FROM Customer
-- to
SELECT Id, SUBSTRING(City, 1, 3) AS s FROM Customer
-- equivalent: CHARINDEX ignores case
SELECT Id FROM Customer WHERE CHARINDEX('x', City) > 0
-- to
SELECT Id FROM Customer WHERE City LIKE '%X%'
-- equivalent: REPLACE ignores case
SELECT Id, REPLACE(City, 'A', '-') AS s FROM Customer
-- to
SELECT Id, REPLACE(City, 'a', '-') AS s FROM Customer
-- equivalent: STUFF replaces the first character
SELECT Id, STUFF(City, 1, 1, 'X') AS s FROM Customer WHERE LEN(City) > 0
-- to
SELECT Id, 'X' + SUBSTRING(City, 2, 8000) AS s FROM Customer WHERE LEN(City) > 0
-- different: STUFF of an empty text is NULL
SELECT Id, STUFF(City, 1, 1, 'X') AS s FROM Customer
-- to
SELECT Id, 'X' + SUBSTRING(City, 2, 8000) AS s FROM Customer
-- equivalent: the order of texts ignores case
SELECT City FROM Customer WHERE City IS NOT NULL ORDER BY City
-- to
SELECT City FROM Customer WHERE City IS NOT NULL ORDER BY UPPER(City)
-- equivalent: division of whole numbers truncates
SELECT Id, Points / 2 AS p FROM Customer
-- to
SELECT Id, (Points - Points % 2) / 2 AS p FROM Customer
-- different: division of whole numbers is not exact
SELECT Id, Points / 2 AS p FROM Customer
-- to
SELECT Id, Points / 2.0 AS p FROM Customer
-- equivalent: CAST to INT cuts off the fraction
SELECT Id, CAST(Balance AS INT) AS b FROM Customer
-- to
SELECT Id, CAST(ROUND(Balance, 0, 1) AS INT) AS b FROM Customer
-- different: CAST to INT does not round
SELECT Id, CAST(Balance AS INT) AS b FROM Customer
-- to
SELECT Id, CAST(ROUND(Balance, 0) AS INT) AS b FROM Customer
-- different: CAST to INT is not FLOOR for negative numbers
SELECT Id, CAST(Balance AS INT) AS b FROM Customer
-- to
SELECT Id, CAST(FLOOR(Balance) AS INT) AS b FROM Customer
-- equivalent: AVG of INT truncates
SELECT AVG(Points) AS a FROM Customer
-- to
SELECT SUM(Points) / COUNT(Points) AS a FROM Customer HAVING COUNT(Points) > 0 UNION ALL SELECT NULL FROM Customer HAVING COUNT(Points) = 0
-- different: AVG of a decimal does not truncate
SELECT AVG(Points) AS a FROM Customer
-- to
SELECT AVG(Points * 1.0) AS a FROM Customer
-- different: AVG ignores NULL
SELECT AVG(ISNULL(Points, 0)) AS a FROM Customer
-- to
SELECT AVG(Points) AS a FROM Customer
-- equivalent: ISNULL converts to the type of its first argument
SELECT Id, ISNULL(Points, 1.9) AS p FROM Customer
-- to
SELECT Id, COALESCE(Points, 1) AS p FROM Customer
-- different: COALESCE takes the widest type
SELECT Id, ISNULL(Points, 1.5) AS p FROM Customer
-- to
SELECT Id, COALESCE(Points, 1.5) AS p FROM Customer
-- equivalent: ISNULL truncates to the size of its first argument
SELECT Id, ISNULL(Code, 'unknown') AS c FROM Customer WHERE Code IS NULL
-- to
SELECT Id, 'unk' AS c FROM Customer WHERE Code IS NULL
-- different: COALESCE does not truncate
SELECT Id, ISNULL(Status, 'a very long status') AS s FROM Orders
-- to
SELECT Id, COALESCE(Status, 'a very long status') AS s FROM Orders
-- equivalent: IIF is CASE
SELECT Id, IIF(Points > 10, 'high', 'low') AS p FROM Customer
-- to
SELECT Id, CASE WHEN Points > 10 THEN 'high' ELSE 'low' END AS p FROM Customer
-- different: IIF takes the second value if the condition is unknown
SELECT Id, IIF(Points > 10, 'high', 'low') AS p FROM Customer
-- to
SELECT Id, CASE WHEN Points > 10 THEN 'high' WHEN Points <= 10 THEN 'low' END AS p FROM Customer
-- equivalent: CHOOSE
SELECT Id, CHOOSE(Points, 'a', 'b') AS p FROM Customer
-- to
SELECT Id, CASE Points WHEN 1 THEN 'a' WHEN 2 THEN 'b' END AS p FROM Customer
-- equivalent: NULL sorts first
SELECT TOP 1 Points FROM Customer ORDER BY Points
-- to
SELECT CASE WHEN COUNT(*) > COUNT(Points) THEN NULL ELSE MIN(Points) END AS Points FROM Customer HAVING COUNT(*) > 0
-- different: MIN ignores NULL
SELECT TOP 1 Points FROM Customer ORDER BY Points
-- to
SELECT MIN(Points) FROM Customer
-- equivalent: NULL sorts last in descending order
SELECT Points FROM Customer ORDER BY Points DESC
-- to
SELECT Points FROM Customer ORDER BY CASE WHEN Points IS NULL THEN 1 ELSE 0 END, Points DESC
-- equivalent: TOP and FETCH
SELECT TOP (3) Id FROM Customer ORDER BY Id
-- to
SELECT Id FROM Customer ORDER BY Id OFFSET 0 ROWS FETCH NEXT 3 ROWS ONLY
-- different: WITH TIES can return more rows
SELECT TOP (2) WITH TIES Points FROM Customer ORDER BY Points
-- to
SELECT TOP (2) Points FROM Customer ORDER BY Points
-- equivalent: WITH TIES by RANK
SELECT TOP 2 WITH TIES Id FROM Customer ORDER BY Points DESC
-- to
SELECT Id FROM (SELECT Id, Points, RANK() OVER (ORDER BY Points DESC) AS r FROM Customer) AS c WHERE r <= 2 ORDER BY Points DESC
-- different: TOP with another order
SELECT TOP 1 Id FROM Customer ORDER BY Points DESC, Id
-- to
SELECT TOP 1 Id FROM Customer ORDER BY Points DESC, Id DESC
-- equivalent: TOP 1 of a group and ROW_NUMBER
SELECT c.Id, x.Id AS o FROM Customer c CROSS APPLY (SELECT TOP (1) Id FROM Orders o WHERE o.CustomerId = c.Id ORDER BY Placed DESC, Id DESC) AS x
-- to
SELECT CustomerId AS Id, Id AS o FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY CustomerId ORDER BY Placed DESC, Id DESC) AS rn FROM Orders WHERE CustomerId IS NOT NULL) AS o WHERE rn = 1
-- different: OUTER APPLY keeps the rows that CROSS APPLY does not
SELECT c.Id FROM Customer c OUTER APPLY (SELECT TOP 1 Id FROM Orders o WHERE o.CustomerId = c.Id) x
-- to
SELECT c.Id FROM Customer c CROSS APPLY (SELECT TOP 1 Id FROM Orders o WHERE o.CustomerId = c.Id) x
-- equivalent: OUTER APPLY of a sum is a subquery
SELECT c.Id, x.n FROM Customer c OUTER APPLY (SELECT SUM(o.Qty) AS n FROM Orders o WHERE o.CustomerId = c.Id) AS x
-- to
SELECT c.Id, (SELECT SUM(o.Qty) FROM Orders o WHERE o.CustomerId = c.Id) AS n FROM Customer c
-- equivalent: CROSS APPLY of VALUES
SELECT v.x FROM Customer c CROSS APPLY (VALUES (c.City), (c.Name)) AS v (x)
-- to
SELECT City FROM Customer UNION ALL SELECT Name FROM Customer
-- equivalent: hints have no influence on rows
SELECT c.Id FROM dbo.Customer AS c WITH (NOLOCK, INDEX(PK_Customer)) INNER HASH JOIN dbo.Orders o (NOLOCK) ON o.CustomerId = c.Id OPTION (RECOMPILE, MAXDOP 1)
-- to
SELECT CustomerId FROM Orders WHERE CustomerId IS NOT NULL
-- equivalent: names in brackets and without case
SELECT [ID], [order total] = SUM([QTY]) FROM [dbo].[ORDERS] GROUP BY [Id]
-- to
SELECT id, SUM(qty) AS 'total' FROM orders GROUP BY id
-- equivalent: a range of a DATETIME is better than YEAR
SELECT Id FROM Orders WHERE YEAR(Placed) = 2024
-- to
SELECT Id FROM Orders WHERE Placed >= '20240101' AND Placed < '20250101'
-- different: BETWEEN ends at midnight
SELECT Id FROM Orders WHERE YEAR(Placed) = 2024
-- to
SELECT Id FROM Orders WHERE Placed BETWEEN '2024-01-01' AND '2024-12-31'
-- different: a DATETIME rounds .999 up to the next day
SELECT Id FROM Orders WHERE Placed < '20250101'
-- to
SELECT Id FROM Orders WHERE Placed <= '2024-12-31 23:59:59.999'
-- equivalent: .997 is the last tick of a day
SELECT Id FROM Orders WHERE Placed < '20250101'
-- to
SELECT Id FROM Orders WHERE Placed <= '2024-12-31T23:59:59.997'
-- equivalent: CAST to DATE cuts off the time
SELECT Id FROM Orders WHERE CAST(Placed AS DATE) = '20240229'
-- to
SELECT Id FROM Orders WHERE Placed >= '2024-02-29' AND Placed < DATEADD(day, 1, '2024-02-29')
-- different: a DATETIME with a time is not equal to a date
SELECT Id FROM Orders WHERE CAST(Placed AS DATE) = '20240229'
-- to
SELECT Id FROM Orders WHERE Placed = '20240229'
-- equivalent: the start of the day by DATEDIFF from 0
SELECT Id, DATEADD(DAY, DATEDIFF(DAY, 0, Placed), 0) AS d FROM Orders
-- to
SELECT Id, CAST(CAST(Placed AS DATE) AS DATETIME) AS d FROM Orders
-- equivalent: the first day of a month
SELECT Id, DATEADD(MONTH, DATEDIFF(MONTH, 0, Placed), 0) AS d FROM Orders
-- to
SELECT Id, CAST(DATEFROMPARTS(YEAR(Placed), MONTH(Placed), 1) AS DATETIME) AS d FROM Orders
-- different: DATEDIFF counts boundaries, not years
SELECT Id FROM Customer WHERE DATEDIFF(YEAR, Joined, '20240701') >= 1
-- to
SELECT Id FROM Customer WHERE Joined <= DATEADD(YEAR, -1, '20240701')
-- equivalent: DATEDIFF of years is a difference of YEAR
SELECT Id, DATEDIFF(yy, Joined, Seen) AS y FROM Customer
-- to
SELECT Id, YEAR(Seen) - YEAR(Joined) AS y FROM Customer
-- different: DATEDIFF of hours counts boundaries
SELECT Id FROM Customer WHERE DATEDIFF(HOUR, Seen, '2024-01-01 12:00:00') >= 1
-- to
SELECT Id FROM Customer WHERE Seen <= '2024-01-01 11:00:00'
-- equivalent: EOMONTH is the day before the next month
SELECT Id, EOMONTH(Joined) AS d FROM Customer
-- to
SELECT Id, DATEADD(day, -1, DATEADD(month, 1, DATEADD(day, 1 - DAY(Joined), Joined))) AS d FROM Customer
-- equivalent: DATETIME plus a number is a number of days
SELECT Id, Placed + 1 AS d FROM Orders
-- to
SELECT Id, DATEADD(dd, 1, Placed) AS d FROM Orders
-- equivalent: CONVERT with style 112
SELECT Id FROM Orders WHERE CONVERT(VARCHAR(6), Placed, 112) = '202402'
-- to
SELECT Id FROM Orders WHERE Placed >= '20240201' AND Placed < '20240301'
-- equivalent: CONVERT truncates to the size of its type
SELECT Id, CONVERT(CHAR(10), Placed, 120) AS d FROM Orders
-- to
SELECT Id, CONVERT(VARCHAR(10), Placed, 23) AS d FROM Orders
-- equivalent: DATEPART and MONTH
SELECT Id FROM Orders WHERE DATEPART(mm, Placed) = 2
-- to
SELECT Id FROM Orders WHERE MONTH(Placed) = 2
-- different: a text that is compared with a number is converted
SELECT Id FROM Tag WHERE TRY_CAST(Word AS INT) = 1
-- to
SELECT Id FROM Tag WHERE Word = '1'
-- equivalent: STRING_AGG ignores NULL
SELECT CustomerId, STRING_AGG(Status, ',') WITHIN GROUP (ORDER BY Id) AS s FROM Orders GROUP BY CustomerId
-- to
SELECT CustomerId, STRING_AGG(CASE WHEN Status IS NOT NULL THEN Status END, ',') WITHIN GROUP (ORDER BY Id ASC) AS s FROM Orders GROUP BY CustomerId
-- different: STRING_AGG in another order
SELECT STRING_AGG(Status, ',') WITHIN GROUP (ORDER BY Id) AS s FROM Orders
-- to
SELECT STRING_AGG(Status, ',') WITHIN GROUP (ORDER BY Id DESC) AS s FROM Orders
-- equivalent: STRING_SPLIT of a list
SELECT Id FROM Orders WHERE Status IN (SELECT value FROM STRING_SPLIT('new,paid', ','))
-- to
SELECT Id FROM Orders WHERE Status IN ('New', 'Paid')
-- different: NOT IN with NULL
SELECT Id FROM Customer WHERE Id NOT IN (SELECT CustomerId FROM Orders)
-- to
SELECT Id FROM Customer c WHERE NOT EXISTS (SELECT 1 FROM Orders o WHERE o.CustomerId = c.Id)
-- equivalent: EXCEPT removes texts without case
SELECT City FROM Customer WHERE 1 = 0
-- to
SELECT City FROM Customer EXCEPT SELECT UPPER(City) FROM Customer
-- equivalent: UNION merges texts without case
SELECT COUNT(*) FROM (SELECT City FROM Customer UNION SELECT UPPER(City) FROM Customer) AS c
-- to
SELECT COUNT(DISTINCT City) + COUNT(DISTINCT CASE WHEN City IS NULL THEN 1 END) FROM Customer
-- equivalent: a recursive query needs no keyword
WITH n AS (SELECT Id, Parent, 1 AS Depth FROM Tag WHERE Parent IS NULL UNION ALL SELECT t.Id, t.Parent, n.Depth + 1 FROM Tag t JOIN n ON t.Parent = n.Id) SELECT Id FROM n WHERE Depth = 2 OPTION (MAXRECURSION 0)
-- to
SELECT t.Id FROM Tag t JOIN Tag p ON p.Id = t.Parent WHERE p.Parent IS NULL
-- equivalent: the running total over RANGE includes peers
SELECT Id, SUM(Qty) OVER (ORDER BY Qty) AS s FROM Orders WHERE Qty IS NOT NULL
-- to
SELECT a.Id, (SELECT SUM(b.Qty) FROM Orders b WHERE b.Qty <= a.Qty) AS s FROM Orders a WHERE a.Qty IS NOT NULL
-- different: ROWS does not include peers
SELECT Id, SUM(Qty) OVER (ORDER BY Qty ROWS UNBOUNDED PRECEDING) AS s FROM Orders WHERE Qty IS NOT NULL
-- to
SELECT Id, SUM(Qty) OVER (ORDER BY Qty) AS s FROM Orders WHERE Qty IS NOT NULL
-- equivalent: a declared constant
DECLARE @from DATETIME = '20240101', @n INT = 2; SELECT Id FROM Orders WHERE Placed >= @from AND Qty > @n
-- to
SELECT Id FROM Orders WHERE Placed >= '2024-01-01' AND Qty > 2
-- equivalent: UPDATE with a join and with a subquery
UPDATE o SET o.Status = 'vip' FROM Orders o INNER JOIN Customer c ON c.Id = o.CustomerId WHERE c.Points > 5
-- to
UPDATE Orders SET Status = 'vip' WHERE CustomerId IN (SELECT Id FROM Customer WHERE Points > 5)
-- different: UPDATE with LEFT JOIN changes all rows
UPDATE o SET Qty = c.Points FROM Orders o LEFT JOIN Customer c ON c.Id = o.CustomerId
-- to
UPDATE o SET Qty = c.Points FROM Orders o INNER JOIN Customer c ON c.Id = o.CustomerId
-- equivalent: UPDATE of a table by its name and FROM
UPDATE Orders SET Qty = c.Points FROM Customer c WHERE c.Id = Orders.CustomerId
-- to
UPDATE Orders SET Qty = (SELECT c.Points FROM Customer c WHERE c.Id = CustomerId) WHERE CustomerId IS NOT NULL
-- equivalent: DELETE with a join and with EXISTS
DELETE o FROM Orders o JOIN Customer c ON c.Id = o.CustomerId WHERE c.Active = 0
-- to
DELETE FROM Orders WHERE EXISTS (SELECT 1 FROM Customer c WHERE c.Id = CustomerId AND c.Active = 0)
-- equivalent: DELETE of duplicates by a query in WITH
WITH d AS (SELECT Id, ROW_NUMBER() OVER (PARTITION BY CustomerId ORDER BY Id) AS rn FROM Orders) DELETE FROM d WHERE rn > 1
-- to
DELETE FROM Orders WHERE EXISTS (SELECT 1 FROM Orders x WHERE x.Id < Orders.Id AND (x.CustomerId = Orders.CustomerId OR (x.CustomerId IS NULL AND Orders.CustomerId IS NULL)))
-- different: DELETE of other duplicates
WITH d AS (SELECT Id, ROW_NUMBER() OVER (PARTITION BY CustomerId ORDER BY Id) AS rn FROM Orders) DELETE FROM d WHERE rn > 1
-- to
WITH d AS (SELECT Id, ROW_NUMBER() OVER (PARTITION BY CustomerId ORDER BY Id DESC) AS rn FROM Orders) DELETE FROM d WHERE rn > 1
-- equivalent: MERGE that only updates
MERGE INTO Orders AS o USING Customer AS c ON c.Id = o.CustomerId WHEN MATCHED AND c.Points > 3 THEN UPDATE SET o.Qty = c.Points;
-- to
UPDATE o SET Qty = c.Points FROM Orders o JOIN Customer c ON c.Id = o.CustomerId WHERE c.Points > 3
-- different: MERGE that deletes what has no source
MERGE Orders AS o USING Customer AS c ON c.Id = o.CustomerId WHEN MATCHED THEN UPDATE SET Qty = 1 WHEN NOT MATCHED BY SOURCE THEN DELETE;
-- to
UPDATE Orders SET Qty = 1 WHERE CustomerId IS NOT NULL
-- equivalent: a BIT is 0 or 1
SELECT Id FROM Customer WHERE Active <> 0
-- to
SELECT Id FROM Customer WHERE Active = 1
-- equivalent: CAST to BIT is 1 for every number except 0
SELECT Id, CAST(Points AS BIT) AS b FROM Customer
-- to
SELECT Id, CASE WHEN Points = 0 THEN 0 WHEN Points IS NOT NULL THEN 1 END AS b FROM Customer
-- different: CAST to DECIMAL rounds
SELECT Id, CAST(Balance AS DECIMAL(9, 1)) AS b FROM Customer
-- to
SELECT Id, ROUND(Balance, 1, 1) AS b FROM Customer
-- different: ISNULL fills up a CHAR with blanks, COALESCE with a text does not
SELECT Id, ISNULL(Code, 'z') + '.' AS c FROM Customer
-- to
SELECT Id, COALESCE(Code, 'z') + '.' AS c FROM Customer
-- equivalent: ISNULL of a CHAR has its size
SELECT Id, ISNULL(Code, 'z') + '.' AS c FROM Customer
-- to
SELECT Id, ISNULL(Code, 'z  ') + '.' AS c FROM Customer
-- equivalent: ISNULL of a DECIMAL has its digits
SELECT Id, CAST(ISNULL(Balance, 0) AS VARCHAR(20)) AS b FROM Customer
-- to
SELECT Id, ISNULL(CAST(Balance AS VARCHAR(20)), '0.00') AS b FROM Customer
-- equivalent: ROUND has the digits of its argument
SELECT Id, CAST(ROUND(Balance, 1) AS VARCHAR(20)) + ' EUR' AS b FROM Customer
-- to
SELECT Id, CAST(CAST(CAST(Balance AS DECIMAL(10, 1)) AS DECIMAL(10, 2)) AS VARCHAR(20)) + ' EUR' AS b FROM Customer
-- different: ROUND does not remove digits, CAST does
SELECT Id, CAST(ROUND(Balance, 1) AS VARCHAR(20)) + ' EUR' AS b FROM Customer
-- to
SELECT Id, CAST(CAST(Balance AS DECIMAL(10, 1)) AS VARCHAR(20)) + ' EUR' AS b FROM Customer
-- equivalent: POWER of an INT is an INT
SELECT Id, POWER(Points, 2) / 2 AS p FROM Customer WHERE Points BETWEEN -100 AND 100
-- to
SELECT Id, Points * Points / 2 AS p FROM Customer WHERE Points BETWEEN -100 AND 100
-- equivalent: a BIT is compared with TRUE
SELECT Id FROM Customer WHERE Active = 'True'
-- to
SELECT Id FROM Customer WHERE Active = 1
-- different: LIKE with an underscore at the end needs one more sign
SELECT Id FROM Customer WHERE City LIKE 'a_%'
-- to
SELECT Id FROM Customer WHERE City LIKE 'a%'
-- equivalent: a page by ROW_NUMBER and by OFFSET
SELECT Id FROM (SELECT Id, ROW_NUMBER() OVER (ORDER BY Points DESC, Id) AS rn FROM Customer) AS p WHERE rn BETWEEN 3 AND 4 ORDER BY rn
-- to
SELECT Id FROM Customer ORDER BY Points DESC, Id OFFSET 2 ROWS FETCH NEXT 2 ROWS ONLY
-- different: a page by ROW_NUMBER is off by one
SELECT Id FROM (SELECT Id, ROW_NUMBER() OVER (ORDER BY Id) AS rn FROM Customer) AS p WHERE rn BETWEEN 2 AND 4 ORDER BY rn
-- to
SELECT Id FROM Customer ORDER BY Id OFFSET 2 ROWS FETCH NEXT 2 ROWS ONLY
-- different: an anti-join that tests a column which can be NULL
SELECT c.Id FROM Customer c WHERE NOT EXISTS (SELECT * FROM Orders o WHERE o.CustomerId = c.Id)
-- to
SELECT c.Id FROM Customer c LEFT JOIN Orders o ON o.CustomerId = c.Id WHERE o.Status IS NULL
-- equivalent: EXCEPT as an anti-join of a key
SELECT Id FROM Customer EXCEPT SELECT CustomerId FROM Orders
-- to
SELECT c.Id FROM Customer c WHERE NOT EXISTS (SELECT 1 FROM Orders o WHERE o.CustomerId = c.Id)
-- equivalent: OUTER APPLY as an anti-join
SELECT c.Id FROM Customer c OUTER APPLY (SELECT TOP 1 o.Id FROM Orders o WHERE o.CustomerId = c.Id) AS x WHERE x.Id IS NULL
-- to
SELECT Id FROM Customer WHERE Id NOT IN (SELECT CustomerId FROM Orders WHERE CustomerId IS NOT NULL)
-- different: a join repeats rows, EXISTS does not
SELECT c.Name FROM Customer c WHERE EXISTS (SELECT 1 FROM Orders o WHERE o.CustomerId = c.Id)
-- to
SELECT c.Name FROM Customer c JOIN Orders o ON o.CustomerId = c.Id
-- different: CROSS APPLY of an aggregate without GROUP BY returns every row
SELECT c.Id, x.n FROM Customer c CROSS APPLY (SELECT COUNT(*) AS n FROM Orders o WHERE o.CustomerId = c.Id) AS x
-- to
SELECT c.Id, x.n FROM Customer c JOIN (SELECT CustomerId, COUNT(*) AS n FROM Orders GROUP BY CustomerId) AS x ON x.CustomerId = c.Id
-- equivalent: ISNULL in a condition and its two cases
SELECT Id FROM Customer WHERE ISNULL(City, '') = ''
-- to
SELECT Id FROM Customer WHERE City IS NULL OR City = ''
-- equivalent: ISNULL finds no text of blanks, LEN neither
SELECT Id FROM Customer WHERE ISNULL(City, '') <> ''
-- to
SELECT Id FROM Customer WHERE LEN(City) > 0
-- equivalent: ISNULL of a number with an empty text is 0
SELECT Id FROM Customer WHERE ISNULL(Points, '') = ''
-- to
SELECT Id FROM Customer WHERE Points IS NULL OR Points = 0
-- different: <> does not find NULL
SELECT Id FROM Customer WHERE City <> 'Rome'
-- to
SELECT Id FROM Customer WHERE ISNULL(City, '') <> 'Rome'
-- equivalent: today by DATEDIFF and by a range
SELECT Id FROM Orders WHERE DATEDIFF(day, Placed, GETDATE()) = 0
-- to
SELECT Id FROM Orders WHERE Placed >= CAST(GETDATE() AS DATE) AND Placed < DATEADD(day, 1, CAST(GETDATE() AS DATE))
-- different: the last 24 hours are not today
SELECT Id FROM Orders WHERE DATEDIFF(day, Placed, GETDATE()) = 0
-- to
SELECT Id FROM Orders WHERE Placed >= DATEADD(day, -1, GETDATE()) AND Placed <= GETDATE()
-- different: EOMONTH is midnight of the last day
SELECT Id FROM Orders WHERE Placed BETWEEN '20240201' AND EOMONTH('20240201')
-- to
SELECT Id FROM Orders WHERE Placed >= '20240201' AND Placed < '20240301'
-- different: an age by DATEDIFF of years is too high before the birthday
SELECT Id, DATEDIFF(YEAR, Joined, '20240701') AS age FROM Customer
-- to
SELECT Id, DATEDIFF(YEAR, Joined, '20240701') - CASE WHEN DATEADD(YEAR, DATEDIFF(YEAR, Joined, '20240701'), Joined) > '20240701' THEN 1 ELSE 0 END AS age FROM Customer
-- different: a month there and back is not the same day
SELECT Id, DATEADD(month, -1, DATEADD(month, 1, Joined)) AS d FROM Customer
-- to
SELECT Id, Joined AS d FROM Customer
-- equivalent: a pivot by CASE and by IIF
SELECT CustomerId, SUM(CASE WHEN Status = 'new' THEN Qty ELSE 0 END) AS n FROM Orders GROUP BY CustomerId
-- to
SELECT CustomerId, SUM(IIF(Status = 'NEW', Qty, 0)) AS n FROM Orders GROUP BY CustomerId
-- different: a pivot without ELSE is NULL
SELECT CustomerId, SUM(CASE WHEN Status = 'new' THEN 1 ELSE 0 END) AS n FROM Orders GROUP BY CustomerId
-- to
SELECT CustomerId, SUM(CASE WHEN Status = 'new' THEN 1 END) AS n FROM Orders GROUP BY CustomerId
-- different: a condition of a LEFT JOIN in WHERE
SELECT c.Id, o.Id FROM Customer c LEFT JOIN Orders o ON o.CustomerId = c.Id AND o.Status = 'paid'
-- to
SELECT c.Id, o.Id FROM Customer c LEFT JOIN Orders o ON o.CustomerId = c.Id WHERE o.Status = 'paid'
-- equivalent: UNION of conditions and OR
SELECT Id FROM Customer WHERE Points > 3 UNION SELECT Id FROM Customer WHERE City = 'Rome'
-- to
SELECT Id FROM Customer WHERE Points > 3 OR City = 'ROME'
-- different: UNION ALL repeats what both conditions find
SELECT Id FROM Customer WHERE Points > 3 OR City = 'Rome'
-- to
SELECT Id FROM Customer WHERE Points > 3 UNION ALL SELECT Id FROM Customer WHERE City = 'Rome'
-- equivalent: INTERSECT binds more tightly than UNION
SELECT Id FROM Customer UNION SELECT CustomerId FROM Orders INTERSECT SELECT Parent FROM Tag
-- to
SELECT Id FROM Customer UNION (SELECT CustomerId FROM Orders INTERSECT SELECT Parent FROM Tag)
-- different: PARTITION BY has a group of NULL, = does not
SELECT o.Id FROM Orders o WHERE o.Qty = (SELECT MAX(x.Qty) FROM Orders x WHERE x.CustomerId = o.CustomerId)
-- to
SELECT Id FROM (SELECT Id, Qty, MAX(Qty) OVER (PARTITION BY CustomerId) AS m FROM Orders) AS o WHERE Qty = m
-- equivalent: PARTITION BY ignores case and trailing blanks
SELECT Id, COUNT(*) OVER (PARTITION BY City) AS n FROM Customer
-- to
SELECT Id, COUNT(*) OVER (PARTITION BY RTRIM(LOWER(City))) AS n FROM Customer
-- equivalent: a prefix by CHARINDEX
SELECT Id FROM Customer WHERE CHARINDEX('abc', City) = 1
-- to
SELECT Id FROM Customer WHERE City LIKE 'abc%'
-- equivalent: a join of texts ignores case and blanks
SELECT c.Id, t.Id FROM Customer c JOIN Tag t ON t.Word = c.City
-- to
SELECT c.Id, t.Id FROM Customer c JOIN Tag t ON LOWER(RTRIM(t.Word)) = UPPER(c.City)
-- equivalent: TOP limits its branch of UNION ALL
SELECT TOP 1 Id FROM Customer WHERE Id = 1 UNION ALL SELECT Id FROM Orders
-- to
SELECT Id FROM Customer WHERE Id = 1 UNION ALL SELECT Id FROM Orders
-- different: whole numbers divide before they multiply
SELECT Id, Points / 50 * 100 AS p FROM Customer WHERE Points BETWEEN 0 AND 1000
-- to
SELECT Id, Points * 100 / 50 AS p FROM Customer WHERE Points BETWEEN 0 AND 1000
-- equivalent: MERGE that inserts and updates
MERGE Tag AS t USING (SELECT 1 AS Id, 'x' AS Word) AS s ON t.Id = s.Id WHEN MATCHED THEN UPDATE SET Parent = 7 WHEN NOT MATCHED THEN INSERT (Id, Parent) VALUES (s.Id, 7);
-- to
UPDATE Tag SET Parent = 7 WHERE Id = 1; INSERT INTO Tag (Id, Parent) SELECT 1, 7 WHERE NOT EXISTS (SELECT 1 FROM Tag WHERE Id = 1)
-- equivalent: a variable of VARCHAR without a size has one sign
DECLARE @s VARCHAR = 'abc'; SELECT Id FROM Customer WHERE City = @s
-- to
SELECT Id FROM Customer WHERE City = 'A'
-- equivalent: the first row of each group by TOP 1 WITH TIES
SELECT TOP 1 WITH TIES Id FROM Orders ORDER BY ROW_NUMBER() OVER (PARTITION BY CustomerId ORDER BY Placed DESC, Id)
-- to
SELECT Id FROM (SELECT Id, ROW_NUMBER() OVER (PARTITION BY CustomerId ORDER BY Placed DESC, Id) AS rn FROM Orders) AS o WHERE rn = 1
-- equivalent: a week begins on Sunday for DATEDIFF
SELECT Id FROM Customer WHERE DATEDIFF(week, Joined, '20240110') = 0
-- to
SELECT Id FROM Customer WHERE Joined BETWEEN '20240107' AND '20240113'
-- different: NOT IN with a NULL literal
SELECT Id FROM Customer WHERE City NOT IN ('a', NULL)
-- to
SELECT Id FROM Customer WHERE City <> 'a'
-- different: STRING_AGG in the order of numbers and of their texts
SELECT CustomerId, STRING_AGG(CAST(Qty AS VARCHAR(10)), ',') WITHIN GROUP (ORDER BY Qty) AS s FROM Orders GROUP BY CustomerId
-- to
SELECT CustomerId, STRING_AGG(CAST(Qty AS VARCHAR(10)), ',') WITHIN GROUP (ORDER BY CAST(Qty AS VARCHAR(10))) AS s FROM Orders GROUP BY CustomerId
-- equivalent: ORDER BY (SELECT NULL) allows any order
SELECT Id, ROW_NUMBER() OVER (ORDER BY (SELECT NULL)) AS rn FROM Customer
-- to
SELECT Id, ROW_NUMBER() OVER (ORDER BY Id) AS rn FROM Customer
-- different: an UPDATE with an inner join leaves the others
UPDATE Customer SET Points = (SELECT SUM(o.Qty) FROM Orders o WHERE o.CustomerId = Customer.Id)
-- to
UPDATE c SET Points = x.n FROM Customer c JOIN (SELECT CustomerId, SUM(Qty) AS n FROM Orders GROUP BY CustomerId) x ON x.CustomerId = c.Id
-- different: CAST to a size cuts off a text without an error
SELECT Id, CAST(City AS VARCHAR(2)) AS c FROM Customer
-- to
SELECT Id, City AS c FROM Customer
-- equivalent: a number other than 0 is the BIT 1
UPDATE Customer SET Active = 5 WHERE Points > 3
-- to
UPDATE Customer SET Active = 'true' WHERE Points > 3
-- equivalent: numbers of a query become BIT
INSERT INTO Customer (Id, Active) SELECT Id + 1000, ISNULL(Points, 0) FROM Customer
-- to
INSERT INTO Customer (Id, Active) SELECT Id + 1000, CASE WHEN Points <> 0 THEN 1 ELSE 0 END FROM Customer
-- equivalent: a BIT has the name of an INT of another table
UPDATE c SET c.Active = o.Price FROM Customer c JOIN Orders o ON o.Id = c.Id WHERE o.Price IS NOT NULL
-- to
UPDATE c SET c.Active = CASE WHEN o.Price = 0 THEN 0 ELSE 1 END FROM Customer c JOIN Orders o ON o.Id = c.Id WHERE o.Price IS NOT NULL
-- different: an INT has the name of a BIT of another table
UPDATE Task SET Active = 5
-- to
UPDATE Task SET Active = 1
-- equivalent: ISNULL of a BIT converts the replacement
SELECT Id, ISNULL(Hidden, 2) AS h FROM Task
-- to
SELECT Id, ISNULL(Hidden, 1) AS h FROM Task
-- different: COALESCE of a BIT and an INT is an INT
SELECT Id, ISNULL(Hidden, 2) AS h FROM Task
-- to
SELECT Id, COALESCE(Hidden, 2) AS h FROM Task
-- equivalent: a sum in a subquery has the name of a BIT
SELECT SUM(Hidden) AS n FROM (SELECT CAST(Hidden AS INT) AS Hidden FROM Task) x
-- to
SELECT SUM(CASE Hidden WHEN 1 THEN 1 WHEN 0 THEN 0 END) AS n FROM Task
-- equivalent: a bit of a number
SELECT Id FROM Customer WHERE Points & 1 = 1 AND Points >= 0
-- to
SELECT Id FROM Customer WHERE Points % 2 = 1
-- different: a bit that is set, and one that is added
UPDATE Customer SET Points = Points | 4
-- to
UPDATE Customer SET Points = Points + 4
-- equivalent: += is an assignment of a sum
UPDATE Customer SET Points += 2, Balance -= Points WHERE City = 'Rome'
-- to
UPDATE Customer SET Points = Points + 2, Balance = Balance - Points WHERE City = 'Rome'
-- different: -= subtracts the whole expression
UPDATE Customer SET Points -= Id - 1
-- to
UPDATE Customer SET Points = Points - Id - 1
-- equivalent: ~ of a BIT is the other BIT
UPDATE Task SET Hidden = ~Hidden
-- to
UPDATE Task SET Hidden = 1 - Hidden
-- different: ~ of a BIT and of an INT
SELECT Id FROM Task WHERE ~Hidden = 0
-- to
SELECT Id FROM Task WHERE ~CAST(Hidden AS INT) = 0
-- equivalent: ~ of a TINYINT has no sign
SELECT ~Rank AS Other FROM Task
-- to
SELECT 255 - Rank AS Other FROM Task
-- equivalent: bits without one
SELECT Active & ~4 AS Rest FROM Task WHERE Active & 4 = 4
-- to
SELECT Active ^ 4 AS Rest FROM Task WHERE Active & 4 <> 0
-- different: the order of a uniqueidentifier begins with its last group, and that of its text with the first
SELECT Id FROM Document ORDER BY Id
-- to
SELECT Id FROM Document ORDER BY CAST(Id AS CHAR(36))
-- different: a uniqueidentifier is compared with a text as a uniqueidentifier
SELECT Id FROM Document WHERE Id > '00000000-0000-0000-0000-000000000002'
-- to
SELECT Id FROM Document WHERE CAST(Id AS CHAR(36)) > '00000000-0000-0000-0000-000000000002'
-- different: two uniqueidentifiers and their texts
SELECT Id FROM Document WHERE Id > Former
-- to
SELECT Id FROM Document WHERE CAST(Id AS CHAR(36)) > CAST(Former AS CHAR(36))
-- equivalent: the text of a uniqueidentifier without case
SELECT Id FROM Document WHERE LOWER(CONVERT(VARCHAR(36), Former)) = '10000000-0000-0000-0000-00000000000a'
-- to
SELECT Id FROM Document WHERE Former = '10000000-0000-0000-0000-00000000000A'
-- equivalent: MAX of a uniqueidentifier is the last of its order
SELECT MAX(Id) AS Last FROM Document HAVING COUNT(*) > 0
-- to
SELECT TOP (1) Id AS Last FROM Document ORDER BY Id DESC
-- different: MIN of a uniqueidentifier and of its text
SELECT CAST(MIN(Id) AS CHAR(36)) AS First FROM Document
-- to
SELECT MIN(CAST(Id AS CHAR(36))) AS First FROM Document
-- equivalent: ISNULL of a uniqueidentifier
SELECT ISNULL(Former, Id) AS Id FROM Document
-- to
SELECT COALESCE(Former, Id) AS Id FROM Document
-- different: DELETE TOP leaves the other rows
DELETE TOP (2) FROM Orders WHERE Qty = 1
-- to
DELETE FROM Orders WHERE Qty = 1
-- equivalent: DELETE TOP may delete the rows that a query in WITH sorts first
DELETE TOP (2) FROM Orders WHERE Qty = 1
-- to
WITH o AS (SELECT TOP (2) * FROM Orders WHERE Qty = 1 ORDER BY Id) DELETE FROM o
-- different: DELETE TOP may delete other rows than the first ones
DELETE FROM Orders WHERE Id IN (SELECT TOP (2) Id FROM Orders WHERE Qty = 1 ORDER BY Id)
-- to
DELETE TOP (2) FROM Orders WHERE Qty = 1
-- equivalent: UPDATE TOP may change the first rows
UPDATE TOP (2) Orders SET Qty = Id WHERE Qty = 1
-- to
UPDATE Orders SET Qty = Id WHERE Id IN (SELECT TOP (2) Id FROM Orders WHERE Qty = 1 ORDER BY Id)
-- equivalent: UPDATE of a query in WITH numbers the rows
WITH o AS (SELECT Qty, ROW_NUMBER() OVER (PARTITION BY CustomerId ORDER BY Id) AS Number FROM Orders) UPDATE o SET Qty = Number
-- to
UPDATE o SET Qty = x.Number FROM Orders o JOIN (SELECT Id, ROW_NUMBER() OVER (PARTITION BY CustomerId ORDER BY Id) AS Number FROM Orders) x ON x.Id = o.Id
-- different: a quotient of decimals has more digits than its dividend
SELECT Id, Balance / 3 AS Part FROM Customer
-- to
SELECT Id, CAST(Balance / 3 AS DECIMAL(10, 2)) AS Part FROM Customer
-- equivalent: an average of decimals has six digits, as the quotient of the sum
SELECT AVG(Balance) AS Average FROM Customer
-- to
SELECT SUM(Balance) / COUNT(Balance) AS Average FROM Customer HAVING COUNT(Balance) > 0 UNION ALL SELECT NULL FROM Customer HAVING COUNT(Balance) = 0
-- equivalent: a quotient of decimals is cut off
SELECT 2.0 / 3 AS Two FROM Customer
-- to
SELECT 0.666666 AS Two FROM Customer
-- different: a quotient of MONEY has four digits, and one of decimals more
SELECT Id, Cost / 3 AS Part FROM Sale
-- to
SELECT Id, CAST(Cost AS DECIMAL(19, 4)) / 3 AS Part FROM Sale
-- different: MONEY beside a decimal is a decimal
SELECT Id, Cost / Number AS Part FROM Sale WHERE Number > 0
-- to
SELECT Id, Cost / CAST(Number AS DECIMAL(10, 0)) AS Part FROM Sale WHERE Number > 0
-- different: MONEY divided before the multiplication
SELECT Id, Cost / Fee * 100 AS Share FROM Sale WHERE Fee <> 0
-- to
SELECT Id, Cost * 100 / Fee AS Share FROM Sale WHERE Fee <> 0
-- equivalent: COALESCE and ISNULL of MONEY
SELECT Id, COALESCE(Cost, 0) / 3 AS Part FROM Sale
-- to
SELECT Id, ISNULL(Cost, 0) / 3 AS Part FROM Sale
-- equivalent: the average of MONEY
SELECT AVG(Cost) AS Average FROM Sale HAVING COUNT(Cost) > 0
-- to
SELECT SUM(Cost) / COUNT(Cost) AS Average FROM Sale HAVING COUNT(Cost) > 0
-- different: the text of MONEY has two digits
SELECT Id, CAST(Cost AS VARCHAR(30)) AS Text FROM Sale
-- to
SELECT Id, CAST(CAST(Cost AS DECIMAL(19, 4)) AS VARCHAR(30)) AS Text FROM Sale
-- different: a quotient of a decimal and an INT has more than six digits
SELECT Id, Price / Qty AS Part FROM Orders WHERE Qty > 0
-- to
SELECT Id, CAST(Price / Qty AS DECIMAL(20, 6)) AS Part FROM Orders WHERE Qty > 0
-- equivalent: a quotient by the sum of a subquery
SELECT Id, Price * 100.0 / SUM(Price) OVER () AS Share FROM Orders WHERE Price > 0
-- to
SELECT o.Id, o.Price * 100.0 / t.Total AS Share FROM Orders o CROSS JOIN (SELECT SUM(Price) AS Total FROM Orders WHERE Price > 0) t WHERE o.Price > 0
-- equivalent: texts joined by FOR XML PATH and by STRING_AGG
SELECT c.Id, STUFF((SELECT ',' + o.Status FROM Orders o WHERE o.CustomerId = c.Id ORDER BY o.Id FOR XML PATH(''), TYPE).value('.', 'NVARCHAR(MAX)'), 1, 1, '') AS s FROM Customer c
-- to
SELECT c.Id, (SELECT STRING_AGG(o.Status, ',') WITHIN GROUP (ORDER BY o.Id) FROM Orders o WHERE o.CustomerId = c.Id) AS s FROM Customer c
-- equivalent: different texts joined by FOR XML PATH
SELECT STUFF((SELECT DISTINCT ',' + Status FROM Orders ORDER BY ',' + Status FOR XML PATH(''), TYPE).value('(./text())[1]', 'VARCHAR(MAX)'), 1, 1, '') AS s
-- to
SELECT STUFF((SELECT ',' + Status FROM Orders GROUP BY Status ORDER BY Status FOR XML PATH(''), TYPE).value('.', 'VARCHAR(MAX)'), 1, 1, '') AS s
-- different: FOR XML PATH without TYPE escapes the characters of XML
SELECT STUFF((SELECT ',' + Status FROM Orders ORDER BY Id FOR XML PATH('')), 1, 1, '') AS s
-- to
SELECT STRING_AGG(Status, ',') WITHIN GROUP (ORDER BY Id) AS s FROM Orders
-- different: FOR XML PATH in another order
SELECT (SELECT Status AS [text()] FROM Orders ORDER BY Id FOR XML PATH(''), TYPE).value('.', 'VARCHAR(MAX)') AS s
-- to
SELECT (SELECT Status AS [text()] FROM Orders ORDER BY Id DESC FOR XML PATH(''), TYPE).value('.', 'VARCHAR(MAX)') AS s
-- different: values beside the numbers of IDENTITY
INSERT INTO Customer (Name, Active) SELECT City, 1 FROM Customer
-- to
INSERT INTO Customer (Name, Active) SELECT City, 0 FROM Customer
-- equivalent: a query gives the numbers of IDENTITY to its rows in any order
INSERT INTO Customer (Name, Active) SELECT City, 1 FROM Customer WHERE Points = 1
-- to
INSERT INTO Customer (Name, Active) SELECT City, 1 FROM Customer WHERE Points = 1 ORDER BY Id
-- equivalent: an INSERT without columns fills all but the IDENTITY column
INSERT INTO Customer VALUES (N'a', 'b', 'c', 1, 5, 1.5, NULL, NULL, NULL)
-- to
INSERT INTO Customer (Name, City, Code, Active, Points, Balance) VALUES (N'a', 'b', 'c', 1, 5, 1.5)
-- different: WITH ROLLUP adds totals
SELECT City, COUNT(*) AS n FROM Customer GROUP BY City WITH ROLLUP
-- to
SELECT City, COUNT(*) AS n FROM Customer GROUP BY City

-- equivalent: ROUND of a FLOAT rounds halves away from zero
SELECT ROUND(CAST(Balance AS float), 0), ROUND(CAST(Balance AS float), 1, 1) FROM Customer WHERE Balance = -2.57
-- to
SELECT -3e0, -2.5e0 FROM Customer WHERE Balance = -2.57
-- equivalent: a literal with a currency sign is a MONEY
SELECT Id, $5.5 AS a, -$2 AS b, $7/3 AS c FROM Customer
-- to
SELECT Id, CAST(5.5 AS money), CAST(-2 AS money), CAST(7 AS money) / 3 FROM Customer
-- equivalent: dates and parts of a TIME
SELECT Id, DATEDIFF(hour, CAST('08:00' AS time), '10:59') AS a, DATEPART(minute, CAST('08:07' AS time)) AS b, DATEADD(hour, 1, CAST('23:30' AS time)) AS c FROM Customer
-- to
SELECT Id, 2, 7, CAST('00:30' AS time) FROM Customer
-- equivalent: a text of a time is one on the first day of 1900
SELECT Id FROM Customer WHERE Seen = '10:00'
-- to
SELECT Id FROM Customer WHERE Seen = '1900-01-01 10:00'
