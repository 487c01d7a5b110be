import { isDeepStrictEqual } from 'node:util'
import { contentHash } from './content-hash'
import { readCached } from './json-cache'
import { replaceFile } from './replace-file'

interface Stored<Value> {
  readonly key: string
  readonly values: Readonly<Record<string, Value>>
}

/** A JSON file with what was made from texts, so that it is not made again from unchanged texts. */
export class TextCache<Value> {
  private readonly stored: Stored<Value>
  private readonly used: Record<string, Value> = {}

  /** `key` identifies everything that the values depend on besides their texts. */
  constructor(
    private readonly file: string,
    private readonly key: string,
  ) {
    const stored = readCached<Stored<Value>>(file)
    this.stored = stored?.key === key ? stored : { key, values: {} }
  }

  /** Returns the value of a text, which may have several parts; calls `make` if the text is new. */
  valueFor(text: readonly string[], make: () => Value): Value {
    const hash = contentHash(text.join('\n'))
    return (this.used[hash] ??= this.stored.values[hash] ?? make())
  }

  /** Stores the values that were used, and removes all others. */
  save(): void {
    const current: Stored<Value> = { key: this.key, values: this.used }
    if (!isDeepStrictEqual(current, this.stored)) replaceFile(this.file, JSON.stringify(current))
  }
}
