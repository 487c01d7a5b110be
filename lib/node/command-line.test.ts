import { afterEach, describe, expect, it, vi } from 'vitest'
import { exitOnError, readCommandLine, readCounts } from './command-line'

const options = { rule: { type: 'string', multiple: true }, strict: { type: 'boolean', default: false } } as const

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a command line', () => {
  it('a command line has options and positional arguments in any order', () => {
    const { values, positionals } = readCommandLine(options, 2, ['a', '--rule', 'links', '--rule=-x', '--strict', 'b'])
    expect(values).toEqual({ rule: ['links', '-x'], strict: true })
    expect(positionals).toEqual(['a', 'b'])
  })

  it('a command line has positional arguments only after two hyphens', () => {
    expect(readCommandLine(options, 1, ['--', '--strict']).positionals).toEqual(['--strict'])
  })

  it.each([
    [['--strcit'], 'there is no option “--strcit” (did you mean “--strict”?); known: --rule, --strict'],
    [['--toString'], 'there is no option “--toString”; known: --rule, --strict'],
    [['-s'], 'there is no option “-s”; known: --rule, --strict'],
    [['--rule'], '--rule needs a value'],
    [['--rule', '--strict'], '--rule needs a value'],
    [['--strict=yes'], '--strict takes no value'],
    [['a', 'b'], '“b” is an unexpected argument'],
  ])('the command line %j is rejected: %s', (args, sentence) => {
    expect(() => readCommandLine(options, 1, args)).toThrow(new Error(sentence))
  })

  it('an unknown option of a command without options gets no suggestions', () => {
    expect(() => readCommandLine({}, 0, ['--port', '80'])).toThrow(new Error('there is no option “--port”'))
  })
})

describe('readCounts', () => {
  it('readCounts accepts positive integers only', () => {
    expect(readCounts(['100', '1000'])).toEqual([100, 1000])
  })

  it.each(['many', '0', '-3', '1.5', '1e3', ''])('readCounts rejects “%s”', (word) => {
    expect(() => readCounts(['1', word])).toThrow(new Error(`“${word}” must be a positive integer`))
  })
})

it('a command with wrong arguments prints a message and exits with 2', () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const said = vi.spyOn(console, 'error').mockReturnValue()
  exitOnError(() => readCounts(['many']))
  expect(said.mock.calls).toEqual([['“many” must be a positive integer']])
  expect(exit).toHaveBeenCalledWith(2)
})
