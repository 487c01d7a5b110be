import { type Dialect, type Engine, loadSchema } from '../sql/index'

interface LoadOptions {
  /** The dialect of the schema and of the statements that will run on it. */
  readonly dialect?: Dialect
  /** The SQL that runs after the schema. */
  readonly prepare?: string
}

/** An engine that remembers its current schema, so that consecutive jobs with the same schema load it once. */
export class SchemaHolder {
  private content: string | undefined

  constructor(private readonly engine: Engine) {}

  /** Returns the engine after loading a schema and running `prepare`; both are skipped if they are already loaded. */
  async load(schema: string, { dialect = 'postgresql', prepare = '' }: LoadOptions = {}): Promise<Engine> {
    const content = JSON.stringify([schema, dialect, prepare])
    if (this.content !== content) {
      const engine = this.takeOver()
      await loadSchema(engine, schema, dialect)
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
