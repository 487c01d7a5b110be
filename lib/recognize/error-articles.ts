import { escapeRegExp } from '../text/regexp'
import { sqlErrors } from './sql-errors'

const postgres = 'guides/optimize/workspace-types/Postgres/#if-the-test-fails'
const openGauss = 'guides/optimize/workspace-types/OpenGauss/#error-messages'
const mysql = 'guides/optimize/workspace-types/MySQL/#errors-and-what-they-mean'
const oracle = 'guides/optimize/workspace-types/Oracle/#when-it-fails'
const oracleAccount = 'guides/optimize/workspace-types/Oracle/#the-account-and-its-grants'
const rules = 'insides/audit/'
const conversion = 'blog/2023/implicit-type-conversion/'

/**
 * The pages about errors, by the code or the words of the message, in which `…` stands for a name. A page is listed if it
 * mentions the error, in its text or its keywords. Errors of connections come last, because their words are general.
 */
export const errorPages: readonly (readonly [error: string, page: string])[] = [
  ['operator does not exist: character varying', conversion],
  ['operator does not exist: bit', `${rules}dbDesign/columnDef/`],
  ['ORA-00932', `${rules}dbDesign/columnDef/`],
  ['ORA-01795', `${rules}dataOperate/conditions/`],
  ['query processor ran out of internal resources', `${rules}dataOperate/conditions/`],
  ['ORA-30926', `${rules}dataOperate/changes/`],
  ['Incorrect usage of UPDATE and LIMIT', `${rules}dataOperate/changes/`],
  ['Unsafe statement written to the binary log', `${rules}dataOperate/changes/`],
  ['ORA-00947', `${rules}dataOperate/inserts/`],
  ["Column count doesn't match value count", `${rules}dataOperate/inserts/`],
  ['Packet for query is too large', `${rules}dataOperate/inserts/`],
  ['maximum allowed number of 1000 row values', `${rules}dataOperate/inserts/`],
  ['Out of sort memory', `${rules}dataOperate/sorting/`],
  ['Incorrect string value', `${rules}dbDesign/charset/`],
  ['Unknown collation', `${rules}dbDesign/charset/`],
  ['new encoding … is incompatible with', `${rules}dbDesign/charset/`],
  ['ORA-01758', `${rules}dbDesign/columnValues/`],
  ['reached maximum value', `${rules}dbDesign/columnValues/`],
  ['there can be only one auto column', `${rules}dbDesign/columnValues/`],
  ["doesn't have a default value", `${rules}dbDesign/columnValues/`],
  ["can't have a default value", `${rules}dbDesign/columnValues/`],
  ['BIGINT UNSIGNED value is out of range', `${rules}dbDesign/columnValues/`],
  ['does not have a replica identity', `${rules}dbDesign/constraints/`],
  ['Referencing column … and referenced column … are incompatible', `${rules}dbDesign/constraints/`],
  ['Cannot add foreign key constraint', `${rules}dbDesign/constraints/`],
  ['ORA-01450', `${rules}dbDesign/indexes/columns/`],
  ['Specified key was too long', `${rules}dbDesign/indexes/columns/`],
  ['used in key specification without a key length', `${rules}dbDesign/indexes/columns/`],
  ['index row size … exceeds btree version 4 maximum', `${rules}dbDesign/indexes/columns/`],
  ['functions in index expression must be marked IMMUTABLE', `${rules}dbDesign/indexes/columns/`],
  ['ORA-01502', `${rules}dbDesign/indexes/upkeep/`],
  ['CONCURRENTLY cannot run inside a transaction block', `${rules}dbDesign/indexes/upkeep/`],
  ['LOCK=NONE is not supported', `${rules}dbDesign/indexes/upkeep/`],
  ['ORA-00972', `${rules}dbDesign/nameConversion/`],
  ['identifier … will be truncated', `${rules}dbDesign/nameConversion/`],
  ['ORA-14400', `${rules}dbDesign/tableDef/`],
  ['no partition of relation … found for row', `${rules}dbDesign/tableDef/`],
  ['PRIMARY KEY must include all columns', `${rules}dbDesign/tableDef/`],
  ['Statement violates GTID consistency', `${rules}dbDesign/tableDef/`],
  ['ORA-01441', `${rules}dbOperate/alteration/`],
  ['ORA-00955', `${rules}dbOperate/alteration/`],
  ['ALGORITHM=INSTANT is not supported', `${rules}dbOperate/alteration/`],
  ['cannot alter type of a column used by a view', `${rules}dbOperate/alteration/`],
  ['Duplicate column name', `${rules}dbOperate/alteration/`],
  ['ORA-12991', `${rules}dbOperate/removal/`],
  ['because other objects depend on it', `${rules}dbOperate/removal/`],
  ['check that column/key exists', `${rules}dbOperate/removal/`],
  ['ORA-02266', 'insides/rewrite/changes/'],
  ['Cannot truncate a table referenced in a foreign key', 'insides/rewrite/changes/'],
  ['ORDER BY clause is invalid in views', 'insides/rewrite/sorting/'],
  ...['ORA-12541', 'ORA-12514', 'ORA-12505', 'ORA-12170', 'ORA-12537', 'ORA-01017', 'ORA-28000', 'ORA-28001'].map(
    (code) => [code, oracle] as const,
  ),
  ...['ORA-01039', 'ORA-01031', 'ORA-01950'].map((code) => [code, oracle] as const),
  ...['ORA-65096', 'ORA-01045'].map((code) => [code, oracleAccount] as const),
  ...['2003', '1130', '1045', '2061', '3159', '1049', '1044', '1142', '1290'].map(
    (code) => [`MySQL ${code}`, mysql] as const,
  ),
  ['Forbid remote connection with initial user', openGauss],
  ['Invalid username/password,login denied', openGauss],
  ['SASL authentication mechanisms are supported', openGauss],
  ['no pg_hba.conf entry for host', postgres],
  ['password authentication failed', postgres],
  ['SQLSTATE 28P01', postgres],
  ['too many connections for role', postgres],
  ['permission denied for database', postgres],
  ['permission denied for schema', postgres],
  ['must be owner of table', postgres],
  ['in a read-only transaction', postgres],
  ...sqlErrors,
]

/** Returns the source of a pattern that matches an error of the table in a text. */
function patternOf(error: string): string {
  const parts = error.split(' … ').map(escapeRegExp)
  const end = /\d$/.test(error) ? '(?!\\d)' : ''
  return parts.join('\\b.{1,200}\\b') + end
}

export const errorArticles = errorPages.map(([error, page]) => [new RegExp(patternOf(error), 'i'), page] as const)

/** A text that begins with a message of the table; one or two words may be a search. */
const messages = errorPages.flatMap(([error]) => (error.split(' ').length > 2 ? [patternOf(error)] : []))
export const knownMessage = new RegExp(`^\\s*(?<message>(?:${messages.join('|')}).*)`, 'i')
