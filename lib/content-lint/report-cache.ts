import { isDeepStrictEqual } from 'node:util'
import type { FileReport } from '../diagnostics/diagnostic'
import type { ContentRuleId } from '../diagnostics/rules'
import { contentHash } from '../node/content-hash'
import { readCached } from '../node/json-cache'
import { replaceFile } from '../node/replace-file'

/** The reports of checks by rule, without rules that report nothing. */
export type RuleReports = readonly (readonly [rule: ContentRuleId, reports: readonly FileReport[]])[]

interface StoredReports {
  readonly key: string
  readonly reports: Readonly<Record<string, RuleReports>>
}

/** A JSON file with the reports about texts, so that unchanged texts are not checked again. */
export class ReportCache {
  private readonly stored: StoredReports
  private readonly used: Record<string, RuleReports> = {}

  /** `key` identifies everything that reports depend on besides their text. */
  constructor(
    private readonly file: string,
    private readonly key: string,
  ) {
    const stored = readCached<StoredReports>(file)
    this.stored = stored?.key === key ? stored : { key, reports: {} }
  }

  /** Returns the reports about a text, or calls `find` if the text has changed. */
  reportsOf(text: readonly string[], find: () => RuleReports): RuleReports {
    const hash = contentHash(text.join('\n'))
    return (this.used[hash] ??= this.stored.reports[hash] ?? find())
  }

  /** Stores the reports that were used, and removes all others. */
  save(): void {
    const current: StoredReports = { key: this.key, reports: this.used }
    if (!isDeepStrictEqual(current, this.stored)) replaceFile(this.file, JSON.stringify(current))
  }
}
