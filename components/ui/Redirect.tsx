import { withBase } from '@/lib/routes'
import { Link } from './Link'

/** A page that only sends the reader on; it works without scripts. `to` is a public path. */
export function Redirect({ to }: { to: string }) {
  const target = withBase(to)
  return (
    <main>
      <meta httpEquiv="refresh" content={`0; url=${target}`} />
      <Link href={to}>{target}</Link>
    </main>
  )
}
