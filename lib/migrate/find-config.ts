import { readdirSync } from 'node:fs'
import path from 'node:path'

const CONFIG = /^docusaurus\.config\.(?:js|ts|mjs|mts|cjs|cts)$/
const SKIPPED = /^(?:\.|node_modules$|build$|dist$|__|.*versioned_docs$)/
const MAX_DEPTH = 5

/** Returns the Docusaurus configurations in a folder and below it, those nearest to it first. */
export function findConfigs(folder: string): string[] {
  const found: string[] = []
  let level = [folder]
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth += 1) {
    const next: string[] = []
    for (const current of level)
      for (const entry of readdirSync(current, { withFileTypes: true })) {
        if (entry.isFile() && CONFIG.test(entry.name)) found.push(path.join(current, entry.name))
        if (entry.isDirectory() && !SKIPPED.test(entry.name)) next.push(path.join(current, entry.name))
      }
    level = next
  }
  return found
}
