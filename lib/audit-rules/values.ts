/* The values that fields of a rule may have. Apart from `schema.ts`, because pages need them without what checks them. */

/** The databases that a rule may speak of, with the names readers know them by. */
export const databases = {
  mysql: 'MySQL',
  postgresql: 'PostgreSQL',
  opengauss: 'openGauss',
  oracle: 'Oracle',
  sqlserver: 'SQL Server',
  oceanbase: 'OceanBase',
  kes: 'KES',
  tdsql: 'TDSQL',
} as const

/** The statements that a rule may look at. */
export const statements = [
  'SELECT',
  'INSERT',
  'UPDATE',
  'DELETE',
  'MERGE',
  'REPLACE',
  'CREATE TABLE',
  'ALTER TABLE',
  'DROP TABLE',
  'TRUNCATE',
  'CREATE INDEX',
  'DROP INDEX',
  'CREATE DATABASE',
  'CREATE SCHEMA',
  'ALTER DATABASE',
  'CREATE VIEW',
  'DROP VIEW',
  'CREATE TRIGGER',
  'CREATE PROCEDURE',
  'CREATE FUNCTION',
  'CREATE EVENT',
  'CREATE SEQUENCE',
  'COMMENT ON',
  'RENAME',
] as const

/** The levels of a rule's findings, the most severe first. */
export const levels = ['prohibited', 'warning', 'notice'] as const

/** Kinds of rewrites: `equivalent` ones never change the result, `correctness` ones change it on purpose. */
export const rewriteKinds = ['equivalent', 'correctness'] as const

/** The input that a rule needs besides the statement: the schema, its statistics, or a plan from the database. */
export const needs = ['workspace', 'statistics', 'plan'] as const

export type RewriteKind = (typeof rewriteKinds)[number]
