import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isReserved } from '../config/routes'
import { checkContent } from '../content-lint/check-content'
import type { ContentFile } from '../content-files/content-file'
import { withoutLocale } from '../content-model/content-path'
import { withField } from './adapt-page'
import { applyPlan, type Applied } from './apply'
import type { Plan } from './plan'
import { isPage } from './plan-pages'

/**
 * Writes the planned files, except pages whose URL another page has, which a build of this site rejects; Docusaurus
 * publishes one of them. Docs whose URL the site reserves get another slug. The report names these pages.
 */
export async function applyWithoutConflicts(plan: Plan, to: string): Promise<Applied> {
  const applied = applyPlan(plan, to)
  const omitted = new Set<string>()
  for (let found = await conflicts(plan, to); found.length > 0; found = await conflicts(plan, to)) {
    for (const { page, message, slug } of found) {
      if (slug !== undefined) {
        move(plan, page, slug, message)
        continue
      }
      plan.open.push({ file: plan.files.get(page)?.from ?? page, message: `was left out: it ${message}` })
      plan.files.delete(page)
      omitted.add(page)
    }
    applyPlan(plan, to)
  }
  return { ...applied, written: applied.written.filter((file) => !omitted.has(file)) }
}

/** Gives a page another slug, and says why. */
function move(plan: Plan, page: string, slug: string, reason: string): void {
  const { from, content } = plan.files.get(page) ?? {}
  const file = from ?? page
  const text = withField(String(content ?? readFileSync(file, 'utf8')), 'slug', slug)
  plan.files.set(page, { ...(from !== undefined && { from }), content: text })
  // the advice of the check, to give it another slug, has been followed
  const fact = reason.replace(/: give .*/, '')
  plan.open.push({ file, message: `is at ${slug}/, because it ${fact}: change links to it by URL` })
}

/** A page that cannot be published at its URL, the reason, and the slug that it gets; without a slug it is omitted. */
interface Conflict {
  readonly page: string
  readonly message: string
  readonly slug?: string | undefined
}

/** Returns the planned pages to move or omit so that no two pages have the same URL and none has a reserved one. */
async function conflicts(plan: Plan, to: string): Promise<Conflict[]> {
  const { diagnostics, files } = await checkContent(to)
  return diagnostics.flatMap(({ rule, severity, file, message }) => {
    const page = path.relative(to, file)
    if (rule !== 'location' || severity !== 'error' || !isPage(page) || !plan.files.has(page)) return []
    const other = untranslatedWithUrlOf(page, files)
    const [omitted, reason] = other && plan.files.has(other) ? [other, `has the same URL as ${page}`] : [page, message]
    const slug = omitted === page ? slugForReserved(files.find((one) => one.file === page)) : undefined
    return [{ page: omitted, message: reason.replaceAll(`${to}${path.sep}`, ''), slug }]
  })
}

/** Returns another slug for a doc whose URL the site reserves; undefined for other pages. */
function slugForReserved(file: ContentFile | undefined): string | undefined {
  if (file?.collection !== 'docs' || !isReserved(file.locale, file.path)) return undefined
  const free = file.path.replace(/^[^/]+/, '$&-page')
  return isReserved(file.locale, free) ? undefined : `/${free.replace(/\/$/, '')}`
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
