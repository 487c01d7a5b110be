import path from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Migration } from './migrate'
import type { Note } from './plan'

/** The name of the report in the content folder; it is not published. */
export const reportFile = 'migration-report.md'

/** The maximum number of lines of a list in the report. */
const MAX_LINES = 200

/** Returns the report of a migration as Markdown: what was migrated and changed, and what is left to do. */
export function migrationReport(
  { plan, applied, languages }: Migration,
  { from, to, diagnostics }: { from: string; to: string; diagnostics: readonly Diagnostic[] },
): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning')
  const files = [...plan.files.keys()]
  const pages = files.filter((file) => /^(?:en|zh)\/.*\.mdx?$/.test(file) && !/\/_/.test(file))
  const inFolder = (name: string) => pages.filter((file) => file.startsWith(`${name}/`)).length
  const table = [
    ['English docs', inFolder('en/docs')],
    ['Chinese docs', inFolder('zh/docs')],
    ['English posts', inFolder('en/blog')],
    ['Chinese posts', inFolder('zh/blog')],
    ['Files beside pages', files.filter((file) => /^(?:en|zh)\//.test(file)).length - pages.length],
    ['Static files', files.filter((file) => file.startsWith('static/')).length],
    ['Settings', files.filter((file) => !file.includes('/')).length],
  ] as const
  return `${[
    `# Migration of ${path.basename(path.resolve(from))}`,
    `\`${to}\` is a content folder: \`CONTENT_DIR=${to} npm run dev\` shows it, \`npm run build\` with the same setting builds it.`,
    '## Migrated',
    ['| What | Files |', '| --- | ---: |', ...table.map(([what, count]) => `| ${what} | ${count} |`)].join('\n'),
    `This run wrote ${applied.written.length} files, deleted ${applied.deleted.length}, and left ${applied.unchanged.length} as they were. Languages of the source: ${Object.entries(
      languages.names,
    )
      .map(([locale, name]) => `${name} as ${locale}`)
      .join(', ')}.`,
    ...section('Edited by hand since the last migration, and left as they are', applied.edited),
    ...section('Changed', noteLines(groupNotes(plan.changed), from)),
    ...section('To do: outside of pages', noteLines(plan.open, from)),
    ...section('To do: errors, which stop a build', errors.map(diagnosticLine)),
    ...section('Warnings: shown differently, or omitted', warnings.map(diagnosticLine)),
  ].join('\n\n')}\n`
}

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const more = lines.length - MAX_LINES
  const cut = more > 0 ? [`- … and ${more} more: \`npm run check:content\` lists all`] : []
  return [`## ${title}`, [...lines.slice(0, MAX_LINES).map((line) => `- ${line}`), ...cut].join('\n')]
}

/** The number of files that are changed for one reason from which on only the first one is named. */
const MIN_GROUP = 6

/** Groups notes whose messages end in the same reason. */
function groupNotes(notes: readonly Note[]): Note[] {
  const groups = new Map<string, [Note, ...Note[]]>()
  for (const note of notes) {
    const reason = /, because .*$/.exec(note.message)?.[0] ?? JSON.stringify(note)
    const group = groups.get(reason)
    if (group) group.push(note)
    else groups.set(reason, [note])
  }
  return [...groups.values()].flatMap((group) => {
    if (group.length < MIN_GROUP) return group
    const [first, ...others] = group
    const count = new Set(others.map(({ file }) => file)).size
    return [{ ...first, message: `${first.message} (other files were changed likewise: ${count})` }]
  })
}

function noteLines(notes: readonly Note[], from: string): string[] {
  const root = path.resolve(from)
  return notes.map(({ file, line, message }) => {
    const name = path.isAbsolute(file) ? path.relative(root, file) : file
    const text = message.replaceAll(root + path.sep, '')
    return `\`${name}${line === undefined ? '' : `:${line}`}\` ${text}`
  })
}

function diagnosticLine({ file, line, column, message, fix }: Diagnostic): string {
  return `\`${file}:${line}:${column}\` ${message} → ${fix}`
}
