import path from 'node:path'
import type { Plan } from './plan'

/** Notes what is lost of the pages that the OpenAPI plugin of Docusaurus has generated: their data is not in their texts. */
export function noteApiPages(plan: Plan): void {
  const sources = [...plan.files].flatMap(([file, { from }]) => (/\.api\.mdx$/.test(file) ? (from ?? []) : []))
  for (const folder of new Set(sources.map((file) => path.dirname(file)))) {
    const count = sources.filter((file) => path.dirname(file) === folder).length
    plan.open.push({
      file: folder,
      message: `the pages of the OpenAPI plugin (${count}) are shown with their methods, paths and descriptions only: put the OpenAPI document into static/ and link to it`,
    })
  }
}
