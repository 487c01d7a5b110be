import { hashedFile } from '../hosting/headers'

/** The hash and size of each file of a build, by path. */
export type Release = ReadonlyMap<string, { readonly hash: string; readonly bytes: number }>

export interface Change {
  /** The folder path of a page, or the path of a file. */
  readonly name: string
  readonly kind: 'came' | 'went' | 'changed'
  readonly files: number
  /** The size in the new build minus the size in the old build, in bytes. */
  readonly growth: number
}

export interface ReleaseDiff {
  readonly pages: readonly Change[]
  readonly hashed: readonly Change[]
  readonly others: readonly Change[]
  readonly totals: { readonly files: number; readonly bytes: number; readonly same: number }
}

/** Matches the files that belong to a page. */
const PAGE_FILE = /^(.*\/)?index\.(?:html|txt|md)$/

/** Returns the differences between two builds; all files of a page count as a single change. */
export function releaseDiff(before: Release, after: Release): ReleaseDiff {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  const changed = names.filter((name) => before.get(name)?.hash !== after.get(name)?.hash)
  const [old, current] = [before, after].map((release) => new Set([...release.keys()].map(unitOf)))
  const groups = new Map<string, string[]>()
  for (const name of changed) groups.set(unitOf(name), [...(groups.get(unitOf(name)) ?? []), name])
  const changes = [...groups].map(([name, files]): Change => ({
    name,
    kind: !old?.has(name) ? 'came' : !current?.has(name) ? 'went' : 'changed',
    files: files.length,
    growth: files.reduce((sum, file) => sum + (after.get(file)?.bytes ?? 0) - (before.get(file)?.bytes ?? 0), 0),
  }))
  const isPage = ({ name }: Change) => name.startsWith('/')
  const isHashed = ({ name }: Change) => hashedFile.test(`/${name}`)
  return {
    pages: changes.filter(isPage),
    hashed: changes.filter((change) => !isPage(change) && isHashed(change)),
    others: changes.filter((change) => !isPage(change) && !isHashed(change)),
    totals: {
      files: after.size,
      bytes: [...after.values()].reduce((sum, { bytes }) => sum + bytes, 0),
      same: names.length - changed.length,
    },
  }
}

/** Returns the page to which a file belongs, or the file itself. */
function unitOf(file: string): string {
  const page = PAGE_FILE.exec(file)
  return page ? `/${page[1] ?? ''}` : file
}

const signs = { came: '+', went: '-', changed: '~' } as const

/** Formats the differences for a terminal; files with hashed names are only counted. */
export function diffText({ pages, hashed, others, totals }: ReleaseDiff): string {
  const line = ({ kind, name, files, growth }: Change) =>
    `  ${signs[kind]} ${name}  ${signed(growth)} B${name.startsWith('/') ? `, ${files} of its files` : ''}`
  const section = (title: string, changes: readonly Change[]) =>
    changes.length === 0 ? [] : [`${title}: ${counts(changes)}`, ...changes.map(line)]
  return [
    ...section('pages', pages),
    ...section('other files', others),
    ...(hashed.length === 0 ? [] : [`hashed files: ${counts(hashed)}`]),
    `${totals.same} files are the same; the new build has ${totals.files} files, ${totals.bytes} B`,
  ].join('\n')
}

function counts(changes: readonly Change[]): string {
  const of = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length
  const growth = changes.reduce((sum, change) => sum + change.growth, 0)
  return `${of('came')} came, ${of('went')} went, ${of('changed')} changed, ${signed(growth)} B`
}

function signed(bytes: number): string {
  return bytes > 0 ? `+${bytes}` : String(bytes)
}
