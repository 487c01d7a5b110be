/** Types for the light build of FlexSearch, an in-memory index: 4 kB (brotli) instead of 15 kB. */
declare module 'flexsearch-light' {
  export interface IndexOptions {
    tokenize?: 'strict'
    /** The number of slots. */
    resolution: number
    encode: (text: string) => string[]
    /** Returns the slot of a term in a text. */
    score?: (terms: string[], term: string) => number
  }

  export class Index {
    constructor(options: IndexOptions)
    /** The documents of each term by slot, the strongest first. */
    map: ReadonlyMap<string, readonly (readonly number[] | undefined)[]>
    add(document: number, text: string): this
    /** Returns the matching documents; undefined if no term is found. */
    search(query: string, options: { limit: number; suggest: boolean }): number[] | undefined
  }
}
