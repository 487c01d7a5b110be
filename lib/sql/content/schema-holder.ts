import type { Engine } from '../engine'
import { loadSchema } from '../session'

/** An engine and the schema that it holds, so that consecutive jobs on the same schema load it once. */
export class SchemaHolder {
  readonly engine: Engine
  private held: string | undefined

  constructor(engine: Engine) {
    this.engine = engine
  }

  /** Loads a schema and then runs `prepare`, unless the engine holds the result of both. */
  async load(schema: string, prepare = ''): Promise<Engine> {
    const key = JSON.stringify([schema, prepare])
    if (this.held !== key) {
      this.held = undefined
      await loadSchema(this.engine, schema)
      await this.engine.run(prepare)
      this.held = key
    }
    return this.engine
  }

  /** The engine, for work that replaces or changes what it holds. */
  take(): Engine {
    this.held = undefined
    return this.engine
  }
}
