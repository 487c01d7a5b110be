/** The input of the reader before the code of an island had arrived. */
export interface IslandStart {
  /** The values of the fields, by their names. */
  readonly typed: Readonly<Record<string, string>>
  /** The buttons that were pressed, by their `data-action`. */
  readonly pressed: readonly string[]
}
