import { z } from 'zod'
import { localized, text } from './localized-text'
import { strictMap } from './schema-issues'
import { socialName, socialUrl, type SocialLink } from './socials'

const socials = z
  .record(z.string(), text)
  .superRefine((accounts, context) => {
    for (const [platform, account] of Object.entries(accounts))
      if (socialUrl(platform, account) === undefined)
        context.addIssue({
          code: 'custom',
          path: [platform],
          input: account,
          message: 'must be a URL such as https://example.org/me',
        })
  })
  .transform((accounts): SocialLink[] =>
    Object.entries(accounts).map(([platform, account]) => ({
      name: socialName(platform),
      url: socialUrl(platform, account) ?? '',
    })),
  )

/** The schema of an entry of `authors.yml`, after `authorFields`. */
export const authorRow = strictMap({
  name: localized,
  title: localized.optional(),
  description: localized.optional(),
  url: z.url({ protocol: /^https?$/ }).optional(),
  email: z.email().optional(),
  image: text.optional(),
  socials: socials.optional(),
  organization: z.boolean().optional(),
  page: z.union([z.boolean(), strictMap({ permalink: text })], { error: 'must be true or false' }).optional(),
})

/** Renames Docusaurus' field `image_url` of an author to `image`. */
export function authorFields(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('image_url' in given)) return given
  const { image_url: image, ...others } = given
  return { image, ...others }
}
