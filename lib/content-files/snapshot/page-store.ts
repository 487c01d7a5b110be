import { rmSync } from 'node:fs'
import path from 'node:path'
import type { PageRecord } from '../../content-model/record'
import { codeHash } from '../../node/code-hash'
import { contentHash } from '../../node/content-hash'
import { readCached } from '../../node/json-cache'
import { replaceFile } from '../../node/replace-file'
import { splitFrontmatter } from '../frontmatter'
import { startContentlayer, type Contentlayer } from './contentlayer'
import { stagePages } from './staging'

/** A record without its body, with a hash of its frontmatter. */
interface StoredRecord {
  readonly hash: string
  readonly record: PageRecord
}

/** The stored records of a content folder's pages, by their paths in the folder. */
interface StoredRecords {
  readonly key: string
  readonly pages: Readonly<Record<string, StoredRecord>>
}

/** Returns a key of the inputs of records other than the texts: the content folder, the schema and the packages. */
function storeKey(contentDir: string): string {
  return JSON.stringify([
    contentDir,
    codeHash('lib/content-model', 'lib/content-files', 'contentlayer.config.ts', 'package-lock.json'),
  ])
}

/**
 * Creates contentlayer's records of pages. Records are cached by the hash of the frontmatter, across processes; the
 * body is the rest of the text. Contentlayer starts when a new frontmatter is first read.
 */
export class PageStore {
  private readonly key: string
  private readonly file: string
  /** The folder from which contentlayer reads the texts. */
  private readonly staging: string
  private readonly known: Map<string, StoredRecord>
  private contentlayer: Contentlayer | undefined
  private turn = 0

  /** `cache` is a folder that no other process uses at the same time. */
  constructor(
    contentDir: string,
    cache: string,
    private readonly start: () => Contentlayer = startContentlayer,
  ) {
    this.key = storeKey(contentDir)
    this.file = path.join(cache, `records-${contentHash(contentDir)}.json`)
    this.staging = path.join(cache, 'changed')
    rmSync(this.staging, { recursive: true, force: true })
    const stored = readCached<StoredRecords>(this.file)
    this.known = new Map(stored?.key === this.key ? Object.entries(stored.pages) : [])
  }

  /** Starts contentlayer before the first edit needs it. */
  warmUp(): void {
    this.contentlayer ??= this.start()
  }

  /**
   * Returns the records of pages, whose texts are given by their paths in the content folder. Rejects if contentlayer
   * fails.
   */
  async recordsOf(texts: ReadonlyMap<string, string>): Promise<Map<string, PageRecord>> {
    const pages = [...texts].map(([file, text]) => {
      const { yaml, body } = splitFrontmatter(text)
      // contentlayer's YAML parser does not accept a carriage return at the end of the last field
      const head = text.slice(0, text.length - body.length).replaceAll('\r\n', '\n')
      return { file, head, body, hash: contentHash(yaml) }
    })
    const open = pages.filter(({ file, hash }) => this.known.get(file)?.hash !== hash)
    const typed = new Map(open.length > 0 ? (await this.createRecords(open)).map((record) => [record._id, record]) : [])
    for (const { file, hash } of open) {
      const record = typed.get(file)
      if (record) this.known.set(file, { hash, record: withBody(record, '') })
    }
    return new Map(
      pages.flatMap(({ file, body, hash }) => {
        const known = this.known.get(file)
        return known?.hash === hash ? [[file, withBody(known.record, body)] as const] : []
      }),
    )
  }

  /** Writes the records of these pages to the cache for the next start. */
  save(files: Iterable<string>): void {
    const pages = Object.fromEntries(
      [...files].flatMap((file) => {
        const known = this.known.get(file)
        return known ? [[file, known]] : []
      }),
    )
    replaceFile(this.file, JSON.stringify({ key: this.key, pages } satisfies StoredRecords))
  }

  /** Ends contentlayer's worker thread, without which the process does not exit. */
  async close(): Promise<void> {
    await this.contentlayer?.close()
  }

  /**
   * Creates records with contentlayer from a copy of the checked texts without their bodies, because the original files
   * may have changed since.
   */
  private async createRecords(
    pages: readonly { readonly file: string; readonly head: string }[],
  ): Promise<PageRecord[]> {
    this.warmUp()
    // a new folder each time, because contentlayer watches a folder for some time after reading it
    const staging = path.join(this.staging, String(this.turn++))
    stagePages(
      pages.map(({ file, head }) => ({ file: { file }, source: head })),
      staging,
    )
    try {
      return await (this.contentlayer as Contentlayer).readRecords(staging)
    } finally {
      rmSync(staging, { recursive: true, force: true })
    }
  }
}

function withBody(record: PageRecord, body: string): PageRecord {
  return { ...record, body: { raw: body } }
}
