import { type Engine, loadSchema } from '../sql/index'

/** An engine that remembers its current schema, so that consecutive jobs with the same schema load it once. */
export class SchemaHolder {
  private content: string | undefined

  constructor(private readonly engine: Engine) {}

  /** Returns the engine after loading a schema and running `prepare`; both are skipped if they are already loaded. */
  async load(schema: string, prepare = ''): Promise<Engine> {
    const content = JSON.stringify([schema, prepare])
    if (this.content !== content) {
      const engine = this.takeOver()
      await loadSchema(engine, schema)
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
