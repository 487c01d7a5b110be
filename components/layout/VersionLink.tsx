'use client'

import type { ComponentProps } from 'react'
import { preferVersion } from '@/lib/client/preferred-version'
import { Link } from '../ui/Link'

/** A link to a version of the docs, which stores the version as the preferred one when it is clicked. */
export function VersionLink({ version, ...rest }: ComponentProps<typeof Link> & { version: string }) {
  return <Link {...rest} onClick={() => preferVersion(version)} />
}
