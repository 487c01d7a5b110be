import type { ContentFile } from '../../content-files/content-file'
import type { FileReport } from '../../diagnostics/diagnostic'
import { engineReleases, recordingEngine } from '../engine-releases'

interface Citation {
  readonly version: string
  readonly released: string
  readonly line: number
  readonly column: number
}

/** Reports the latest version that a post cites if it was released after the date and the last update of the post. */
export function citedBeforeRelease(
  file: Pick<ContentFile, 'collection' | 'fields' | 'body' | 'bodyLine'>,
): FileReport[] {
  const dated = file.collection === 'blog' ? lastDay(file.fields) : undefined
  if (dated === undefined) return []
  const [latest] = citationsIn(file.body).sort((a, b) => b.released.localeCompare(a.released) || a.line - b.line)
  if (!latest || latest.released <= dated) return []
  const { version, released, line, column } = latest
  const message = `the post is dated ${dated}, before the release of ${version} (${released}), which it cites`
  return [{ line: file.bodyLine + line, column, message }]
}

/** Returns the later of a post's date and the last update in its frontmatter; undefined if it has neither. */
function lastDay({ date, last_update: update }: ContentFile['fields']): string | undefined {
  const updated = typeof update === 'object' && update !== null && 'date' in update ? update.date : undefined
  const days = [date, updated].filter((day) => typeof day === 'string').map((day) => day.slice(0, 10))
  return days.sort().at(-1)
}

const engines = Object.keys(engineReleases).join('|')
const number = String.raw`\d+(?:\.\d+)*`
/** Matches an engine with one or more versions: “PostgreSQL 15 and 18.4”. */
const cited = new RegExp(
  String.raw`\b(${engines}) (${number}(?:(?: and | or | to |、| ?[和与或至到] ?)${number})*)`,
  'g',
)

/** Returns the known versions of engines that a body cites or whose results it shows; lines are 0-based. */
function citationsIn(body: string): Citation[] {
  return body.split('\n').flatMap((text, line) => {
    const prints = /^<(?:Plan|Rewrite)\b/.test(text) ? recordingEngine : text
    return [...prints.matchAll(cited)].flatMap(({ 1: engine = '', 2: versions = '', index }) =>
      [...versions.matchAll(new RegExp(number, 'g'))].flatMap(([version]) => {
        const release = releaseOf(engine, version)
        return release ? [{ ...release, line, column: index + 1 }] : []
      }),
    )
  })
}

/** Returns the release of a version and its date: 18 for PostgreSQL 18.4, 8.0 for MySQL 8.0.24. */
function releaseOf(engine: string, version: string): Pick<Citation, 'version' | 'released'> | undefined {
  const releases: Readonly<Record<string, string>> = engineReleases[engine as keyof typeof engineReleases]
  const [major = '', minor = ''] = version.split('.')
  const name = [`${major}.${minor}`, major].find((known) => Object.hasOwn(releases, known))
  const released = name === undefined ? undefined : releases[name]
  return released === undefined ? undefined : { version: `${engine} ${name}`, released }
}
