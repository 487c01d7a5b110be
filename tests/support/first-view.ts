import path from 'node:path'
import { readPage } from './files'

/** A page of each template, by its path below a language's root. */
export const firstViewTemplates = [
  '',
  'guides/optimize/explainOutput/',
  'guides/optimize/workload-modes/Postgres_QueryLog/',
  'faq/',
  'glossary/',
  'guides/ppv/',
  'api/create-analysis/',
  'insides/rules/',
  'insides/audit/dbDesign/nameConversion/',
  'insides/rewrite/conditions/',
  'blog/',
  'blog/2025/reading-plan-diffs/',
  'blog/archive/',
  'blog/tags/',
  'blog/tags/optimize/',
  'blog/authors/team/',
  'search/',
  'tags/',
  'tags/optimization/',
  'workbench/compare/',
  'workbench/index-advisor/',
  'workbench/plan/',
  'workbench/review/',
  'workbench/run/',
]

interface FirstView {
  /** The paths of the page and of what a browser fetches for it while nothing is touched. */
  readonly files: readonly string[]
  /** The texts of the scripts that run in the page, without those that only hold its data. */
  readonly inlineScripts: readonly string[]
  readonly hasTabs: boolean
}

/** Returns the files and sizes that the first view of a page of `out/` needs, read from its HTML. */
export function readFirstView(url: string): FirstView {
  const { document } = readPage('out', path.posix.relative('/docs', url))
  const attributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
  const scripts = [...document.querySelectorAll('script:not([src], [type])')].map(({ textContent }) => textContent)
  return {
    files: [
      url,
      ...attributes('link[rel=stylesheet], link[rel=preload], link[rel=modulepreload]', 'href'),
      ...attributes('script[src]:not([nomodule]), img[src]:not([src^="data:"]), iframe[src]', 'src'),
    ],
    inlineScripts: scripts.filter((text) => !/^\(?self\.__next_f/.test(text)),
    hasTabs: document.querySelector('[data-tabs]') !== null,
  }
}
