import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ownAddresses } from './rules/addresses'
import { pageFacts, type PageFacts } from './facts'
import { findings, type ExportFinding } from './finding'
import { activeMarkup } from './rules/inert'
import { leaksOf, localAddresses } from './rules/leaks'
import { parsePage } from './page'
import { policyMistakes } from './rules/policy'
import { structuredDataMistakes } from './rules/structured-data'
import { structureMistakes } from './rules/structure'
import { SeenMarkup } from './rules/unseen'
import { invalidMarkup } from './rules/validity'
import { unreadable } from './whole'

export interface ReadTask {
  readonly outDir: string
  readonly origin: string
  readonly basePath: string
  readonly files: readonly string[]
}

/** What reading some files of a site told: plain data, so that it can leave a worker. */
export interface ReadFiles {
  readonly findings: ExportFinding[]
  readonly pages: PageFacts[]
  readonly addresses: [file: string, addresses: string[]][]
}

/** What the pages before had: kept as long as the worker is. */
const seen = new SeenMarkup()

/** Reads some files, each once, and says what can be said of each alone. */
export function readFiles(task: ReadTask): ReadFiles {
  const result: ReadFiles = { findings: [], pages: [], addresses: [] }
  for (const file of task.files) {
    const text = readFileSync(path.join(task.outDir, file), 'utf8')
    result.findings.push(...findings('leaks', leaksOf(file, text)), ...findings('whole', unreadable(file, text)))
    if (file.endsWith('.html')) readPage(file, text, task, result)
    else {
      const addresses = ownAddresses(file, text, task)
      if (addresses.length > 0) result.addresses.push([file, addresses])
    }
  }
  return result
}

function readPage(file: string, html: string, { origin }: ReadTask, result: ReadFiles): void {
  const page = parsePage(file, html)
  result.pages.push(pageFacts(page))
  result.findings.push(
    ...findings('structure', structureMistakes(page)),
    ...findings('validity', invalidMarkup(page, seen)),
    ...findings('data', structuredDataMistakes(page)),
    ...findings('inert', activeMarkup(page)),
    ...findings('policy', policyMistakes(page, origin)),
    ...findings('leaks', localAddresses(page)),
  )
}
