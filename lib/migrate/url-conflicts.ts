import path from 'node:path'
import { checkContent } from '../content-lint/check-content'
import type { ContentFile } from '../content-files/content-file'
import { withoutLocale } from '../content-model/content-path'
import { applyPlan, type Applied } from './apply'
import type { Plan } from './plan'
import { isPage } from './plan-pages'

/**
 * Writes the planned files, except pages whose URL another page has or the site reserves, which a build of this site
 * rejects; Docusaurus publishes one of them. The report names the omitted pages.
 */
export async function applyWithoutConflicts(plan: Plan, to: string): Promise<Applied> {
  const applied = applyPlan(plan, to)
  const omitted = new Set<string>()
  for (let found = await conflicts(plan, to); found.length > 0; found = await conflicts(plan, to)) {
    for (const { page, message } of found) {
      plan.open.push({ file: plan.files.get(page)?.from ?? page, message: `was left out: it ${message}` })
      plan.files.delete(page)
      omitted.add(page)
    }
    applyPlan(plan, to)
  }
  return { ...applied, written: applied.written.filter((file) => !omitted.has(file)) }
}

/** Returns the planned pages to omit so that no two pages have the same URL, each with the reason. */
async function conflicts(plan: Plan, to: string): Promise<{ page: string; message: string }[]> {
  const { diagnostics, files } = await checkContent(to)
  return diagnostics.flatMap(({ rule, severity, file, message }) => {
    const page = path.relative(to, file)
    if (rule !== 'location' || severity !== 'error' || !isPage(page) || !plan.files.has(page)) return []
    const other = untranslatedWithUrlOf(page, files)
    const [omitted, reason] = other && plan.files.has(other) ? [other, `has the same URL as ${page}`] : [page, message]
    return [{ page: omitted, message: reason.replaceAll(`${to}${path.sep}`, '') }]
  })
}

/** Returns the page without a translation that has the URL and language of `page`, if `page` has a translation. */
function untranslatedWithUrlOf(page: string, files: readonly ContentFile[]): string | undefined {
  const isTranslated = (one: ContentFile) =>
    files.some(
      (other) =>
        other.locale !== one.locale && other.path === one.path && withoutLocale(other.file) === withoutLocale(one.file),
    )
  const own = files.find(({ file }) => file === page)
  if (!own || !isTranslated(own)) return undefined
  return files.find((one) => one !== own && one.locale === own.locale && one.path === own.path && !isTranslated(one))
    ?.file
}
