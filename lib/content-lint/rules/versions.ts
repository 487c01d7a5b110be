import { matchesIn, type Prose, type TextPosition } from '../../content-model/prose'
import type { FileReport } from '../../diagnostics/diagnostic'
import type { Engine, EngineVersion } from '../../engine-versions/schema'

/** The names of each engine in texts, and the format of its version numbers. */
const engines: readonly (readonly [engine: Engine, names: string, version: RegExp])[] = [
  ['MySQL', 'MySQL|InnoDB', /^[5-9]\.\d+(?:\.\d+)?$/],
  ['MariaDB', 'MariaDB', /^1\d\.\d+(?:\.\d+)?$/],
  ['PostgreSQL', 'PostgreSQL', /^(?:9\.\d|1\d)$/],
  ['openGauss', 'openGauss', /^[1-9]\.\d\.\d$/],
  ['Oracle', 'Oracle', /^(?:\d+(?:c|g|i|ai)|(?:10|11|12|18|19|21|23)\.\d+)$/],
  ['SQL Server', 'SQL Server|T-SQL', /^20\d\d$/],
  ['OceanBase', 'OceanBase', /^[1-4](?:\.\d+){1,3}$/],
  ['KES', 'KES|KingbaseES', /^V\d+$/],
  ['TDSQL', 'TDSQL', /^\d+(?:\.\d+)+$/],
]

/** Version numbers that belong to one engine only, even if the sentence does not name it. */
const unmistakable: readonly (readonly [engine: Engine, version: RegExp])[] = [
  ['MySQL', /^(?:5\.[67]|8\.[04])(?:\.\d+)?$/],
  ['Oracle', /^\d+(?:c|g|ai)$/],
]

const VERSION = '(?<version>V?\\d+(?:\\.\\d+)*(?:c|g|i|ai)?)(?![\\w%]|[.,:/-]\\d)'
const NAME = `(?:(?:${engines.map(([, names]) => names).join('|')})\\s+)?`

/** Patterns of phrases that state the first version with a feature; a result “from PostgreSQL 18” does not match. */
const beginnings: readonly RegExp[] = [
  `(?<!\\b(?:comes?|came|descends?|is|are|was|were)\\s)\\b(?:[Ff]rom|[Ss]ince)\\s+${NAME}(?:version\\s+)?${VERSION}(?!\\s+to\\s)`,
  `(?<![\\w.,-])${VERSION},?\\s+(?:and|or)\\s+(?:later|newer|above|higher)\\b`,
  `(?<![\\w.,-])${VERSION}\\s+onwards?\\b`,
  `\\b(?:[Aa]dded|[Ii]ntroduced|[Nn]ew|arrived|appeared)\\s+in\\s+${NAME}(?:version\\s+)?${VERSION}`,
  `(?<![\\w.,-])${VERSION}\\s*版?\\s*(?:起|开始|(?:及|或)(?:其)?(?:以上|以后|之后|更高|更新))`,
].map((source) => new RegExp(source, 'gu'))

const SENTENCE_END = /[.!?](?=\s)|[。！？]/g

/** A statement in a text that an engine has a feature since a version. */
export interface VersionClaim extends TextPosition {
  readonly engine: Engine
  readonly version: string
}

/** Reports version claims that `versions.yml` does not contain; returns an empty list without the file. */
export function unlistedVersions(
  prose: Prose,
  versions: readonly EngineVersion[] | undefined,
  title = '',
): FileReport[] {
  if (!versions) return []
  return versionClaims(prose, title)
    .filter(({ engine, version }) => !versions.some((entry) => entry.engine === engine && entry.from === version))
    .map(({ line, column, engine, version }) => ({
      line,
      column,
      message: `no entry of versions.yml says that ${engine} has something from ${version} on`,
    }))
}

/**
 * Returns the version claims of a text. The engine of a version is the last one before it in the sentence, else the only
 * engine with version numbers of this form, else the engine in the title; a version without an engine is ignored.
 */
export function versionClaims(prose: Prose, title = ''): VersionClaim[] {
  const claims = beginnings.flatMap((pattern) =>
    matchesIn(prose, pattern).flatMap(({ line, match }): VersionClaim[] => {
      const version = match.groups?.version ?? ''
      const at = match.index + match[0].indexOf(version)
      const sentence = lastSentence((prose[line - 1] ?? '').slice(0, at))
      const engine = engineIn(sentence, version) ?? unmistakableEngine(version) ?? engineIn(title, version)
      return engine ? [{ line, column: at + 1, engine, version }] : []
    }),
  )
  return [...new Map(claims.map((claim) => [`${claim.line}:${claim.column}`, claim])).values()]
}

function lastSentence(text: string): string {
  return text.slice([...text.matchAll(SENTENCE_END)].at(-1)?.index ?? 0)
}

/** Returns the engine that a text names last, among those whose version format matches. */
function engineIn(text: string, version: string): Engine | undefined {
  const named = engines
    .filter(([, , form]) => form.test(version))
    .map(([engine, names]) => ({ engine, at: [...text.matchAll(new RegExp(names, 'g'))].at(-1)?.index ?? -1 }))
    .filter(({ at }) => at >= 0)
  return named.sort((a, b) => b.at - a.at)[0]?.engine
}

function unmistakableEngine(version: string): Engine | undefined {
  return unmistakable.find(([, form]) => form.test(version))?.[0]
}
