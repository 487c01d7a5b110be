/** The example tables on which the statements of all pages run, as SQL. */
export interface Fixture {
  readonly schema: string
  /** Additional rows, on which plans are explained. */
  readonly volume: string
}
