import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeHash } from '../code-hash'
import { startContentlayer, type Contentlayer } from '../content/contentlayer'
import type { PageRecord } from '../content/record'
import { contentHash } from '../content-hash'
import { readCached } from '../json-cache'
import { replaceFile } from '../replace-file'

/** The records of a content folder's pages, each with a hash of the text that it was made from. */
interface StoredRecords {
  readonly key: string
  readonly pages: Readonly<Record<string, { readonly hash: string; readonly record: PageRecord }>>
}

const folder = path.join('.cache', 'dev')
const store = path.join(folder, 'records.json')
const stagingRoot = path.join(folder, 'changed')

/** Names what records depend on beside the texts: the content folder, the schema and the packages. */
export function storeKey(contentDir: string): string {
  return JSON.stringify([contentDir, codeHash('lib/content', 'contentlayer.config.ts', 'package-lock.json')])
}

/**
 * Contentlayer's records of pages by their texts. Texts that were typed before, in this process or an earlier one, are
 * not typed again; contentlayer starts with the first text that is new.
 */
export class PageStore {
  private readonly key: string
  private readonly known: Map<string, { readonly hash: string; readonly record: PageRecord }>
  private contentlayer: Contentlayer | undefined
  private turn = 0

  constructor(contentDir: string) {
    this.key = storeKey(contentDir)
    rmSync(stagingRoot, { recursive: true, force: true })
    const stored = readCached<StoredRecords>(store)
    this.known = new Map(stored?.key === this.key ? Object.entries(stored.pages) : [])
  }

  /** Starts contentlayer, so that the first edit need not wait for it. */
  warmUp(): void {
    this.contentlayer ??= startContentlayer()
  }

  /** The records of pages, given as their texts by their paths in the content folder. Rejects if contentlayer fails. */
  async recordsOf(texts: ReadonlyMap<string, string>): Promise<Map<string, PageRecord>> {
    const hashes = new Map([...texts].map(([file, text]) => [file, contentHash(text)]))
    const open = [...texts].filter(([file]) => this.known.get(file)?.hash !== hashes.get(file))
    if (open.length > 0) {
      for (const record of await this.type(open))
        this.known.set(record._id, { hash: hashes.get(record._id) ?? '', record })
    }
    return new Map(
      [...texts.keys()].flatMap((file) => {
        const record = this.known.get(file)?.record
        return record ? [[file, record] as const] : []
      }),
    )
  }

  /** Stores the records of these pages for the next start. */
  save(files: Iterable<string>): void {
    const pages = Object.fromEntries(
      [...files].flatMap((file) => {
        const known = this.known.get(file)
        return known ? [[file, known]] : []
      }),
    )
    replaceFile(store, JSON.stringify({ key: this.key, pages } satisfies StoredRecords))
  }

  /** Has contentlayer read the texts as they were checked: someone may have saved a file again since. */
  private async type(texts: readonly (readonly [file: string, text: string])[]): Promise<PageRecord[]> {
    this.warmUp()
    // contentlayer watches the folder a little longer than it takes to read it
    const staging = path.join(stagingRoot, String(this.turn++))
    for (const [file, text] of texts) {
      mkdirSync(path.dirname(path.join(staging, file)), { recursive: true })
      writeFileSync(path.join(staging, file), text)
    }
    try {
      return await (this.contentlayer as Contentlayer).readRecords(staging)
    } finally {
      rmSync(staging, { recursive: true, force: true })
    }
  }
}
