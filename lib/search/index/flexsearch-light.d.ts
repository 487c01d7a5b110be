/** The light build of FlexSearch, an index in memory only: 4 kB (brotli) instead of 15. */
declare module 'flexsearch-light' {
  export interface IndexOptions {
    tokenize?: 'strict'
    /** The number of slots. */
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
