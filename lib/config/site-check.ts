import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Report } from '../diagnostics/diagnostic'
import { kebabCase } from '../text/kebab-case'
import { positionAt } from '../text/position-at'
import { site } from './site'

const siteFile = 'lib/config/site.ts'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be a URL such as https://www.example.com/' })

const origin = z.string().refine((value) => URL.canParse(value) && /^https?:\/\/[^/?#@]+$/i.test(value), {
  error: 'must be an origin such as https://docs.example.com, without a path',
})

const footerForms = 'must be either columns with titles or single links: the footer shows one form'

const facts = z.object({
  url: origin,
  buildDate: z.iso.date({ error: 'must be a day such as 2025-01-31' }),
  runtime: z.enum(['intent', 'eager'], { error: 'must be intent or eager' }),
  offline: z.enum(['on', 'off'], { error: 'must be on or off' }),
  product: z.object({
    name: z
      .string()
      .min(1, { error: 'must not be empty' })
      .regex(/^[^<{]*$/, { error: 'must not contain “<” or “{”' }),
    slug: z.string().regex(kebabCase, { error: 'must be lower-case letters, digits and hyphens' }),
  }),
  provider: z.object({
    home: httpUrl,
    support: httpUrl,
    editBase: httpUrl.or(z.literal('')),
    community: httpUrl,
    social: httpUrl,
  }),
  feedback: z.object({
    state: z.enum(['on', 'off'], { error: 'must be on or off' }),
    form: httpUrl.or(z.literal('')),
  }),
  analytics: z.object({
    gtag: z.object({
      id: z.string().regex(/^([A-Z]{1,3}-[A-Z0-9-]+)?$/, { error: 'must be an id such as G-ABC123, or empty' }),
      script: httpUrl,
    }),
    plausible: z.object({
      domain: z.string().regex(/^[a-z0-9.-]*$/, { error: 'must be a name such as docs.example.com, or empty' }),
      endpoint: httpUrl,
    }),
  }),
  footer: z.object({
    links: z
      .array(z.looseObject({}))
      .refine((links) => new Set(links.map((link) => 'title' in link)).size <= 1, { error: footerForms }),
  }),
})

/** The environment variable of each setting that has one. */
const variables: Readonly<Record<string, string>> = {
  url: 'SITE_URL',
  buildDate: 'SITE_DATE',
  runtime: 'SITE_RUNTIME',
  offline: 'SITE_OFFLINE',
  'product.name': 'PRODUCT_NAME',
  'product.slug': 'PRODUCT_SLUG',
  'provider.home': 'PROVIDER_URL',
  'provider.support': 'PROVIDER_SUPPORT_URL',
  'provider.editBase': 'EDIT_BASE_URL',
  'provider.community': 'COMMUNITY_URL',
  'provider.social': 'SOCIAL_URL',
  'feedback.state': 'FEEDBACK',
  'feedback.form': 'FEEDBACK_URL',
  'analytics.gtag.id': 'GTAG_ID',
  'analytics.gtag.script': 'GTAG_SCRIPT_URL',
  'analytics.plausible.domain': 'PLAUSIBLE_DOMAIN',
  'analytics.plausible.endpoint': 'PLAUSIBLE_ENDPOINT',
}

/** Returns the errors in the site's settings, each at the position of its variable or field in `site.ts`. */
export function checkSiteSettings(given: typeof site = site): Report[] {
  const result = facts.safeParse(given)
  if (result.success) return []
  const source = readFileSync(siteFile, 'utf8')
  return result.error.issues.map((issue) => {
    const fact = issue.path.join('.')
    const variable = variables[fact]
    const position = positionAt(source, Math.max(source.indexOf(variable ?? `${String(issue.path.at(-1))}:`), 0))
    if (variable === undefined) return { file: siteFile, ...position, message: `${fact} ${issue.message}` }
    const value = issue.path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], given)
    const message = `${variable} ${issue.message}, not ${JSON.stringify(value)}`
    return { file: siteFile, ...position, message, fix: `set the environment variable; docs/settings.md lists them` }
  })
}
