import { type Engine, loadSchema } from '../sql/index'

/** An engine with a note of the schema in it, so that consecutive jobs on one schema load it once. */
export class SchemaHolder {
  private content: string | undefined

  constructor(private readonly engine: Engine) {}

  /** Returns the engine with a schema, after which `prepare` has run; both run only if the engine holds something else. */
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

  /** Returns the engine for work that changes what it holds: the next `load` runs in any case. */
  takeOver(): Engine {
    this.content = undefined
    return this.engine
  }
}
