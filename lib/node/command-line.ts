import { parseArgs, type ParseArgsConfig } from 'node:util'
import { errorMessage } from '../text/error-message'
import { didYouMean } from '../text/nearest'

type Options = NonNullable<ParseArgsConfig['options']>

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number]

/** The definition of a boolean option, false by default. */
export const flag = { type: 'boolean', default: false } as const

/** Prints a usage error and exits with code 2. */
export function exitWithError(reason: string): never {
  console.error(reason)
  process.exit(2)
}

/** Returns the result of `read`; if it throws, prints the message and exits with code 2. */
export function exitOnError<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    return exitWithError(errorMessage(error))
  }
}

/** Returns the result of a promise; if it is rejected, prints the message and exits with code 2. */
export function exitOnRejection<Value>(promise: Promise<Value>): Promise<Value> {
  return promise.catch((error: unknown) => exitWithError(errorMessage(error)))
}

/**
 * Parses the options and up to `max` positional arguments of a command line. Throws an error that names the first
 * invalid argument.
 */
export function readCommandLine<T extends Options>(options: T, max = 0, args = process.argv.slice(2)) {
  const config = { options, args, allowPositionals: true } as const
  const { tokens } = parseArgs({ ...config, strict: false, tokens: true })
  const [error] = tokens.flatMap((token) => checkOption(token, options) ?? [])
  if (error !== undefined) throw new Error(error)
  const tooMuch = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))[max]
  if (tooMuch !== undefined) throw new Error(`“${tooMuch}” is an unexpected argument`)
  return parseArgs(config)
}

/** Parses the command line of the process; on an invalid argument prints the error and exits with code 2. */
export function commandLine<T extends Options>(options: T, max = 0) {
  return exitOnError(() => readCommandLine(options, max))
}

/** Parses arguments as positive integers. Throws an error that names the first invalid argument. */
export function readCounts(words: readonly string[]): number[] {
  const wrong = words.find((word) => !/^[1-9]\d*$/.test(word))
  if (wrong !== undefined) throw new Error(`“${wrong}” must be a positive integer`)
  return words.map(Number)
}

function checkOption(token: Token, options: Options): string | undefined {
  if (token.kind !== 'option') return undefined
  const { rawName, value, inlineValue } = token
  const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
  if (!option) return unknownOption(rawName, Object.keys(options))
  if (option.type === 'boolean') return value === undefined ? undefined : `${rawName} takes no value`
  // without `=`, an argument that starts with `-` is the next option, not the value
  const isLeftOut = value === undefined || (!inlineValue && /^-./.test(value))
  return isLeftOut ? `${rawName} needs a value` : undefined
}

function unknownOption(given: string, names: readonly string[]): string {
  const known = names.map((name) => `--${name}`)
  const others = known.length > 0 ? `; known: ${known.join(', ')}` : ''
  return `there is no option “${given}”${didYouMean(given, known)}${others}`
}
