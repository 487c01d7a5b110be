import { MAX_LENGTH, MAX_NODES, PlanError } from './error'
import { nodesOf, type Plan } from './model'
import { isMariaDb, readMariaDb } from './mariadb/json'
import { readFirstFormat } from './mysql/json-1'
import { isSecondFormat, readSecondFormat } from './mysql/json-2'
import { readTree } from './mysql/tree'
import { oceanBaseHeader, readOceanBase } from './oceanbase/table'
import { openGaussHeader, readOpenGauss } from './opengauss/table'
import { tableOfAutotrace } from './oracle/autotrace'
import { withoutLayoutOfSqlPlus } from './oracle/sqlplus'
import { oracleHeader, readOracle } from './oracle/table'
import { otherPlan } from './other-engines'
import { firstNode } from './postgres/lines'
import { readDocument } from './postgres/node'
import type { Properties } from './source/properties'
import { readText } from './postgres/text'
import { isExplainXml, readExplainXml } from './postgres/xml'
import { isShowPlan, readShowPlan } from './sqlserver/showplan'
import { isSqlServerNode, readSqlServer } from './sqlserver/text'
import { cleanPaste, type SourceLine } from './source/clean'
import { readJson } from './source/read-json'
import { readYaml } from './source/read-yaml'

/**
 * Reads an execution plan of PostgreSQL (text, JSON, YAML, XML), MySQL (JSON in both versions, TREE, EXPLAIN ANALYZE),
 * MariaDB (JSON), openGauss, OceanBase or Oracle (tables), or SQL Server (text, XML), with what clients print around it. Throws a `PlanError`.
 */
export function parsePlan(text: string): Plan {
  if (text.length > MAX_LENGTH) throw new PlanError('tooLong')
  const plan = isShowPlan(text) ? readShowPlan(text) : isExplainXml(text) ? readExplainXml(text) : readLines(text)
  if (nodesOf(plan.root).length > MAX_NODES) throw new PlanError('tooManyNodes')
  return plan
}

function readLines(text: string): Plan {
  const lines = cleanPaste(withoutLayoutOfSqlPlus(text))
  if (lines.length === 0) throw new PlanError('empty')
  return read(lines)
}

function read(lines: readonly SourceLine[]): Plan {
  const autotrace = tableOfAutotrace(lines)
  if (autotrace) return readOracle(autotrace)
  const first = (test: (text: string) => boolean) => {
    const at = lines.findIndex(({ text }) => test(text))
    return at === -1 ? Infinity : at
  }
  const json = first((text) => /^\s*[[{]\s*($|["[{\]}])/.test(text))
  const yaml = first((text) => /^\s*(?:-\s*)?Plan:\s*$/.test(text))
  // MySQL writes one space after the arrow and no width; a chat may have merged the two spaces of PostgreSQL
  const isTree = (text: string) => /^\s*-> \S/.test(text) && !/\bwidth=\d/.test(text)
  const tree = first(isTree)
  const openGauss = first((text) => openGaussHeader.test(text))
  const oceanBase = first((text) => oceanBaseHeader.test(text))
  const oracle = first((text) => oracleHeader.test(text))
  const sqlServer = first(isSqlServerNode)
  const table = Math.min(openGauss, oceanBase, oracle, sqlServer)
  // a statement above a table may have a line that begins like a node, such as `Group By region`
  const isNode = (text: string) =>
    firstNode.test(text) && !isTree(text) && (table === Infinity || /\((?:cost=|actual )/.test(text))
  const node = first(isNode)
  const earliest = Math.min(json, yaml, tree, node, table)
  if (earliest === tree || earliest === node) rejectOther(lines)
  if (earliest === Infinity) throw withoutPlan(lines)
  if (earliest === openGauss) return readOpenGauss(lines)
  if (earliest === oceanBase) return readOceanBase(lines)
  if (earliest === oracle) return readOracle(lines)
  if (earliest === sqlServer) return readSqlServer(lines)
  if (earliest === yaml) return readDocument(readYaml(lines), 'YAML')
  if (earliest === json) return fromJson(readJson(lines))
  return earliest === tree ? readTree(lines) : readText(lines)
}

function fromJson(value: unknown): Plan {
  const cells = cellsOf(value)
  if (cells.length > 0) {
    const texts = cells.map((cell) => (typeof cell === 'string' ? cell : JSON.stringify(cell)))
    return read(cleanPaste(texts.join('\n')))
  }
  const document = [value].flat()[0]
  if (typeof document !== 'object' || document === null) throw new PlanError('noPlanInJson')
  const properties = document as Properties
  if ('query_block' in properties) return isMariaDb(properties) ? readMariaDb(properties) : readFirstFormat(properties)
  if ('select_type' in properties) throw new PlanError('mysqlTable')
  return isSecondFormat(properties) ? readSecondFormat(properties) : readDocument(value, 'JSON')
}

/** Returns the cells of a result that a client wrote as JSON: objects with one field, named as the column. */
function cellsOf(value: unknown): unknown[] {
  const rows = [value].flat() as (Properties | null)[]
  return rows.flatMap((row) => {
    const [entry, ...others] = typeof row === 'object' && row !== null ? Object.entries(row) : []
    return entry && others.length === 0 && /^(?:query plan|explain|analyze)$/i.test(entry[0]) ? [entry[1]] : []
  })
}

/** Returns the error for a text in which nothing is a plan. */
function withoutPlan(lines: readonly SourceLine[]): PlanError {
  const { text = '', line } = lines[0] ?? {}
  const isStatement =
    /^\s*(?:(?:EXPLAIN|DESC|DESCRIBE)\b|SELECT\b|WITH\s+\S+\s+(?:AS\b|\()|INSERT\s+INTO\b|UPDATE\s+\S+\s+SET\b|DELETE\s+FROM\b|MERGE\s+INTO\b)/i
  return new PlanError(isStatement.test(text) ? 'statement' : 'notAPlan', line, text.trim().slice(0, 60))
}

/** Throws the error for a plan of another form, if the beginning has its signs and no costs of PostgreSQL or MySQL. */
function rejectOther(lines: readonly SourceLine[]): void {
  const beginning = lines.slice(0, 200).map((line) => line.text.slice(0, 500))
  const text = beginning.join('\n')
  const [id, engine] = (/\((?:cost=|actual )/.test(text) ? undefined : otherPlan(text)) ?? []
  if (id !== undefined) throw new PlanError(id, lines[0]?.line, engine)
}
