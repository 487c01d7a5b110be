import type { ReviewDialect } from '../review/dialect'

/**
 * Something that only MySQL understands, such as a placeholder `?`. No match begins in a line before, which would take long
 * after many empty ones.
 */
export const mysqlOnly =
  /`\w+`|[=<>(,][ \t]*\?|\b(?:LIMIT|OFFSET|LIKE|BETWEEN)[ \t]+\?|\bENGINE\s*=|\bAUTO_INCREMENT\b|\bSTRAIGHT_JOIN\b|\bON DUPLICATE KEY\b|\bLIMIT\s+\d+\s*,\s*\d|\bUNSIGNED\b|^[ \t]*DELIMITER\b/im
/** A sign of Oracle or SQL*Plus; MariaDB has NVL too, MySQL SYSDATE(), and PostgreSQL another DECODE. */
const oracleSign =
  /\([ \t]*\+[ \t]*\)|\b(?:ROWNUM|SYSTIMESTAMP|N?VARCHAR2|NCLOB)\b|\bSYSDATE\b(?![ \t]*\()|\bNUMBER(?=[ \t]*\(|[ \t]+(?:DEFAULT|NOT[ \t]+NULL|PRIMARY)\b)|\.NEXTVAL\b|\b(?:NVL2?|ADD_MONTHS|LISTAGG)[ \t]*\(|\bDECODE[ \t]*\((?![^;]{0,200}?'(?:base64|escape|hex)')|\bCONNECT[ \t]+BY\b|\bMINUS\s+SELECT\b|\bFROM[ \t]+DUAL\b|\b(?:DBA_|V\$)\w|\bDBMS_\w+\.|\bCASCADE[ \t]+CONSTRAINTS\b|\bKEEP[ \t]*\([ \t]*DENSE_RANK\b|^\/[ \t]*$/im
/** Something that Oracle does not understand. */
const notOracle = /\bLIMIT[ \t]+\d/i
const sqlServerSign =
  /^[ \t]*GO[ \t]*$|\[?\bdbo\b\]?\.|\b(?:NVARCHAR|DATETIME2|UNIQUEIDENTIFIER)\b|\bIDENTITY[ \t]*\([ \t]*\d|\bSELECT[ \t]+(?:DISTINCT[ \t]+)?TOP[ \t]*\(?[ \t]*\d|\b(?:FROM|JOIN|SELECT)[ \t]+\[\w|\b(?:GETDATE|SYSDATETIME|CHARINDEX|LEN|IIF|EOMONTH)[ \t]*\(|\b(?:CROSS|OUTER)[ \t]+APPLY\b|\bWITH[ \t]*\([ \t]*NOLOCK\b|\bISNULL[ \t]*\([^(),]+,|\bOPTION[ \t]*\(/im

/** Returns the dialect that a text has signs of; PostgreSQL if it has none. */
export function dialectOf(sql: string): ReviewDialect {
  if (mysqlOnly.test(sql)) return 'mysql'
  if (oracleSign.test(sql) && !notOracle.test(sql)) return 'oracle'
  return sqlServerSign.test(sql) ? 'sqlserver' : 'postgresql'
}
