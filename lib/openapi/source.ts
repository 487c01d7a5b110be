import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentDir } from '../config/content-folder'

const file = path.resolve(contentDir, 'api', 'openapi.yaml')

/** Returns the source of `api/openapi.yaml` in the content folder; an empty string if the file does not exist. */
export function apiSource(): string {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : ''
}

/** Whether a body, or a text that it imports, shows a part of `api/openapi.yaml`. */
export function showsApi({ body, imported = {} }: ShownTexts): boolean {
  return [body, ...Object.values(imported).map(({ text }) => text)].some((text) =>
    /<(?:Endpoint|ReportPart)\b/.test(text),
  )
}

/** A body with the texts that it imports. */
interface ShownTexts {
  readonly body: string
  readonly imported?: Readonly<Record<string, { readonly text: string }>>
}
