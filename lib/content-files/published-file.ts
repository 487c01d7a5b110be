import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { formatLocation, parseLocation, type Location } from '../content-model/redirects'
import type { PagePath } from '../config/routes'

/** The published pages with the ids of their sections. */
export type PublishedPages = ReadonlyMap<PagePath, readonly string[]>

/** A published location and its line in `published.txt`. */
export interface PublishedLocation extends Location {
  readonly line: number
}

/** Returns the path of `published.txt`, which lists the pages and sections that have been published. */
export function publishedFile(contentDir: string): string {
  return path.join(contentDir, 'published.txt')
}

/** Reads `published.txt` of a content folder; empty if it does not exist. */
export function readPublished(contentDir: string): PublishedLocation[] {
  const file = publishedFile(contentDir)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .flatMap((text, index) => {
      const [first = '', ...anchors] = text.trim().split(/\s+/)
      if (!first.startsWith('/')) return []
      const { page } = parseLocation(first)
      return ['', ...anchors.map((anchor) => anchor.replace(/^#/, ''))].map((anchor) => ({
        page,
        anchor,
        line: index + 1,
      }))
    })
}

/** Formats `published.txt`: one line per page, with its path and the ids of its sections, sorted. */
export function formatPublished(pages: PublishedPages): string {
  const lines = [...pages].map(([page, anchors]) =>
    [formatLocation({ page, anchor: '' }), ...[...anchors].sort().map((anchor) => `#${anchor}`)].join(' '),
  )
  return ['# What has been published, written by `npm run content:publish`.', ...lines.sort(), ''].join('\n')
}
