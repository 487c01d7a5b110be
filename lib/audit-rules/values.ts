/* The allowed values of a rule's fields. They are not in `schema.ts`, because pages need them without the schemas. */

/** The databases to which a rule may apply, by key, with their names. */
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

/** The kinds of statements to which a rule may apply. */
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
  'DROP DATABASE',
  'DROP SCHEMA',
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

/** The levels of a rule's violations, the most severe first. */
export const levels = ['prohibited', 'warning', 'notice'] as const

/** The kinds of rewrites: `equivalent` rewrites never change the result; `correctness` rewrites correct it. */
export const rewriteKinds = ['equivalent', 'correctness'] as const

/** The input that a rule needs besides the statement: the schema, its statistics, or a plan from the database. */
export const needs = ['workspace', 'statistics', 'plan'] as const

export type RewriteKind = (typeof rewriteKinds)[number]
