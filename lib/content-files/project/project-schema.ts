import { z } from 'zod'
import { isActive } from '../../mdx/plugins/guard'
import { localized, text } from '../../content-model/localized-text'
import { strictMap } from '../../content-model/schema-issues'

/* The schemas of tags.yml and sidebars.ts. */

export const tagRow = strictMap({ label: localized, slug: text.optional(), description: localized.optional() })

const linkItem = strictMap({
  type: z.literal('link'),
  label: localized,
  href: text.refine((href) => !isActive('href', href), { error: 'must not be a URL that runs code' }),
  description: localized.optional(),
  unlisted: z.boolean().optional(),
})

const generatedIndex = strictMap({
  type: z.literal('generated-index'),
  title: localized.optional(),
  description: localized.optional(),
  slug: text.optional(),
})

/** The schema of the items of `<DocCardList items={…}>`. */
export const cardItems = z.array(
  z.union([text, linkItem], { error: "is neither a doc’s id nor { type: 'link', label, href }" }),
  { error: 'is not a list of docs’ ids' },
)

const item: z.ZodType = z.lazy(() =>
  z.union([text, z.discriminatedUnion('type', [linkItem, category])], {
    error: "must be a doc’s id, { type: 'link', label, href } or { type: 'category', label, items }",
  }),
)

const category = strictMap({
  type: z.literal('category'),
  label: localized,
  link: z.union([text, generatedIndex], { error: "must be a doc’s id or { type: 'generated-index' }" }).optional(),
  items: z.array(item),
  collapsed: z.boolean().optional(),
  collapsible: z.boolean().optional(),
  unlisted: z.boolean().optional(),
})

export const sidebarsFile = z.record(z.string(), z.array(item))
