import type { FieldDefs } from 'contentlayer2/source-files'
import { z } from 'zod'
import { site } from '../config/site'
import { checkAuthors } from './author-issues'
import { locationError } from './redirects'
import type { ContentSettings } from './settings'
import { isSlug } from './slug'
import { isIsoDate } from './spelled-date'

/** The type of a frontmatter field. */
export type FieldKind =
  | 'text'
  | 'texts'
  | 'tagKeys'
  | 'authorKeys'
  | 'flag'
  | 'number'
  | 'date'
  | 'level'
  | 'name'
  | 'slug'
  | 'image'
  | 'reference'
  | 'url'
  | 'lastUpdate'
  | 'locations'
  | 'hash'

interface Field {
  readonly kind: FieldKind
  readonly required?: true
}

const date = z
  .string({ error: 'must be a date such as 2025-01-31' })
  .refine(isIsoDate, { error: 'must be a real date such as 2025-01-31' })
const text = z.string({ error: 'must be text' }).min(1, { error: 'must not be empty' })

const location = text.refine((value) => locationError(value) === undefined, {
  error: ({ input }) => locationError(String(input)),
})

/** Returns the schema of a key that `file` declares; Docusaurus also accepts inline tags and authors. */
const keyOf = (file: string) =>
  z
    .string({ error: ({ input }) => (isObject(input) ? `must be a key that ${file} declares` : 'must be text') })
    .min(1, {
      error: 'must not be empty',
    })

/** The validation schema and the contentlayer type of each kind of field. */
const kinds = {
  text: { zod: text, contentlayer: { type: 'string' } },
  texts: {
    zod: z.array(text, { error: 'must be a list of texts' }),
    contentlayer: { type: 'list', of: { type: 'string' } },
  },
  tagKeys: {
    zod: z.array(keyOf('tags.yml'), { error: 'must be a list of keys that tags.yml declares' }),
    contentlayer: { type: 'list', of: { type: 'string' } },
  },
  authorKeys: {
    zod: z.union([text, z.array(text)], { error: 'must be a key that authors.yml declares, or a list of such keys' }),
    contentlayer: { type: 'json' },
  },
  flag: { zod: z.boolean({ error: 'must be true or false' }), contentlayer: { type: 'boolean' } },
  number: { zod: z.number({ error: 'must be a number' }), contentlayer: { type: 'number' } },
  date: { zod: date, contentlayer: { type: 'date' } },
  level: {
    zod: z
      .int({ error: 'must be a heading level from 2 to 6' })
      .min(2, { error: 'must be at least 2' })
      .max(6, { error: 'must be at most 6' }),
    contentlayer: { type: 'number' },
  },
  name: {
    zod: text.regex(/^[^/]+$/, { error: 'must be one segment, without “/”' }),
    contentlayer: { type: 'string' },
  },
  slug: {
    zod: text.refine(isSlug, {
      error:
        'must be segments separated by “/”, of letters, digits, “-”, “_” and “.”; a segment may not begin with “_”, and “..” is only allowed at the beginning',
    }),
    contentlayer: { type: 'string' },
  },
  image: {
    zod: text.regex(/^(?:https?:\/\/|(?![a-z][a-z\d+.-]*:)(?:\.\.\/)*(?!.*(?:^|[\\/])\.\.(?:[\\/]|$)))/i, {
      error:
        'must be a URL such as https://example.org/a.png, or the path of an image, with “..” only at its beginning',
    }),
    contentlayer: { type: 'string' },
  },
  reference: { zod: text.nullable(), contentlayer: { type: 'json' } },
  url: {
    zod: z.url({ protocol: /^https?$/, error: 'must be a URL such as https://example.org/, or null' }).nullable(),
    contentlayer: { type: 'json' },
  },
  hash: {
    zod: z
      .string({ error: 'must be text' })
      .regex(/^[0-9a-f]{12}$/, { error: 'is written by `npm run content:stamp`' }),
    contentlayer: { type: 'string' },
  },
  lastUpdate: {
    zod: z.strictObject(
      { date: date.optional(), author: text.optional(), note: text.optional() },
      { error: 'must hold date, author and/or note' },
    ),
    contentlayer: { type: 'json' },
  },
  locations: {
    zod: z.union([location, z.array(location)], {
      error: 'must be a path of the site, such as /guides/old/, or a list of such paths',
    }),
    contentlayer: { type: 'json' },
  },
} as const satisfies Record<FieldKind, { zod: z.ZodType; contentlayer: object }>

/**
 * The schemas of a lenient folder that differ: authors may have their details in the page, and a slug is converted to a
 * valid one.
 */
const lenientKinds: Partial<Record<FieldKind, { zod: z.ZodType }>> = {
  authorKeys: { zod: z.unknown().superRefine(checkAuthors) },
  slug: { zod: text },
}

const shared = {
  title: { kind: 'text', required: true },
  title_meta: { kind: 'text' },
  description: { kind: 'text' },
  slug: { kind: 'slug' },
  tags: { kind: 'tagKeys' },
  keywords: { kind: 'texts' },
  date: { kind: 'date' },
  authors: { kind: 'authorKeys' },
  draft: { kind: 'flag' },
  unlisted: { kind: 'flag' },
  last_update: { kind: 'lastUpdate' },
  custom_edit_url: { kind: 'url' },
  image: { kind: 'image' },
  hide_table_of_contents: { kind: 'flag' },
  toc_min_heading_level: { kind: 'level' },
  toc_max_heading_level: { kind: 'level' },
  redirect_from: { kind: 'locations' },
  source_hash: { kind: 'hash' },
} as const satisfies Record<string, Field>

/** The frontmatter fields of `content/<locale>/docs/**.mdx`. */
export const docFields = {
  ...shared,
  id: { kind: 'name' },
  hide_title: { kind: 'flag' },
  sidebar_label: { kind: 'text' },
  sidebar_position: { kind: 'number' },
  sidebar_badge: { kind: 'text' },
  displayed_sidebar: { kind: 'reference' },
  pagination_label: { kind: 'text' },
  pagination_prev: { kind: 'reference' },
  pagination_next: { kind: 'reference' },
} as const satisfies Record<string, Field>

/** The frontmatter fields of `content/<locale>/blog/<year>/<slug>.mdx`. */
export const postFields = {
  ...shared,
  date: { kind: 'date', required: true },
} as const satisfies Record<string, Field>

export const collections = { docs: docFields, blog: postFields } as const

export type Collection = keyof typeof collections

/** Converts fields to contentlayer's field definitions. */
export function contentlayerFields(fields: Record<string, Field>): FieldDefs {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...kinds[field.kind].contentlayer, required: field.required ?? false },
    ]),
  ) as FieldDefs
}

/** Returns the schema that validates a file's frontmatter; unknown fields are errors. */
export function frontmatterCheck(fields: Record<string, Field>, level: ContentSettings['level'] = 'strict'): z.ZodType {
  return z
    .strictObject(
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => {
          const { zod: check }: { zod: z.ZodType } =
            (level === 'lenient' && lenientKinds[field.kind]) || kinds[field.kind]
          return [name, field.required ? check : check.optional()]
        }),
      ),
    )
    .superRefine(checkTocLevels)
}

/** Reports a `toc_min_heading_level` above the maximum, with which the table of contents would be empty. */
function checkTocLevels(given: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const { toc_min_heading_level: min, toc_max_heading_level: max = site.tocLevels.max } = given
  if (min === undefined || Number(min) <= Number(max)) return
  const message = `must be at most toc_max_heading_level, which is ${Number(max)}`
  context.addIssue({ code: 'custom', path: ['toc_min_heading_level'], message })
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
