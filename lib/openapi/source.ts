import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentDir } from '../config/content-folder'

const file = path.resolve(contentDir, 'api', 'openapi.yaml')

/** The API document's source; empty for content that has no API. */
export function apiSource(): string {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : ''
}
