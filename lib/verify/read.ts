import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ownUrls } from './rules/addresses'
import { pageFacts, type PageFacts } from './facts'
import { findings, type ExportFinding } from './finding'
import { activeMarkup } from './rules/inert'
import { leaksOf, localUrls } from './rules/leaks'
import { parsePage } from './page'
import { policyErrors } from './rules/policy'
import { structuredDataErrors } from './rules/structured-data'
import { structureErrors } from './rules/structure'
import { MarkupDeduplicator } from './rules/markup-deduplicator'
import { invalidMarkup } from './rules/validity'
import { unreadable } from './whole'

export interface ReadTask {
  readonly outDir: string
  readonly origin: string
  readonly basePath: string
  readonly files: readonly string[]
}

/** The result of reading some files of a site; plain data, which a worker can transfer. */
export interface ReadFiles {
  readonly findings: ExportFinding[]
  readonly pages: PageFacts[]
  readonly urls: [file: string, urls: string[]][]
}

/** The markup of earlier pages, kept for the lifetime of the worker. */
const seen = new MarkupDeduplicator()

/** Reads some files, each once, and runs the rules about single files. */
export function readFiles(task: ReadTask): ReadFiles {
  const result: ReadFiles = { findings: [], pages: [], urls: [] }
  for (const file of task.files) {
    const text = readFileSync(path.join(task.outDir, file), 'utf8')
    result.findings.push(...findings('leaks', leaksOf(file, text)), ...findings('whole', unreadable(file, text)))
    if (file.endsWith('.html')) readPage(file, text, task, result)
    else {
      const urls = ownUrls(file, text, task)
      if (urls.length > 0) result.urls.push([file, urls])
    }
  }
  return result
}

function readPage(file: string, html: string, { origin }: ReadTask, result: ReadFiles): void {
  const page = parsePage(file, html)
  result.pages.push(pageFacts(page))
  result.findings.push(
    ...findings('structure', structureErrors(page)),
    ...findings('validity', invalidMarkup(page, seen)),
    ...findings('data', structuredDataErrors(page)),
    ...findings('inert', activeMarkup(page)),
    ...findings('policy', policyErrors(page, origin)),
    ...findings('leaks', localUrls(page)),
  )
}
