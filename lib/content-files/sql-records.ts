import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PlanNode } from '../plan/model'
import type { Counterexample } from '../sql/index'

/** The stored result of a `<Rewrite>`. */
export interface RewriteRecord {
  readonly engine: string
  readonly databases: number
  /** For a correctness rewrite, the smallest counterexample. */
  readonly differs?: Counterexample
}

/** The stored plans of a `<Plan>`. */
export interface PlanRecord {
  readonly engine: string
  readonly before: PlanNode
  readonly after: PlanNode
}

export type SqlRecord = RewriteRecord | PlanRecord

/**
 * Returns the path of the folder with the records. Each file contains one record and is named by a hash of its inputs,
 * so a record is never stale.
 */
export function recordsFolder(contentDir: string): string {
  return path.join(contentDir, 'sql', 'recorded')
}

/** Reads a record; returns undefined if it does not exist. */
export function readRecord(contentDir: string, name: string): SqlRecord | undefined {
  const file = path.join(recordsFolder(contentDir), `${name}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SqlRecord) : undefined
}

/** Writes all records of a content folder and removes all others. */
export function writeRecords(contentDir: string, records: ReadonlyMap<string, SqlRecord>): void {
  const folder = recordsFolder(contentDir)
  mkdirSync(folder, { recursive: true })
  for (const name of recordedNames(contentDir)) {
    if (!records.has(name)) rmSync(path.join(folder, `${name}.json`))
  }
  for (const [name, record] of records) {
    writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(record, null, 2)}\n`)
  }
}

/** Returns the names of all stored records. */
export function recordedNames(contentDir: string): string[] {
  const folder = recordsFolder(contentDir)
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
}
