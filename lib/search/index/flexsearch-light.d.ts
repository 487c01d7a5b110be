/** FlexSearch's own build of an index in memory alone: 4 kB brotli instead of 15. */
declare module 'flexsearch-light' {
  export interface IndexOptions {
    tokenize?: 'strict'
    /** Number of slots of strength. */
    resolution: number
    encode: (text: string) => string[]
    /** The slot of a term in a text. */
    score?: (terms: string[], term: string) => number
  }

  export class Index {
    constructor(options: IndexOptions)
    /** The documents of each term by slot, the strongest first. */
    map: ReadonlyMap<string, readonly (readonly number[] | undefined)[]>
    add(document: number, text: string): this
    /** Undefined if no term is found. */
    search(query: string, options: { limit: number; suggest: boolean }): number[] | undefined
  }
}
