import { describe, expect, it } from 'vitest'
import { compileText, lenient } from '../test-body'

const table = (row: string) => `| a | b |\n| --- | --- |\n| 1 | 2 |\n${row}\n`

describe('rows with more cells than the header', () => {
  it('the cells that would not be shown are an error, with the spelling of a bar in code', async () => {
    await expect(compileText(table('| `x || y` | z |'))).rejects.toThrow(
      'the row has 4 cells, 2 more than the header, and these are not shown: write \\| for a “|” in a text or in code',
    )
    await expect(compileText(table('| `x \\|\\| y` | z |'))).resolves.toBeDefined()
  })

  it('extra cells are a warning in a lenient folder, and empty ones are not reported', async () => {
    expect((await lenient(table('| x | y | z |'))).warnings).toEqual([
      '4:1: the row has 3 cells, 1 more than the header, and these are not shown: write \\| for a “|” in a text or in code',
    ])
    expect((await lenient(table('| x | y | |'))).warnings).toEqual([])
  })
})
