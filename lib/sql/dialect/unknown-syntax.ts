import { ReasonError } from '../reasons'

/** Throws for syntax that an engine does not have. */
export function unknownSyntax(engine: string, name: string): never {
  throw new ReasonError('foreignSyntax', { engine, name })
}
