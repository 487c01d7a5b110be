/** From the documentation of SHOWPLAN_TEXT. */
export const showplanText = `StmtText
------------------------------------------------------------------------
SELECT *
FROM Production.ProductCostHistory
WHERE StandardCost < 500.00;

StmtText
--------------------------------------------------------------------------------------------------------------------
|--Clustered Index Scan(OBJECT:([AdventureWorks2012].[Production].[ProductCostHistory].[PK_ProductCostHistory_ProductCostID]), WHERE:([AdventureWorks2012].[Production].[ProductCostHistory].[StandardCost]<[@1]))`

/** From scripts of a course about databases, copied from Management Studio; some operations are left out. */
export const showplanAll = `SELECT COUNT(*), SUM(oi.quantity) FROM [dbo].[Order] o  INNER JOIN OrderItem oi ON oi.ido = o.ido\t1\t1\t0\tNULL\tNULL\t1\tNULL\t1\tNULL\tNULL\tNULL\t3.712039\tNULL\tNULL\tSELECT\t0\tNULL
  |--Compute Scalar(DEFINE:([Expr1008]=CONVERT_IMPLICIT(int,[Expr1033],0), [Expr1009]=CASE WHEN [Expr1033]=(0) THEN NULL ELSE [Expr1034] END))\t1\t2\t1\tCompute Scalar\tCompute Scalar\tDEFINE:([Expr1008]=CONVERT_IMPLICIT(int,[Expr1033],0), [Expr1009]=CASE WHEN [Expr1033]=(0) THEN NULL ELSE [Expr1034] END)\t[Expr1008]=CONVERT_IMPLICIT(int,[Expr1033],0), [Expr1009]=CASE WHEN [Expr1033]=(0) THEN NULL ELSE [Expr1034] END\t1\t0\t0\t15\t3.712039\t[Expr1008], [Expr1009]\tNULL\tPLAN_ROW\t0\t1
       |--Stream Aggregate(DEFINE:([Expr1033]=Count(*), [Expr1034]=SUM([MIN0150].[dbo].[OrderItem].[quantity] as [oi].[quantity])))\t1\t3\t2\tStream Aggregate\tAggregate\tNULL\t[Expr1033]=Count(*), [Expr1034]=SUM([MIN0150].[dbo].[OrderItem].[quantity] as [oi].[quantity])\t1\t0\t4.179542E-05\t15\t3.712039\t[Expr1033], [Expr1034]\tNULL\tPLAN_ROW\t0\t1
            |--Nested Loops(Inner Join, OUTER REFERENCES:([o].[idc], [Expr1030]) WITH UNORDERED PREFETCH)\t1\t9\t7\tNested Loops\tInner Join\tOUTER REFERENCES:([o].[idc], [Expr1030]) WITH UNORDERED PREFETCH\tNULL\t126.6272\t0\t0.0005293019\t19\t3.071124\t[o].[ido], [Bmk1006]\tNULL\tPLAN_ROW\t0\t1
                 |--Hash Match(Inner Join, HASH:([s].[idsa])=([o].[idsa]), RESIDUAL:([MIN0150].[dbo].[Staff].[idsa] as [s].[idsa]=[MIN0150].[dbo].[Order].[idsa] as [o].[idsa])DEFINE:([Opt_Bitmap1012]))\t1\t11\t9\tHash Match\tInner Join\tHASH:([s].[idsa])=([o].[idsa]), RESIDUAL:([MIN0150].[dbo].[Staff].[idsa] as [s].[idsa]=[MIN0150].[dbo].[Order].[idsa] as [o].[idsa])\t[Opt_Bitmap1012]\t126.6272\t0\t0.01181245\t15\t2.692404\t[o].[ido], [o].[idc]\tNULL\tPLAN_ROW\t0\t1
                 |    |--Table Scan(OBJECT:([MIN0150].[dbo].[Staff] AS [s]),  WHERE:([MIN0150].[dbo].[Staff].[residence] as [s].[residence]='Praha'))\t1\t12\t11\tTable Scan\tTable Scan\tOBJECT:([MIN0150].[dbo].[Staff] AS [s]),  WHERE:([MIN0150].[dbo].[Staff].[residence] as [s].[residence]='Praha')\t[s].[idsa]\t488\t0.05571759\t0.011157\t24\t0.06687459\t[s].[idsa]\tNULL\tPLAN_ROW\t0\t1
                 |    |--Table Scan(OBJECT:([MIN0150].[dbo].[Order] AS [o]),  WHERE:([MIN0150].[dbo].[Order].[order_datetime] as [o].[order_datetime]>='2025-01-01' AND [MIN0150].[dbo].[Order].[order_datetime] as [o].[order_datetime]<'2025-02-01'))\t1\t14\t13\tTable Scan\tTable Scan\tOBJECT:([MIN0150].[dbo].[Order] AS [o]),  WHERE:([MIN0150].[dbo].[Order].[order_datetime] as [o].[order_datetime]>='2025-01-01' AND [MIN0150].[dbo].[Order].[order_datetime] as [o].[order_datetime]<'2025-02-01')\t[o].[ido], [o].[idc], [o].[idsa]\t222.9303\t1.616458\t0.551211\t27\t2.167669\t[o].[ido], [o].[idc], [o].[idsa]\tNULL\tPLAN_ROW\t0\t1
                 |--Index Seek(OBJECT:([MIN0150].[dbo].[Customer].[PK__Customer__DC501A0C86871272] AS [c]), SEEK:([c].[idc]=[MIN0150].[dbo].[Order].[idc] as [o].[idc]) ORDERED FORWARD)\t1\t15\t9\tIndex Seek\tIndex Seek\tOBJECT:([MIN0150].[dbo].[Customer].[PK__Customer__DC501A0C86871272] AS [c]), SEEK:([c].[idc]=[MIN0150].[dbo].[Order].[idc] as [o].[idc]) ORDERED FORWARD\t[Bmk1006]\t1\t0.003125\t0.0001581\t15\t0.3781904\t[Bmk1006]\tNULL\tPLAN_ROW\t0\t126.6272`

/** From notes about STATISTICS PROFILE, copied from Management Studio. */
export const concatenation = `Rows\tExecutes\tStmtText
8\t1\tSELECT DISTINCT productid,unitprice   FROM dbo.salesorderdetail_test  WHERE productid = 776  UNION ALL  SELECT DISTINCT productid,unitprice   FROM dbo.salesorderdetail_test  WHERE productid = 776
8\t1\t  |--Concatenation
4\t1\t       |--Sort(DISTINCT ORDER BY:([AdventureWorks].[dbo].[SalesOrderDetail_test].[UnitPrice] ASC))
16\t1\t       |    |--Parallelism(Gather Streams)
16\t4\t       |         |--Stream Aggregate(GROUP BY:([AdventureWorks].[dbo].[SalesOrderDetail_test].[UnitPrice]) DEFINE:([AdventureWorks].[dbo].[SalesOrderDetail_test].[ProductID]=ANY([AdventureWorks].[dbo].[SalesOrderDetail_test].[ProductID])))
2280\t4\t       |              |--Sort(ORDER BY:([AdventureWorks].[dbo].[SalesOrderDetail_test].[UnitPrice] ASC))
2280\t4\t       |                   |--Clustered Index Scan(OBJECT:([AdventureWorks].[dbo].[SalesOrderDetail_test].[salesorderdetail_test_cl]), WHERE:([AdventureWorks].[dbo].[SalesOrderDetail_test].[ProductID]=(776)))
4\t1\t       |--Sort(DISTINCT ORDER BY:([AdventureWorks].[dbo].[SalesOrderDetail_test].[UnitPrice] ASC))
15\t1\t            |--Parallelism(Gather Streams)
15\t4\t                 |--Stream Aggregate(GROUP BY:([AdventureWorks].[dbo].[SalesOrderDetail_test].[UnitPrice]) DEFINE:([AdventureWorks].[dbo].[SalesOrderDetail_test].[ProductID]=ANY([AdventureWorks].[dbo].[SalesOrderDetail_test].[ProductID])))
2280\t4\t                      |--Sort(ORDER BY:([AdventureWorks].[dbo].[SalesOrderDetail_test].[UnitPrice] ASC))
2280\t4\t                           |--Clustered Index Scan(OBJECT:([AdventureWorks].[dbo].[SalesOrderDetail_test].[salesorderdetail_test_cl]), WHERE:([AdventureWorks].[dbo].[SalesOrderDetail_test].[ProductID]=(776)))`

/** From notes about covering indexes, as the client `sqlcmd` prints it and wrapped by hand. */
export const lookups = `Rows|Executes|StmtText
219|1|      |--Nested Loops(Inner Join, OUTER REFERENCES:([v].[ViewId], [v].[ViewedAt], [Expr1011]) WITH UNORDERED PREFETCH)
219|1|           |--Index Seek(OBJECT:([QuotesLab].[perf].[QuoteView].[IX_QuoteView_UserId_ViewedAt] AS [v]),
                     SEEK:([v].[UserId]=(137) OR [v].[UserId]=(842) OR [v].[UserId]=(1699)
                        OR [v].[UserId]=(2001) OR [v].[UserId]=(2444)) ORDERED FORWARD)
219|219|         |--Clustered Index Seek(OBJECT:([QuotesLab].[perf].[QuoteView].[CIX_QuoteView_ViewedAt] AS [v]),
                     SEEK:([v].[ViewedAt]=[...].[ViewedAt] AND [v].[ViewId]=[...].[ViewId]) LOOKUP ORDERED FORWARD)`
