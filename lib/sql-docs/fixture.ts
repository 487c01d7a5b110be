/** The example schema and rows that every page's statements run on. */
export interface Fixture {
  readonly schema: string
  /** Rows that are added for plans. */
  readonly volume: string
}
