import { Fragment } from 'react'
import type { Author } from '@/lib/content-model/types'
import { ExternalLink } from '../ui/ExternalLink'

/** Links to an author's accounts on other sites. */
export function AuthorSocials({ author: { socials = [] } }: { author: Author }) {
  if (socials.length === 0) return null
  return (
    <small>
      {socials.map(({ name, url }, index) => (
        <Fragment key={url}>
          {index > 0 && ' · '}
          <ExternalLink href={url}>{name}</ExternalLink>
        </Fragment>
      ))}
    </small>
  )
}
