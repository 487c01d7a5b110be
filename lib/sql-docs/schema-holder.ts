import { type Dialect, type Engine, loadSchema } from '../sql/index'
import { schemaFor } from './schema-for-dialect'

interface LoadOptions {
  /** The dialect of the statements that will run on the schema. */
  readonly dialect?: Dialect
  /** The SQL that runs after the schema. */
  readonly prepare?: string
}

/** An engine that remembers its current schema, so that consecutive jobs with the same schema load it once. */
export class SchemaHolder {
  private content: string | undefined

  constructor(private readonly engine: Engine) {}

  /**
   * Returns the engine after loading a schema, for another dialect only its tables, and running `prepare`; both are skipped if
   * they are already loaded.
   */
  async load(schema: string, { dialect = 'postgresql', prepare = '' }: LoadOptions = {}): Promise<Engine> {
    const content = JSON.stringify([schema, dialect, prepare])
    if (this.content !== content) {
      const engine = this.takeOver()
      await loadSchema(engine, await schemaFor(schema, dialect), dialect)
      await engine.run(prepare)
      this.content = content
    }
    return this.engine
  }

  /** Returns the engine for work that changes its content; the next `load` always loads the schema. */
  takeOver(): Engine {
    this.content = undefined
    return this.engine
  }
}
