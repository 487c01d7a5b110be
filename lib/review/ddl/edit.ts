/** A replacement of the tokens up to an index. */
export interface Edit {
  readonly to: number
  readonly text: string
}

export const blank = (to: number): Edit => ({ to, text: '' })
