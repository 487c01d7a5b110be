/** From the documentation of Oracle, Database Concepts. */
export const typical = `Execution Plan
----------------------------------------------------------
Plan hash value: 975837011

---------------------------------------------------------------------------------------------
| Id  | Operation                     | Name        | Rows  | Bytes | Cost (%CPU)| Time     |
---------------------------------------------------------------------------------------------
|   0 | SELECT STATEMENT              |             |     3 |   189 |     7  (15)| 00:00:01 |
|*  1 |  HASH JOIN                    |             |     3 |   189 |     7  (15)| 00:00:01 |
|*  2 |   HASH JOIN                   |             |     3 |   141 |     5  (20)| 00:00:01 |
|   3 |    TABLE ACCESS BY INDEX ROWID| EMPLOYEES   |     3 |    60 |     2   (0)| 00:00:01 |
|*  4 |     INDEX RANGE SCAN          | EMP_NAME_IX |     3 |       |     1   (0)| 00:00:01 |
|   5 |    TABLE ACCESS FULL          | JOBS        |    19 |   513 |     2   (0)| 00:00:01 |
|   6 |   TABLE ACCESS FULL           | DEPARTMENTS |    27 |   432 |     2   (0)| 00:00:01 |
---------------------------------------------------------------------------------------------

Predicate Information (identified by operation id):
---------------------------------------------------

   1 - access("E"."DEPARTMENT_ID"="D"."DEPARTMENT_ID")
   2 - access("E"."JOB_ID"="J"."JOB_ID")
   4 - access("E"."LAST_NAME" LIKE 'A%')
       filter("E"."LAST_NAME" LIKE 'A%')`

/** From a book about Exadata. */
export const basic = `EXPLAINED SQL STATEMENT:
------------------------
select count(*) from sales where lower(tax_country) = 'ir'

Plan hash value: 3519235612

------------------------------------------------
| Id  | Operation                   | Name  |
------------------------------------------------
|   0 | SELECT STATEMENT            |       |
|   1 |  SORT AGGREGATE             |       |
|   2 |   PARTITION RANGE ALL       |       |
|*  3 |    TABLE ACCESS STORAGE FULL| SALES |
------------------------------------------------

Predicate Information (identified by operation id):
---------------------------------------------------
   3 - storage(LOWER("TAX_COUNTRY")='ir')
       filter(LOWER("TAX_COUNTRY")='ir')`

/** From scripts about adaptive plans, on the sample schemas of Oracle. */
export const adaptive = `SQL_ID  9gnxdy16vjxnf, child number 0
-------------------------------------
SELECT /*+ GATHER_PLAN_STATISTICS */ * FROM     SALES S INNER JOIN
PRODUCTS P ON S.PROD_ID = P.PROD_ID INNER JOIN     CUSTOMERS C ON
C.CUST_ID = S.CUST_ID INNER JOIN     COUNTRIES CO ON CO.COUNTRY_ID =
C.COUNTRY_ID WHERE CO.COUNTRY_ID = 52790 AND S.AMOUNT_SOLD > 1000

Plan hash value: 1269222378

-------------------------------------------------------------------------------------------------------------------------------------------------
|   Id  | Operation                        | Name         | Starts | E-Rows | A-Rows |   A-Time   | Buffers | Reads  |  OMem |  1Mem | Used-Mem |
-------------------------------------------------------------------------------------------------------------------------------------------------
|     0 | SELECT STATEMENT                 |              |      1 |        |  16696 |00:00:00.95 |   71235 |   6389 |       |       |          |
|- *  1 |  HASH JOIN                       |              |      1 |    310 |  16696 |00:00:00.95 |   71235 |   6389 |  2091K|   905K|          |
|     2 |   NESTED LOOPS                   |              |      1 |    310 |  16696 |00:00:01.29 |   71235 |   6389 |       |       |          |
|-    3 |    STATISTICS COLLECTOR          |              |      1 |        |  32640 |00:00:00.24 |    4802 |   4731 |       |       |          |
|  *  4 |     HASH JOIN                    |              |      1 |    310 |  32640 |00:00:00.23 |    4802 |   4731 |  3484K|  1549K| 4161K (0)|
|     5 |      PARTITION RANGE ALL         |              |      1 |    310 |  32640 |00:00:00.01 |    4784 |   4720 |       |       |          |
|  *  6 |       TABLE ACCESS FULL          | SALES        |     28 |    310 |  32640 |00:00:00.14 |    4784 |   4720 |       |       |          |
|     7 |      NESTED LOOPS                |              |      1 |     72 |     72 |00:00:00.01 |      18 |     11 |       |       |          |
|     8 |       TABLE ACCESS BY INDEX ROWID| COUNTRIES    |      1 |      1 |      1 |00:00:00.01 |       2 |      6 |       |       |          |
|  *  9 |        INDEX UNIQUE SCAN         | COUNTRIES_PK |      1 |      1 |      1 |00:00:00.01 |       1 |      1 |       |       |          |
|    10 |       TABLE ACCESS FULL          | PRODUCTS     |      1 |     72 |     72 |00:00:00.01 |      16 |      5 |       |       |          |
|  * 11 |    TABLE ACCESS BY INDEX ROWID   | CUSTOMERS    |  32640 |      1 |  16696 |00:00:00.34 |   66433 |   1658 |       |       |          |
|  * 12 |     INDEX UNIQUE SCAN            | CUSTOMERS_PK |  32640 |      1 |  32640 |00:00:00.09 |   33793 |    189 |       |       |          |
|- * 13 |   TABLE ACCESS FULL              | CUSTOMERS    |      0 |      1 |      0 |00:00:00.01 |       0 |      0 |       |       |          |
-------------------------------------------------------------------------------------------------------------------------------------------------

Predicate Information (identified by operation id):
---------------------------------------------------

   1 - access("C"."CUST_ID"="S"."CUST_ID")
   4 - access("S"."PROD_ID"="P"."PROD_ID")
   6 - filter("S"."AMOUNT_SOLD">1000)
   9 - access("CO"."COUNTRY_ID"=52790)
  11 - filter("C"."COUNTRY_ID"=52790)
  12 - access("C"."CUST_ID"="S"."CUST_ID")
  13 - filter("C"."COUNTRY_ID"=52790)

Note
-----
   - dynamic statistics used: dynamic sampling (level=2)
   - this is an adaptive plan (rows marked '-' are inactive)`

/** From scripts about adaptive plans. */
export const batched = `|   Id  | Operation                     | Name          | Starts | E-Rows | A-Rows |   A-Time   | Buffers |
|     0 | SELECT STATEMENT              |               |      1 |        |     25 |00:00:00.01 |      12 |
|     2 |   NESTED LOOPS                |               |      1 |     25 |     25 |00:00:00.01 |      12 |
|     3 |    NESTED LOOPS               |               |      1 |     25 |     25 |00:00:00.01 |       9 |
|  *  5 |      TABLE ACCESS FULL        | TAB1          |      1 |      1 |      1 |00:00:00.01 |       6 |
|  *  6 |     INDEX RANGE SCAN          | TAB2_TAB1_FKI |      1 |     25 |     25 |00:00:00.01 |       3 |
|     7 |    TABLE ACCESS BY INDEX ROWID| TAB2          |     25 |     25 |     25 |00:00:00.01 |       3 |`

/** From an article of Brendan Furey about benchmarks of DML. */
export const spilled = `--------------------------------------------------------------------------------------------------------------------------------------------------------------
| Id  | Operation                   | Name          | Starts | E-Rows | A-Rows |   A-Time   | Buffers | Reads  | Writes |  OMem |  1Mem | Used-Mem | Used-Tmp|
--------------------------------------------------------------------------------------------------------------------------------------------------------------
|   0 | MERGE STATEMENT             |               |      1 |        |      0 |00:02:30.40 |    1516K|    428K|    428K|       |       |          |         |
|   1 |  MERGE                      | PRODUCT_SALES |      1 |        |      0 |00:02:30.40 |    1516K|    428K|    428K|       |       |          |         |
|   2 |   VIEW                      |               |      1 |        |    998K|00:02:02.03 |     496K|    428K|    428K|       |       |          |         |
|*  3 |    HASH JOIN                |               |      1 |    100M|    998K|00:02:01.77 |     496K|    428K|    428K|  2047M|    52M|   55M (1)|    3329K|
|   4 |     TABLE ACCESS FULL       | PRODUCT_SALES |      1 |    100M|    100M|00:00:09.96 |     248K|      0 |      0 |       |       |          |         |
|*  5 |     VIEW                    |               |      1 |    100M|    998K|00:01:33.29 |     248K|  15903 |  15903 |       |       |          |         |
|*  6 |      WINDOW SORT PUSHED RANK|               |      1 |    100M|   1001K|00:01:33.33 |     248K|  15903 |  15903 |    70M|  2904K|   97M (1)|         |
|   7 |       TABLE ACCESS FULL     | PRODUCT_SALES |      1 |    100M|    100M|00:00:11.63 |     248K|      0 |      0 |       |       |          |         |
--------------------------------------------------------------------------------------------------------------------------------------------------------------

Predicate Information (identified by operation id):
---------------------------------------------------

   3 - access("TGT".ROWID="from$_subquery$_007"."AROWID")
   5 - filter(("RN"=1 AND DECODE(INTERNAL_FUNCTION("SALES_DATE"),"OLD_SALES_DATE",1,0)=0))
   6 - filter(RANK() OVER ( PARTITION BY "PRODUCT_ID" ORDER BY "SALES_DATE")<=1)`

/** From a book about tuning, on tables of its own. */
export const parallel = `| Id  | Operation                   | Name     |    TQ  |IN-OUT| PQ Distrib |
|   0 | SELECT STATEMENT            |          |        |      |            |
|   1 |  PX COORDINATOR             |          |        |      |            |
|   2 |   PX SEND QC (RANDOM)       | :TQ10001 |  Q1,01 | P->S | QC (RAND)  |
|*  3 |    HASH JOIN BUFFERED       |          |  Q1,01 | PCWP |            |
|   4 |     PX PARTITION HASH ALL   |          |  Q1,01 | PCWC |            |
|   5 |      TABLE ACCESS FULL      | T_PART1  |  Q1,01 | PCWP |            |
|   6 |     PX RECEIVE              |          |  Q1,01 | PCWP |            |
|   7 |      PX SEND PARTITION (KEY)| :TQ10000 |  Q1,00 | P->P | PART (KEY) |
|   8 |       PX BLOCK ITERATOR     |          |  Q1,00 | PCWC |            |
|   9 |        TABLE ACCESS FULL    | T1       |  Q1,00 | PCWP |            |

Predicate Information (identified by operation id):
   3 - access("T_PART1"."C1"="T1"."C1")`

/** From notes about SQL Monitor, of a statement that runs, without some columns. */
export const monitor = `SQL Plan Monitoring Details (Plan Hash Value=1118779715)
===================================================================================================================================
| Id   |        Operation         |     Name     |  Rows   | Cost |   Time    | Start  | Execs |   Rows   | Temp  | Activity |
|      |                          |              | (Estim) |      | Active(s) | Active |       | (Actual) | (Max) |   (%)    |
===================================================================================================================================
|    0 | SELECT STATEMENT         |              |         |      |         5 |     +6 |     1 |        0 |     . |          |
|    1 |   SORT AGGREGATE         |              |       1 |      |         5 |     +6 |     1 |        0 |     . |          |
| -> 2 |    HASH JOIN             |              |       1 |  456 |       117 |     +0 |     1 |      100 |    2M |    44.83 |
|    3 |     TABLE ACCESS FULL    | MEDIUM_TABLE |     100 |    3 |         1 |     +6 |     1 |      100 |     . |          |
| -> 4 |     PX COORDINATOR       |              |         |      |       111 |     +6 |     9 |      10M |     . |    55.17 |
|    5 |      TABLE ACCESS FULL   | LARGE_TABLE  |     10M |  450 |         9 |     +6 |     9 |      10M |     . |          |
===================================================================================================================================`
