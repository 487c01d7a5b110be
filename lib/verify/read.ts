import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ownUrls } from './rules/urls'
import { pageFacts, type PageFacts } from './facts'
import { runChecks } from '../diagnostics/check'
import type { Diagnostic } from '../diagnostics/diagnostic'
import { fileChecks, pageChecks } from './checks'
import { parsePage } from './page'

export interface ReadTask {
  readonly outDir: string
  readonly origin: string
  readonly basePath: string
  readonly files: readonly string[]
}

/** The result of reading files of a site, which a worker can transfer by structured clone. */
export interface ReadFiles {
  readonly diagnostics: Diagnostic[]
  readonly pages: PageFacts[]
  readonly urls: [file: string, urls: string[]][]
}

/** Reads files of a site and runs the rules for single files and pages. */
export function readFiles(task: ReadTask): ReadFiles {
  const result: ReadFiles = { diagnostics: [], pages: [], urls: [] }
  for (const file of task.files) {
    const text = readFileSync(path.join(task.outDir, file), 'utf8')
    result.diagnostics.push(...runChecks(fileChecks, { file, text }))
    if (file.endsWith('.html')) readPage(file, text, task, result)
    const urls = ownUrls(file, text, task)
    if (urls.length > 0) result.urls.push([file, urls])
  }
  return result
}

function readPage(file: string, html: string, { origin }: ReadTask, result: ReadFiles): void {
  const page = parsePage(file, html)
  result.pages.push(pageFacts(page))
  result.diagnostics.push(...runChecks(pageChecks, { page, origin }))
}
