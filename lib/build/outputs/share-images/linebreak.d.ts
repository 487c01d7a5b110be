declare module 'linebreak' {
  /** Finds the positions in a text at which a line can end (Unicode Standard Annex #14). */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { readonly position: number } | null
  }
}
