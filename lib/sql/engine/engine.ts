import { PGlite } from '@electric-sql/pglite'
import { throwCrashes } from './crash'
import { setRelationPages, setTreeHeight } from './relation-pages'

export { EngineCrash } from './crash'

/** The result of a statement: each value in PostgreSQL's text format, NULL as null; `type` is the OID of the type. */
export interface ResultRows {
  /** The first word of the command tag, such as `UPDATE`, and the number of rows in the tag. */
  readonly command?: string | undefined
  readonly count?: number | undefined
  readonly columns: readonly { readonly name: string; readonly type: number }[]
  readonly rows: readonly (readonly (string | null)[])[]
}

/** An error that PostgreSQL raised; `code` is its SQLSTATE, `position` a character in the executed SQL, from 1. */
export class EngineError extends Error {
  readonly code: string
  readonly position: number | undefined

  constructor(message: string, code: string, position?: number) {
    super(message)
    this.name = 'EngineError'
    this.code = code
    this.position = position
  }
}

/** Returns the message of a thrown value, whether it is an `Error` or not. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** A PostgreSQL instance in this process or worker, with its own database. */
export interface Engine {
  /** The version, such as `PostgreSQL 18.7 (PGlite 0.5.17)`. */
  readonly version: string
  /**
   * Runs statements one after another and returns a result for each; throws an `EngineError` at the first failure, and an
   * `EngineCrash` if the engine crashes.
   */
  run(sql: string): Promise<ResultRows[]>
  /** Changes the size that the planner sees of a relation; see `relation-pages.ts` for what may follow. */
  setPages(path: string, pages: number): void
  /** Gives an empty B-tree the height of a large one; see `relation-pages.ts`. */
  setTreeHeight(path: string, height: number): void
  close(): Promise<void>
}

/** The files of PGlite if they are not in the folder of its script, and the initial cluster. */
export interface EngineFiles {
  /** The dump of a cluster, a tar archive; if it is absent, PGlite runs initdb. */
  readonly loadDataDir?: Blob
  readonly pgliteWasmModule?: WebAssembly.Module
  readonly initdbWasmModule?: WebAssembly.Module
  readonly fsBundle?: Blob
}

/** Starts an empty in-memory PostgreSQL (PGlite, without server or network), which uses about 300 MB until closed. */
export async function openEngine(files: EngineFiles = {}): Promise<Engine> {
  const db = await PGlite.create(files)
  throwCrashes(db)
  const run = async (sql: string): Promise<ResultRows[]> => {
    try {
      const results = await db.exec(sql, { rowMode: 'array' })
      return results.map(({ fields, rows, command, rowCount }) => ({
        command,
        count: rowCount,
        columns: fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })),
        rows: rows as unknown as (string | null)[][],
      }))
    } catch (error) {
      throw asEngineError(error)
    }
  }
  const [row] = (await run('SELECT version()')).flatMap(({ rows }) => rows)
  // values are compared and displayed in PostgreSQL's text format
  for (const type of Object.keys(db.parsers)) db.parsers[Number(type)] = (text: string) => text
  return {
    version: /^PostgreSQL \S+ \([^)]*\)/.exec(row?.[0] ?? '')?.[0] ?? '',
    run,
    setPages: (path, pages) => setRelationPages(db, path, pages),
    setTreeHeight: (path, height) => setTreeHeight(db, path, height),
    close: () => db.close(),
  }
}

function asEngineError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const position = 'position' in error ? Number(error.position) : NaN
  return new EngineError(error.message, String(error.code), Number.isNaN(position) ? undefined : position)
}
