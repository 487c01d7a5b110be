/** Follows IF, BEGIN, END and ELSE, and tells whether a condition decides about the next statement. */
export class Blocks {
  private blocks: boolean[] = []
  private isAfterCondition = false

  isConditional(): boolean {
    return this.isAfterCondition || this.blocks.at(-1) === true
  }

  endStatement(word: string): void {
    this.isAfterCondition = word === 'IF'
  }

  control(word: string): void {
    if (word === 'BEGIN') this.blocks.push(this.isConditional())
    if (word === 'END') this.blocks.pop()
    this.isAfterCondition = word === 'ELSE'
  }

  endBatch(): void {
    this.blocks = []
    this.isAfterCondition = false
  }
}
